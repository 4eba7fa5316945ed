import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { run } from "./processes.mjs";

/** Code for `node -e` that starts a child in a group of its own, and says its pid. */
const startsChild = `
  const child = require("node:child_process").spawn(
    process.execPath, ["-e", "setTimeout(() => {}, 30000)", "planted"], { detached: true, stdio: "inherit" });
  console.log(child.pid);
  child.unref();`;

/** One that has ended and that nobody has asked about yet still has its number. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !/\) Z /.test(stat);
}

test("what a command says and how it ended is known", async () => {
  const said = await run(process.execPath, ["-e", "console.log('hello'); process.exit(3)"]);
  expect(said).toEqual({ code: 3, output: "hello\n", timedOut: false, left: [] });
  expect(await run("/no/such/command", [])).toMatchObject({ code: 127 });
});

test("a command that takes longer than it may is ended with all that it started", async () => {
  const started = Date.now();
  const code = `${startsChild} setInterval(() => {}, 1000);`;
  const { timedOut, output } = await run(process.execPath, ["-e", code], { limitMs: 1000 });
  expect(timedOut).toBe(true);
  expect(Date.now() - started).toBeLessThan(20_000);
  await expect.poll(() => isRunning(Number(output.split("\n")[0]))).toBe(false);
});

// Who left what running is read from /proc.
test.runIf(process.platform === "linux")(
  "what a command leaves running is ended and named, also in a group of its own",
  async () => {
    const { code, output, left } = await run(process.execPath, ["-e", startsChild]);
    expect(code).toBe(0);
    expect(left).toEqual([expect.stringMatching(/planted$/)]);
    await expect.poll(() => isRunning(Number(output.trim()))).toBe(false);
  },
);
