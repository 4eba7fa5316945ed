import { z } from "zod";
import english from "#content/en/misconceptions.json" with { type: "json" };
import spanish from "#content/es/misconceptions.json" with { type: "json" };
import type { Localized } from "#shared/locale.ts";
import {
  type MisconceptionId,
  misconceptionIds,
} from "../mathematics/working/wrong-rules/wrong-rule.ts";

const questions = z.record(z.enum(misconceptionIds), z.string().min(1));

/** Both languages must have a question for every misconception, and no other. */
const en = questions.parse(english);
const es = questions.parse(spanish);

/** The question a tutor asks about a misconception: it points at the rule and never gives the line away. */
export function misconceptionQuestion(id: MisconceptionId): Localized {
  return { en: en[id], es: es[id] };
}
