import type { Locale, Localized } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import type { Item, Misconception, SealedKey } from "../../item.ts";
import type { Interaction, Named, Sign, Stimulus } from "../../items/interaction.ts";
import { toLatex } from "../../notation/print.ts";
import { readMathematics } from "../../notation/read.ts";
import { codeInteraction, codeSigns, testsOf } from "./build-code.ts";
import { withOpaqueNames } from "./opaque-names.ts";
import type { ItemTexts, PackItem, SkillFile, TextsFile } from "./format.ts";

/** A skill with its texts in both languages. */
export type PackSource = { skill: SkillFile; texts: TextsFile };

/** An item of a pack as a student gets it; what may be mixed is mixed by the random source. */
export function buildItem(
  source: PackSource,
  written: PackItem,
  ids: Pick<Item, "id" | "skillId">,
  random: Random,
  isExact: boolean,
): Item {
  const { skill, texts } = source;
  const other = texts.items[written.id];
  if (!other) throw new RangeError(`No texts of ${written.id}`);
  const both = (one: string, two: string | undefined): Localized =>
    inBoth(skill.language, one, two);
  const because = both(written.because, other.because);
  const interaction = interactionOf(written, other, both, random);
  const item: Item = {
    ...ids,
    prompt: both(written.ask, other.ask),
    key: keyOf(written, other, skill.language, isExact),
    ...stimuliOf(source, written, other, both),
    reason: because,
    ...whyNotOf(written, other, both),
    steps: [],
    hints: [...written.hints.map((hint, at) => both(hint, other.hints[at])), because],
    misconceptions: misconceptionsOf(written, other, skill.language, both),
    picture: null,
  };
  return interaction ? withOpaqueNames({ ...item, interaction }) : item;
}

/** Why each option that is none of the answer does not fit. */
function whyNotOf(written: PackItem, other: ItemTexts, both: Both): Pick<Item, "whyNot"> {
  if (!("not" in written) || !written.not) return {};
  const told = named(written.not, other.not, both).map(({ name, text }) => [name, text] as const);
  return { whyNot: Object.fromEntries(told) };
}

export type Both = (one: string, two: string | undefined) => Localized;

/** A text in both languages: what the other language does not say is the same there. */
export function inBoth(language: Locale, one: string, two: string | undefined): Localized {
  return language === "en" ? { en: one, es: two ?? one } : { en: two ?? one, es: one };
}

function named(
  one: Readonly<Record<string, string>>,
  two: Readonly<Record<string, string>> | undefined,
  both: Both,
): Named[] {
  return Object.entries(one).map(([name, text]) => ({ name, text: both(text, two?.[name]) }));
}

function interactionOf(
  written: PackItem,
  other: ItemTexts,
  both: Both,
  random: Random,
): Interaction | null {
  switch (written.kind) {
    case "choice":
    case "multiple":
      return {
        kind: "choice",
        options: random.shuffle(named(written.options, other.options, both)),
        several: written.kind === "multiple",
      };
    case "order":
      return {
        kind: "order",
        parts: mixed(named(written.parts, other.parts, both), written.key, random),
      };
    case "match":
      return {
        kind: "match",
        left: random.shuffle(named(written.left, other.left, both)),
        right: random.shuffle(named(written.right, other.right, both)),
      };
    case "words":
      return { kind: "words" };
    case "evidence":
      return { kind: "lines", several: written.key.length > 1 };
    case "code":
      return codeInteraction(written, other, both);
    case "number":
      return null;
  }
}

/** Parts in an order that is not the answer. */
function mixed(parts: readonly Named[], key: readonly string[], random: Random): Named[] {
  const order = random.shuffle(parts);
  const isKey = order.every(({ name }, place) => name === key[place]);
  return isKey ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

function keyOf(written: PackItem, other: ItemTexts, language: Locale, isExact: boolean): SealedKey {
  switch (written.kind) {
    case "choice":
      return { kind: "choice", picked: [written.key] };
    case "multiple":
      return { kind: "choice", picked: written.key };
    case "order":
      return { kind: "order", order: written.key };
    case "match":
      return { kind: "match", pairs: written.key };
    case "words":
      return {
        kind: "words",
        accepted: wordingsIn(
          language,
          [written.key, ...written.accept],
          other.key === undefined ? null : [other.key, ...(other.accept ?? [])],
        ),
        ...(isExact ? { isExact } : {}),
      };
    case "evidence":
      return { kind: "lines", lines: written.key };
    case "code":
      return { kind: "code", program: written.key, tests: testsOf(written) };
    case "number": {
      const read = readMathematics(written.key);
      return {
        expression: written.key,
        latex: read.ok ? toLatex(read.expression) : written.key,
        policy: {
          ...(written.unit === undefined ? {} : { unit: written.unit }),
          ...(written.decimals === undefined ? {} : { roundedTo: written.decimals }),
          ...(written.variable === undefined ? {} : { variable: written.variable }),
        },
      };
    }
  }
}

/** Wordings by language; where the other language has none of its own, those of the source. */
function wordingsIn(
  language: Locale,
  one: readonly string[],
  two: readonly string[] | null,
): Record<Locale, readonly string[]> {
  const inOther = two ?? one;
  return language === "en" ? { en: one, es: inOther } : { en: inOther, es: one };
}

function misconceptionsOf(
  written: PackItem,
  other: ItemTexts,
  language: Locale,
  both: Both,
): Misconception[] {
  return Object.entries<PackItem["wrong"][string]>(written.wrong).map(([id, { say }]) => {
    const said = other.wrong[id];
    const feedback = both(say, typeof said === "string" ? said : said?.say);
    const signs = signsOf(written, id, other, language);
    const answer = written.kind === "number" ? (written.wrong[id]?.gives ?? "") : "";
    return { id, answer, feedback, step: 0, ...(signs.length > 0 ? { signs } : {}) };
  });
}

function signsOf(written: PackItem, id: string, other: ItemTexts, language: Locale): Sign[] {
  switch (written.kind) {
    case "choice":
      return [{ kind: "choice", picked: [written.wrong[id]?.gives ?? ""], missed: [] }];
    case "multiple": {
      const gives = written.wrong[id]?.gives ?? [];
      const isLeftOut = (name: string) => name.startsWith("not ");
      return [
        {
          kind: "choice",
          picked: gives.filter((name) => !isLeftOut(name)),
          missed: gives.filter(isLeftOut).map((name) => name.slice(4)),
        },
      ];
    }
    case "order":
      return [{ kind: "order", order: written.wrong[id]?.gives ?? [] }];
    case "match":
      return [{ kind: "match", pairs: written.wrong[id]?.gives ?? {} }];
    case "words": {
      const said = other.wrong[id];
      const inOther = typeof said === "object" ? (said.gives ?? null) : null;
      return [
        { kind: "words", wordings: wordingsIn(language, written.wrong[id]?.gives ?? [], inOther) },
      ];
    }
    case "evidence":
      return [{ kind: "lines", lines: written.wrong[id]?.gives ?? [] }];
    case "code":
      return codeSigns(written, id);
    case "number":
      return [];
  }
}

/** A passage of the skill by its name; null where there is none. */
export function passageOf(
  { skill, texts }: PackSource,
  name: string | undefined,
  both: Both,
): Stimulus | null {
  const passage = name === undefined ? undefined : skill.texts[name];
  if (name === undefined || !passage) return null;
  const inOther = texts.texts[name];
  const { title, source, lines, code } = passage;
  return {
    kind: "passage",
    title: both(title, inOther?.title),
    source: source === "ours" ? null : both(source, inOther?.source),
    lines: lines.map((line, at) => both(line, inOther?.lines?.[at])),
    ...(code ? { code } : {}),
  };
}

function stimuliOf(
  source: PackSource,
  written: PackItem,
  other: ItemTexts,
  both: Both,
): Pick<Item, "stimuli"> {
  const passage = passageOf(source, written.text, both);
  const stimuli: Stimulus[] = passage ? [passage] : [];
  if (written.table) {
    const { head, rows } = written.table;
    stimuli.push({
      kind: "table",
      head: head.map((cell, at) => both(cell, other.table?.head[at])),
      rows: rows.map((row, y) => row.map((cell, x) => both(cell, other.table?.rows[y]?.[x]))),
    });
  }
  return stimuli.length > 0 ? { stimuli } : {};
}
