import type { Picture, ExpressionKey } from "../item.ts";
import type { Values } from "./fill.ts";

/**
 * An item before its words: the numbers and the mathematics, with names of texts in the skill's content file
 * where people read. A skill's generator makes drafts; `defineSkill` clothes and checks them.
 */
export type Draft = {
  /** Which wordings of the prompt suit. */
  prompt: string;
  /** Which hint ladder suits. */
  hints: string;
  /** For the placeholders of every text of the item. */
  values: Values;
  key: ExpressionKey;
  steps: readonly { say: string; line: string }[];
  misconceptions: readonly { id: string; answer: string; step: number }[];
  /** `describe` names a text in the content file. */
  picture?: { describe: string } & PictureShape;
};

type PictureShape = WithoutWords<Picture>;

type WithoutWords<P> = P extends Picture ? Omit<P, "describe"> : never;
