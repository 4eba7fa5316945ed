import { z } from "zod";
import { interaction, stimulus } from "#features/tutoring/contract/interaction.ts";
import { picture } from "#features/tutoring/contract/picture.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { changeActions, itemKinds, reasonLengthMax, textLengthMax, textsMax } from "./rules.ts";

const localized = z.object({ en: z.string(), es: z.string() });
const count = z.number().int();
/** A line of something worked out, with its words; "" where it has words alone. */
const workedLine = z.object({ say: localized, line: localized });

export type WorkedLine = z.infer<typeof workedLine>;

const grades = z.tuple([count, count]).readonly();

/** How often students asked for a second look at a mark, and how often the answer was made right. */
const challenged = z.object({ asked: count, upheld: count });

/** A skill as the list shows it. */
const listedSkill = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  title: localized,
  grades,
  /** Fixed items that are drawn. */
  items: count,
  itemsOff: count,
  /** Templates, which draw an item anew each time. */
  templates: count,
  isOff: z.boolean(),
  isCorrected: z.boolean(),
  /** Corrections that rest, since the files say those texts anew. */
  resting: count,
  challenged,
});

export type ListedSkill = z.infer<typeof listedSkill>;

/** A text that may be corrected. */
const placedText = z.object({
  /** `es.items.first-energy.hints.0` (rules.ts). */
  place: z.string(),
  says: z.string(),
  /** What the file says, where that was corrected; null where the text is the file's. */
  file: z.string().nullable(),
});

export type PlacedTextView = z.infer<typeof placedText>;

/** A correction that does not hold: the file says that text anew since it was made. */
const restingCorrection = z.object({
  place: z.string(),
  /** What the file said then. */
  was: z.string(),
  says: z.string(),
  /** What the file says now; null where it has no such text any more. */
  file: z.string().nullable(),
});

export type RestingCorrection = z.infer<typeof restingCorrection>;

/** An item as a student is shown it, with its sealed answer. */
const shownItem = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  level: count,
  /** Why it is not drawn; null while it is. */
  offReason: z.string().nullable(),
  prompt: localized,
  interaction: interaction.optional(),
  stimuli: z.array(stimulus).readonly().optional(),
  picture: picture.nullable(),
  /** The answer as it is told: light Markdown, or a program. */
  key: localized,
  /** Names of the options, and numbers of the lines, that are right. */
  right: z.array(z.string()).readonly(),
  hints: z.array(localized).readonly(),
  because: localized,
  /** How it is worked out, line by line. */
  steps: z.array(workedLine).readonly(),
  wrong: z
    .array(
      z.object({
        id: z.string(),
        /** The answer that shows the wrong idea; null where no single answer does. */
        gives: localized.nullable(),
        says: localized,
      }),
    )
    .readonly(),
  challenged,
  texts: z.array(placedText).readonly(),
});

export type ShownItem = z.infer<typeof shownItem>;

/** A change of a skill. */
const skillChange = z.object({
  id: z.string(),
  action: z.enum(changeActions),
  changes: z
    .array(
      z.object({
        /** What stands differently (rules.ts). */
        facet: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .readonly(),
  reason: z.string().nullable(),
  /** Null once the account is gone. */
  administratorName: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Whether all of it still stands, so that it can be taken back. */
  canTakeBack: z.boolean(),
});

export type SkillChangeView = z.infer<typeof skillChange>;

/** A skill with all that it teaches. */
const skillRecord = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  title: localized,
  grades,
  standards: z.string().nullable(),
  needs: z.array(z.object({ id: z.string(), title: localized })).readonly(),
  why: localized,
  lesson: localized,
  example: z.object({
    problem: localized,
    lines: z.array(workedLine).readonly(),
  }),
  /** What is drawn for a student, by level: fixed items, and samples of the templates. */
  items: z.array(shownItem).readonly(),
  /** Whether the lesson for visitors on the public pages holds it: that changes with the next build alone. */
  isForVisitors: z.boolean(),
  /** Why it is not taught; null while it is. */
  offReason: z.string().nullable(),
  /** Counts its changes: whoever saves says which one they saw. */
  version: count,
  texts: z.array(placedText).readonly(),
  /** Of the lesson and of every problem. */
  resting: z.array(restingCorrection).readonly(),
  /** Latest first. */
  changes: z.array(skillChange).readonly(),
});

export type SkillView = z.infer<typeof skillRecord>;

const skillId = z.string().max(80);
const place = z.string().max(200);

/** The skill, and the version of it that whoever changes it has seen. */
const seen = { skillId, version: count.min(0) };

const teaching = {
  ...seen,
  isTaught: z.boolean(),
  /** Asked for where something is taken out. */
  reason: z.string().trim().max(reasonLengthMax, "reasonTooLong").default(""),
};

const changed = z.object({ skill: skillRecord });

/** The curriculum as administrators manage it. */
export const curriculumContract = {
  listSkills: defineCall({
    method: "get",
    path: "/api/admin/curriculum",
    summary: "Every skill of the curriculum, with how many items it has and how it stands.",
    access: administrators,
    input: z.object({}),
    output: z.object({ skills: z.array(listedSkill).readonly() }),
  }),
  readSkill: defineCall({
    method: "get",
    path: "/api/admin/curriculum/:skillId",
    summary:
      "A skill with its lesson and its items as a student is shown them, with keys; of each template a sample.",
    access: administrators,
    input: z.object({
      skillId,
      /** Other samples of the templates, and other orders of what is mixed. */
      draw: z.coerce.number().int().min(0).max(999).default(0),
    }),
    output: changed,
    errors: ["not_found"],
  }),
  switchSkill: defineCall({
    method: "put",
    path: "/api/admin/curriculum/:skillId/teaching",
    summary:
      "Takes a skill out of what is taught and offered, or puts it back. What students earned in it stays.",
    access: administrators,
    input: z.object(teaching),
    output: changed,
    errors: ["invalid_input", "not_found", "curriculum_changed"],
  }),
  switchItem: defineCall({
    method: "put",
    path: "/api/admin/curriculum/:skillId/items/:itemName/teaching",
    summary:
      "Takes a problem that is written out from those that are drawn, with a reason, or puts it back. A skill keeps as many as its check asks for.",
    access: administrators,
    input: z.object({ ...teaching, itemName: z.string().max(80) }),
    output: changed,
    errors: ["invalid_input", "not_found", "curriculum_changed", "too_few_items"],
  }),
  correctTexts: defineCall({
    method: "put",
    path: "/api/admin/curriculum/:skillId/texts",
    summary:
      "Corrects words of a skill's lesson or of its problems, in either language, once the check of skill files has nothing to say against them. They are in the next problem that is drawn.",
    access: administrators,
    input: z.object({
      ...seen,
      texts: z.array(z.object({ place, says: z.string().max(textLengthMax) })).max(textsMax),
    }),
    output: changed,
    errors: ["invalid_input", "not_found", "curriculum_changed"],
  }),
  dropCorrection: defineCall({
    method: "post",
    path: "/api/admin/curriculum/:skillId/dropped-corrections",
    summary:
      "Drops a correction that rests since the file says its text anew. What is taught stays as it is.",
    access: administrators,
    input: z.object({ ...seen, place }),
    output: changed,
    errors: ["invalid_input", "not_found", "curriculum_changed"],
  }),
  takeBackChange: defineCall({
    method: "post",
    path: "/api/admin/curriculum/:skillId/changes/:curriculumChangeId/reversal",
    summary: "Takes a change of a skill back, where all of it still stands.",
    access: administrators,
    input: z.object({ ...seen, curriculumChangeId: z.string().max(60) }),
    output: changed,
    errors: [
      "invalid_input",
      "not_found",
      "curriculum_changed",
      "change_overtaken",
      "too_few_items",
    ],
  }),
} satisfies Contract;
