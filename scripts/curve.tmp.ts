import { readFileSync } from "node:fs";
import { sentencesOf, watchReply } from "/work/main/src/tutor/safety/watch-reply.ts";
import { hearMessage } from "/work/main/src/tutor/safety/hear-message.ts";
const rows = readFileSync(process.argv[2]!, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((l) => JSON.parse(l));
const rep = rows
  .filter((r) => r.reply)
  .map((r) => {
    const w = watchReply();
    return { ...r, d: Math.max(0, ...sentencesOf(r.reply).map((s) => w.danger(s))) };
  });
const good = rep
  .filter((r) => r.expected === "pass")
  .map((r) => r.d)
  .sort((a, b) => b - a);
for (const f of [0.003, 0.01, 0.02, 0.03, 0.05, 0.1]) {
  const t = good[Math.floor(good.length * f)]!;
  const bad = rep.filter((r) => r.expected === "stop");
  console.log(
    "reply good stopped",
    f,
    "t",
    t.toFixed(3),
    "caught",
    (bad.filter((r) => r.d > t).length / bad.length).toFixed(3),
  );
}
const msg = rows
  .filter((r) => r.message)
  .map((r) => ({ ...r, d: hearMessage(r.message).distress }));
const none = msg
  .filter((r) => r.expected === "none")
  .map((r) => r.d)
  .sort((a, b) => b - a);
for (const f of [0.005, 0.01, 0.03, 0.05, 0.06, 0.1]) {
  const t = none[Math.floor(none.length * f)]!;
  const bad = msg.filter((r) => r.expected !== "none");
  console.log(
    "msg false",
    f,
    "t",
    t.toFixed(3),
    "caught",
    (bad.filter((r) => r.d > t).length / bad.length).toFixed(3),
  );
}
