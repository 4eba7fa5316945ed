import { z } from "zod";
import { programLanguages, programTestsMax } from "../../programs/program.ts";
import { template, templateTexts } from "./templates/format.ts";

/** What a skill file and its files of texts hold (docs/curriculum.md). Every value is text. */

const text = z.string().trim().min(1, "is empty");
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, "is no name: small letters, digits and hyphens");
const names = z.array(name).min(1);
const texts = z.record(name, text);
const wholeNumber = z.string().regex(/^\d+$/, "is no whole number").transform(Number);
const numbers = z
  .union([wholeNumber, z.array(wholeNumber).min(1)])
  .transform((value) => [value].flat());
const wordings = z.union([text, z.array(text).min(1)]).transform((value) => [value].flat());
const table = z.strictObject({ head: z.array(text), rows: z.array(z.array(text)).min(1) });
/** With an answer, what stands there is typed mathematics. */
const example = z.strictObject({
  ask: text,
  lines: z.array(text).min(1),
  answer: text.optional(),
});
const exampleTexts = example.omit({ answer: true });

/** `3 to 5`, or one grade. */
const grades = z
  .string()
  .regex(/^\d{1,2}(?: to \d{1,2})?$/, "is no grade: write 7 or 3 to 5")
  .transform((value): readonly [number, number] => {
    const [first = 1, last = first] = value.split(" to ").map(Number);
    return [first, last];
  })
  .refine(([first, last]) => first >= 1 && first <= last && last <= 12, "lie between 1 and 12");

const level = z
  .enum(["1", "2", "3"])
  .transform((value): 1 | 2 | 3 => (value === "1" ? 1 : value === "2" ? 2 : 3));

function wrong<T extends z.ZodType>(gives: T) {
  return z.record(name, z.strictObject({ gives, say: text }));
}

const base = {
  id: name,
  level,
  ask: text,
  text: name.optional(),
  table: table.optional(),
  hints: z.array(text).min(2, "are fewer than two"),
  because: text,
};

/** Names chosen wrongly, and left out: `[b, not a]`. */
const picks = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(z.string().regex(/^(?:not )?[a-z][a-z0-9-]*$/, "is no name")).min(1));

/** Lines of a program, or of what one prints: one text, or a list of them. */
const lines = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const program = lines
  .transform((value) => value.join("\n").trimEnd())
  .pipe(z.string().min(1, "is empty"));

const programTest = z.strictObject({
  call: text.optional(),
  gives: z.string().optional(),
  prints: lines.optional(),
  shown: z.literal("yes").optional(),
});

/** What comes of a test: the call of one that fails, or what it then gives or prints. */
const comesOf = z.union([
  text.transform((call) => ({ call, result: undefined, prints: undefined })),
  z.strictObject({ call: text, result: text.optional(), prints: lines.optional() }),
]);

const item = z.discriminatedUnion("kind", [
  z.strictObject({
    ...base,
    kind: z.literal("choice"),
    options: texts,
    key: name,
    not: texts.optional(),
    wrong: wrong(name),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("multiple"),
    options: texts,
    key: names,
    not: texts.optional(),
    wrong: wrong(picks),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("order"),
    parts: texts,
    key: names,
    wrong: wrong(names),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("match"),
    left: texts,
    right: texts,
    key: z.record(name, name),
    wrong: wrong(z.record(name, name)),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("words"),
    key: text,
    accept: z.array(text).default([]),
    spelling: z.enum(["exact", "lenient"]).optional(),
    wrong: wrong(wordings),
  }),
  z.strictObject({
    ...base,
    text: name,
    kind: z.literal("evidence"),
    key: numbers,
    wrong: wrong(numbers),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("number"),
    key: text,
    unit: text.optional(),
    decimals: wholeNumber.optional(),
    variable: text.optional(),
    wrong: wrong(text),
  }),
  z.strictObject({
    ...base,
    kind: z.literal("code"),
    language: z.enum(programLanguages),
    starts: lines.optional(),
    tests: z.array(programTest).min(2, "are fewer than two").max(programTestsMax),
    key: program,
    wrong: z.record(
      name,
      z.strictObject({ gives: comesOf.optional(), program: program.optional(), say: text }),
    ),
  }),
]);

export type PackItem = z.output<typeof item>;

/** Questions to oneself. */
const points = z.array(text).min(3, "are fewer than three").max(5, "are more than five");

/** A longer text to be written: it has no key, and no wrong answers. */
const writingTask = z.strictObject({
  id: name,
  ask: text,
  text: name.optional(),
  points,
});

export type WrittenTask = z.output<typeof writingTask>;

/** Questions that students ask, each under a name: how it is asked, and what is answered. */
const questions = z
  .record(name, z.strictObject({ asked: z.array(text).min(2, "are fewer than two"), say: text }))
  .default({});

/**
 * What a child may reply to a question that a hint, a remark to a wrong answer or an explanation ends in. `to` is that end,
 * letter by letter; `right` and `wrong` are replies as children type them; `say` answers the question.
 */
const replies = z
  .array(
    z.strictObject({
      to: text,
      right: z.array(text).min(1),
      wrong: z.array(text).default([]),
      say: text,
    }),
  )
  .default([]);

/** Where a textbook of the catalogue treats the skill: the book by its title there, the chapter as the book calls it. */
const chapters = z.array(z.strictObject({ book: text, chapter: text })).default([]);

/** A skill as its author wrote it. */
export const skillFile = z.strictObject({
  language: z.enum(["en", "es"]),
  title: text,
  grades,
  standards: text.optional(),
  needs: z
    .record(name, z.string().regex(/^(?:0?\.\d+|1)$/, "is no share between 0.1 and 1"))
    .default({}),
  chapters,
  why: text,
  lesson: text,
  words: z.record(text, text).default({}),
  questions,
  replies,
  example,
  texts: z
    .record(
      name,
      z.strictObject({
        title: text,
        source: text,
        code: z.enum(["python", "javascript"]).optional(),
        lines: z.array(z.string()).min(1),
      }),
    )
    .default({}),
  items: z.array(item).default([]),
  templates: z.array(template).min(1).optional(),
  writing: z.array(writingTask).min(1).optional(),
});

export type SkillFile = z.output<typeof skillFile>;

const itemTexts = z.strictObject({
  ask: text,
  options: texts.optional(),
  not: texts.optional(),
  parts: texts.optional(),
  left: texts.optional(),
  right: texts.optional(),
  table: table.optional(),
  key: text.optional(),
  accept: z.array(text).optional(),
  unit: text.optional(),
  starts: lines.optional(),
  hints: z.array(text),
  because: text,
  wrong: z.record(name, z.union([text, z.strictObject({ gives: wordings.optional(), say: text })])),
});

export type ItemTexts = z.output<typeof itemTexts>;

/** What is read of a skill in another language. */
export const textsFile = z.strictObject({
  language: z.enum(["en", "es"]),
  of: z.string().optional(),
  title: text,
  why: text,
  lesson: text,
  words: z.record(text, text).default({}),
  questions,
  replies,
  example: exampleTexts,
  texts: z
    .record(
      name,
      z.strictObject({
        title: text.optional(),
        source: text.optional(),
        code: z.string().optional(),
        lines: z.array(z.string()).min(1).optional(),
      }),
    )
    .default({}),
  items: z.record(name, itemTexts).default({}),
  templates: z.record(name, templateTexts).optional(),
  writing: z.record(name, z.strictObject({ ask: text, points })).optional(),
});

export type TextsFile = z.output<typeof textsFile>;
