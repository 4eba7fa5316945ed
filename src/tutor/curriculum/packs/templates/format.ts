import { z } from "zod";
import { ruleIds } from "../../../mathematics/solving/solution.ts";
import { answerForms } from "../../../items/receipt.ts";

/** What a template of a skill file and its texts hold (docs/curriculum.md). Every value is text. */

const text = z.string().trim().min(1, "is empty");
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, "is no name: small letters, digits and hyphens");
/** What a value is called in formulas. */
const valueName = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*$/,
    "is no name of a value: letters and digits, the first a small letter",
  );
const valueNames = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(?: *, *[a-z][A-Za-z0-9]*)*$/, "are no names of values: a, b");
const wordings = z.union([text, z.array(text).min(1)]).transform((value) => [value].flat());
const conditions = z
  .union([text, z.array(text)])
  .default([])
  .transform((value) => [value].flat());
const yes = z.literal("yes").optional();
const wholeNumber = z.string().regex(/^\d+$/, "is no whole number").transform(Number);
const level = z
  .enum(["1", "2", "3"])
  .transform((value): 1 | 2 | 3 => (value === "1" ? 1 : value === "2" ? 2 : 3));

/** Words that hang on a value: `{of: factor, 2: doubles, 3: triples}`. */
const caseWords = z.record(
  z.string().regex(/^(?:of|-?\d+)$/, "is neither `of` nor a number"),
  text,
);

const point = z.strictObject({ x: text, y: text });

const picture = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("fraction-bars"),
    describe: text,
    bars: z.array(z.strictObject({ parts: text, shaded: text })).min(1),
  }),
  z.strictObject({
    kind: z.literal("number-line"),
    describe: text,
    from: text,
    to: text,
    marks: z.array(z.strictObject({ at: text, label: text })),
  }),
  z.strictObject({
    kind: z.literal("plot"),
    describe: text,
    functions: z.array(text).default([]),
    points: z.array(point).default([]),
  }),
  z.strictObject({ kind: z.literal("rectangle"), describe: text, width: text, height: text }),
  z.strictObject({
    kind: z.literal("right-triangle"),
    describe: text,
    legA: text,
    legB: text,
    hypotenuse: text,
  }),
]);

export type TemplatePicture = z.output<typeof picture>;

export const template = z.strictObject({
  id,
  level,
  draw: z.record(valueNames, text),
  where: conditions,
  let: z.record(valueName, text).default({}),
  cases: z.record(valueName, caseWords).default({}),
  ask: wordings,
  key: text,
  shown: text.optional(),
  form: z.enum(answerForms).optional(),
  unit: text.optional(),
  decimals: wholeNumber.optional(),
  variable: text.optional(),
  ordered: yes,
  accept: z.array(text).default([]),
  steps: z
    .array(z.strictObject({ line: text, say: text, rule: z.enum(ruleIds).optional() }))
    .min(2, "are fewer than two"),
  hints: z.array(text).min(2, "are fewer than two"),
  because: text,
  wrong: z.record(
    id,
    z.strictObject({ gives: text, say: text, step: wholeNumber, where: conditions }),
  ),
  picture: picture.optional(),
});

/** A template as its author wrote it. */
export type Template = z.output<typeof template>;

/** What is read of a template in another language. */
export const templateTexts = z.strictObject({
  cases: z
    .record(valueName, z.record(z.string().regex(/^-?\d+$/, "is no number"), text))
    .default({}),
  ask: wordings,
  accept: z.array(text).default([]),
  steps: z.array(text),
  hints: z.array(text),
  because: text,
  wrong: z.record(id, text),
  picture: text.optional(),
});

export type TemplateTexts = z.output<typeof templateTexts>;
