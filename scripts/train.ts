/** Trains what the tutor has learned from lines in the repository. The same lines give the same files. */
import { parseArgs } from "node:util";

const help = `Usage: npm run train -- WHAT

  safety    from content/training/safety: the listener to children's messages and the watch over a model's replies;
            writes content/safety/messages-model.json and replies-model.json, and prints what each finds in the lines
            of a writer that it was not trained on
  acts      from content/training/acts: the reader of what a message does in the conversation; writes
            content/acts/model.json

  --help    this page
`;

/** What can be trained, by name. */
const trainers: Readonly<Record<string, () => Promise<() => void>>> = {
  safety: async () => (await import("./train/safety.ts")).trainSafety,
  acts: async () => (await import("./train/acts.ts")).trainActs,
};

const { values, positionals } = parseArgs({
  options: { help: { type: "boolean" } },
  allowPositionals: true,
});
const load = trainers[positionals[0] ?? ""];

if (values.help) {
  console.log(help);
} else if (!load) {
  console.error(help);
  process.exitCode = 2;
} else {
  const train = await load();
  train();
}
