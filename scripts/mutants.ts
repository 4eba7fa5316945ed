import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readSpecRows } from "./docs/spec-coverage.ts";
import { copyCheckout } from "./mutants/copy-checkout.ts";
import type { Fault } from "./mutants/fault.ts";
import { faults, rowsWithoutFault } from "./mutants/faults.ts";
import { readKeptOutcomes } from "./mutants/kept-outcomes.ts";
import { openBench, type Outcome } from "./mutants/plant.ts";

const help = `npm run test:mutants [-- ROW …] [--fresh] [--list]

Plants faults in a copy of the program, one at a time, and says which tests notice: row, fault, noticed by. Fails
where a fault is noticed by none and no reason stands beside it, or where it can no longer be planted.

  ROW      these rows alone: "K-01", or the beginning of several: "K"
  --fresh  also those that were noticed before, by the same tests in the same files
  --list   plants nothing; says what would be planted, and of which rows nothing is
  --help   show this
`;

const root = fileURLToPath(new URL("..", import.meta.url));

/** Which faults a command line asks for; all where it names no row. */
function chosen(rows: readonly string[]): Fault[] {
  return faults.filter(
    ({ row }) => rows.length === 0 || rows.some((start) => row.startsWith(start)),
  );
}

async function list(asked: readonly Fault[]): Promise<void> {
  for (const { row, what, file } of asked) console.log(`${row}  ${what}  (${file})`);
  const planted = new Set(faults.map(({ row }) => row));
  for (const { id } of await readSpecRows(root)) {
    if (!planted.has(id))
      console.log(`${id}  nothing: ${rowsWithoutFault[id] ?? "no reason given"}`);
  }
}

/** Tries faults one after the other; gives how many were noticed, and the lines of those that fail the run. */
async function tryAll(asked: readonly Fault[], isFresh: boolean): Promise<[number, string[]]> {
  const folder = await copyCheckout(root);
  const kept = await readKeptOutcomes(root, folder);
  const bench = openBench(folder);
  const failures: string[] = [];
  let noticed = 0;
  let isOver = false;
  const clear = async () => {
    isOver = true;
    await bench.close();
    await rm(folder, { recursive: true, force: true });
  };
  // Broken off, it leaves neither its copy nor its database behind; the next run goes on where it was.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void clear().finally(() => process.exit(130)));
  }
  try {
    for (const fault of asked) {
      const known = isFresh ? null : await kept.find(fault);
      const outcome = known ?? (await bench.try(fault));
      if (isOver) break;
      if (!known) await kept.keep(fault, outcome);
      const words = wordsOf(fault, outcome);
      console.log(words);
      if (outcome.noticedBy.length > 0) noticed++;
      else if (outcome.trouble !== null || fault.unnoticed === undefined) failures.push(words);
    }
  } finally {
    await clear();
  }
  return [noticed, failures];
}

function wordsOf({ row, what, unnoticed }: Fault, { noticedBy, trouble }: Outcome): string {
  const [first, ...more] = noticedBy;
  if (first === undefined) {
    return `${row}  ${what}  UNNOTICED: ${trouble ?? unnoticed ?? "by every test that ought to"}`;
  }
  return `${row}  ${what}  noticed by: ${first}${more.length > 0 ? ` (and ${more.length} more)` : ""}`;
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return void process.stdout.write(help);
  const rows = args.filter((argument) => !argument.startsWith("--"));
  const asked = chosen(rows);
  if (args.includes("--list")) return list(asked);
  if (asked.length === 0) throw new Error(`no fault is planted of ${rows.join(", ")}`);
  const [noticed, failures] = await tryAll(asked, args.includes("--fresh"));
  console.log(
    `${noticed} of ${asked.length} faults noticed, of ${new Set(asked.map(({ row }) => row)).size} rows`,
  );
  if (failures.length > 0) console.error(`\n${failures.join("\n")}`);
  // The tests that failed, as they should, have set it already.
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await run(process.argv.slice(2));
