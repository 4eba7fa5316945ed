import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Fault } from "./fault.ts";
import type { Outcome } from "./plant.ts";

const line = z.object({ key: z.string(), noticedBy: z.array(z.string()).min(1) });

/** Faults that were noticed before, so that a run that was broken off goes on where it was. */
export type KeptOutcomes = {
  find(fault: Fault): Promise<Outcome | null>;
  /** Keeps that a fault was noticed; other runs may keep theirs meanwhile. */
  keep(fault: Fault, outcome: Outcome): Promise<void>;
};

/**
 * What is kept below node_modules of the checkout at `root`. It holds as long as the fault, the file it is planted in and
 * its tests are the same to the letter; what these import may have changed, which `--fresh` asks after. The files are
 * read in `copy`, where the faults are planted: the checkout may be edited meanwhile.
 */
export async function readKeptOutcomes(root: string, copy: string): Promise<KeptOutcomes> {
  const path = join(root, "node_modules/.cache/faro-mutants.jsonl");
  const text = await readFile(path, "utf8").catch(() => "");
  const known = new Map<string, string[]>();
  for (const written of text.split("\n")) {
    const read = line.safeParse(parse(written));
    if (read.success) known.set(read.data.key, read.data.noticedBy);
  }
  return {
    async find(fault) {
      const noticedBy = known.get(await keyOf(copy, fault));
      return noticedBy ? { noticedBy, trouble: null } : null;
    },
    async keep(fault, { noticedBy }) {
      if (noticedBy.length === 0) return;
      await mkdir(dirname(path), { recursive: true });
      const key = await keyOf(copy, fault);
      await appendFile(path, `${JSON.stringify({ key, noticedBy })}\n`);
    },
  };
}

async function keyOf(copy: string, fault: Fault): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(fault));
  for (const file of [fault.file, ...fault.tests]) {
    hash.update(await readFile(join(copy, file)).catch(() => ""));
  }
  return hash.digest("hex");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
