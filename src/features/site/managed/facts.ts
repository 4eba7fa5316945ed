import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { catalogue } from "../content/catalogue.ts";
import type { FactView, siteContract } from "../contract.ts";
import {
  checkFact,
  factFields,
  type FactKey,
  factKeys,
  type FactText,
  isInBoth,
  isSameText,
  keptFact,
  readFactText,
  shippedText,
} from "../rules/facts.ts";
import { readKind, writeChange } from "./versions.ts";

type Input = z.output<(typeof siteContract)["saveFacts"]["input"]>;

/** Every fact as it stands, with what was shipped and who changed it last. */
export async function readFacts({ db }: { db: Queryable }): Promise<{ facts: FactView[] }> {
  const kept = await readKind(db, "fact");
  return {
    facts: factKeys.map((key) => {
      const version = kept.get(key);
      return {
        key,
        text: readFactText(version?.value) ?? shippedText(key),
        shipped: shippedText(key),
        version: version?.version ?? 0,
        max: maxOf(key),
        changed: version ? { by: version.by, at: version.at.toISOString() } : null,
      };
    }),
  };
}

/** Of books no more may be claimed than the catalogue has. */
function maxOf(key: FactKey): number {
  return key === "textbookCount" ? catalogue.length : factFields[key].max;
}

/**
 * Changes facts, all of them or none; what is as it stands already is passed over. Throws invalid_input with what is wrong
 * with each, and content_changed where another administrator changed one of them meanwhile.
 */
export async function saveFacts(
  context: RequestContext,
  { facts }: Input,
): Promise<{ facts: FactView[] }> {
  await context.db.transaction(async (transaction) => {
    const kept = await readKind(transaction, "fact");
    const checked = facts.map(({ key, text, version }) => ({ key, version, ...check(key, text) }));
    const problems = Object.assign({}, ...checked.map(({ fields }) => fields));
    if (Object.keys(problems).length > 0) throw new AppError("invalid_input", { fields: problems });
    for (const { key, version, text } of checked) {
      const standing = readFactText(kept.get(key)?.value) ?? shippedText(key);
      if (isSameText(text, standing)) continue;
      const value = isSameText(text, shippedText(key)) ? null : keptFact(text);
      await writeChange(transaction, context, { kind: "fact", key, madeOf: version, value });
    }
  });
  return readFacts(context);
}

/** A fact as it is kept, and what is wrong with it by the name of its field. */
function check(key: FactKey, typed: FactText) {
  const { text, problems } = checkFact(key, typed);
  const fields: Record<string, FieldProblem> = {};
  for (const [part, problem] of Object.entries(problems)) {
    fields[part === "" ? key : `${key}.${part}`] = problem;
  }
  if (key === "textbookCount" && !isInBoth(text) && Number(text) > catalogue.length) {
    fields[key] = "numberTooLarge";
  }
  return { text, fields };
}
