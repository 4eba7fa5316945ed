/**
 * Measures the tutor. Each command prints what it finds in readable lines; with --json the last line is one object.
 */
import { parseArgs } from "node:util";

const help = `Usage: npm run eval -- COMMAND --file FILE [--json]

  marking   pairs {expected, given, equivalent}, one JSON object a line: right marks, false accepts, false rejects
  maths     questions {question, answer}, one JSON object a line: right, wrong and unknown answers
  safety    messages {message, locale, expected} and replies {reply, locale, expected}, one JSON object a line: distress
            heard, false alarms, unsafe replies let through, good ones stopped

  dialogue  messages {id, locale, problem, key, message, act, mark}, one JSON object a line: what each was taken for, how
            many were asked back, and whether anything was marked that should not be

  cards     messages {card, message, expected}, one JSON object a line, on the cards of --cards: what was marked, asked
            about or kept, and what a teacher would have done

  --file    the file to measure on
  --cards   the cards, one JSON object {card, locale, subject, itemId} a line
  --counts  print the score alone
  --json    print the score as one JSON object on the last line
  --help    this page
`;

type Command = (file: string, json: boolean, more: { cards: string; quiet: boolean }) => unknown;

/** Commands by name; each loads only what it measures. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  marking: async () => (await import("./eval/marking.ts")).evaluateMarking,
  maths: async () => (await import("./eval/maths.ts")).evaluateMaths,
  safety: async () => (await import("./eval/safety.ts")).evaluateSafety,
  dialogue: async () => (await import("./eval/dialogue.ts")).evaluateDialogue,
  cards: async () => (await import("./eval/cards.ts")).evaluateCards,
};

const { values, positionals } = parseArgs({
  options: {
    file: { type: "string" },
    cards: { type: "string" },
    json: { type: "boolean" },
    counts: { type: "boolean" },
    help: { type: "boolean" },
  },
  allowPositionals: true,
});
const load = commands[positionals[0] ?? ""];

if (values.help) {
  console.log(help);
} else if (!load || values.file === undefined) {
  console.error(help);
  process.exitCode = 2;
} else {
  const run = await load();
  await run(values.file, values.json ?? false, {
    cards: values.cards ?? "",
    quiet: values.counts ?? false,
  });
}
