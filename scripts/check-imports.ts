import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import type { IForbiddenRuleType } from "dependency-cruiser";
import { z } from "zod";

/** One import that a rule forbids; paths are relative to the root. */
export type ImportViolation = { rule: string; from: string; to: string; comment: string };

/** What was looked at and found. */
export type ImportReport = {
  /** Source files looked at. */
  files: number;
  /** Imports followed between them and to packages. */
  imports: number;
  violations: ImportViolation[];
};

const ruleFields = z.looseObject({ name: z.string(), comment: z.string() });

const configuration = z.object({
  // dependency-cruiser checks the rest of a rule itself (`validate`).
  forbidden: z.array(z.custom<IForbiddenRuleType>((rule) => ruleFields.safeParse(rule).success)),
  options: z.record(z.string(), z.unknown()),
});

const cruiseOutput = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.unknown()) })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

/** The rules of `.dependency-cruiser.cjs`. */
export function importRules(): z.infer<typeof configuration> {
  return configuration.parse(createRequire(import.meta.url)("../.dependency-cruiser.cjs"));
}

/**
 * Follows every import under `root`/src and reports those a rule forbids.
 * @throws Error when a source file was not looked at: a parser that understands no TypeScript
 *   finds no violation either
 */
export async function checkImports(root: string): Promise<ImportReport> {
  const { forbidden, options } = importRules();
  const result = await cruise(["src"], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { modules, summary } = cruiseOutput.parse(result.output);
  const seen = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  const files = await sourceFiles(root);
  const missed = files.filter((file) => !seen.has(file));
  if (files.length === 0 || missed.length > 0) {
    throw new Error(
      `${missed.length} of ${files.length} source files were not looked at: ${missed.slice(0, 3).join(", ")}`,
    );
  }
  const imports = files.reduce((sum, file) => sum + (seen.get(file) ?? 0), 0);
  const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]));
  const violations = summary.violations.map(({ from, to, rule }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? "",
  }));
  return { files: files.length, imports, violations };
}

/** Every TypeScript file under `root`/src, relative to `root`, with forward slashes. */
async function sourceFiles(root: string): Promise<string[]> {
  const entries = await readdir(join(root, "src"), { recursive: true });
  return entries
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name.replaceAll("\\", "/")}`);
}

async function main(): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log("Checks who imports whom in src by the rules of .dependency-cruiser.cjs.");
    return;
  }
  const { files, imports, violations } = await checkImports(join(import.meta.dirname, ".."));
  for (const { from, to, rule, comment } of violations) {
    console.error(`${from} imports ${to}: ${comment} (${rule})`);
  }
  // Files without imports between them cannot be: the parser saw nothing inside them.
  const blind = files > 20 && imports < files;
  if (blind) console.error(`Only ${imports} imports were seen in ${files} files.`);
  if (blind || violations.length > 0) process.exitCode = 1;
  else console.log(`${files} files, ${imports} imports, none forbidden`);
}

if (import.meta.main) await main();
