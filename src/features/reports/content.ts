import english from "#content/kitchen-table/english.json" with { type: "json" };
import history from "#content/kitchen-table/history.json" with { type: "json" };
import mathematics from "#content/kitchen-table/mathematics.json" with { type: "json" };
import programming from "#content/kitchen-table/programming.json" with { type: "json" };
import satAct from "#content/kitchen-table/sat-act.json" with { type: "json" };
import science from "#content/kitchen-table/science.json" with { type: "json" };
import { z } from "zod";

const localized = z.object({ en: z.string().min(1), es: z.string().min(1) });

/** What a parent can ask aloud about a skill, what a good answer sounds like, and what to say where none comes. */
const question = z.object({ ask: localized, listenFor: localized, nudge: localized });

export type KitchenQuestion = z.infer<typeof question>;

/** The question of each skill, by the skill's id. */
export const kitchenQuestions: ReadonlyMap<string, KitchenQuestion> = new Map(
  [mathematics, science, english, history, programming, satAct].flatMap((written) =>
    Object.entries(z.record(z.string(), question).parse(written)),
  ),
);
