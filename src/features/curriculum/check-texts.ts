import { textsOf, withCorrections } from "#features/learning/curriculum/places.ts";
import type { SkillState } from "#features/learning/curriculum/skill-state.ts";
import { readSources } from "#features/learning/packs/read-pack.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import type { Subject } from "#shared/subjects.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { faultsOfSkill, faultsOfTexts, stampOf } from "#tutor/curriculum/packs/check.ts";
import type { Fault } from "#tutor/curriculum/packs/check-code.ts";
import { proveItem } from "./prove-item.ts";
import { readPlace } from "./rules.ts";

/** A skill with corrected texts; `touched` are the places of those that are new. */
export type TextsToCheck = {
  subject: Subject;
  skillId: string;
  texts: SkillState["texts"];
  touched: readonly string[];
};

/** What is wrong with a text: for the field, and in the check's own words. */
export type TextFault = { place: string; problem: FieldProblem; words: string };

/** A fault by the place of a text, if it is about one. */
type PlacedFault = { place: string } & Pick<Fault, "what" | "code">;

/**
 * What the check of skill files says to corrected texts, and whether the keys of their items still hold. What it says to
 * the files as they are is left out: whoever corrects a text is not kept from it by another.
 */
export function checkTexts({ subject, skillId, texts, touched }: TextsToCheck): TextFault[] {
  const sources = readSources(subject);
  const source = sources.get(skillId);
  const [first] = touched;
  if (!source || first === undefined) return [];
  const corrected = stamped(withCorrections(source, texts));
  const empty = textsOf(corrected).filter(({ text }) => text.trim() === "");
  if (empty.length > 0)
    return empty.map(({ place }) => ({ place, problem: "textMissing", words: "is empty" }));
  const known = new Set(sources.keys());
  const found = faultsOf(corrected, known);
  const isOld = new Set(found.length > 0 ? faultsOf(stamped(source), known).map(nameOf) : []);
  const places = new Set(textsOf(source).map(({ place }) => place));
  const faults = found.filter((fault) => !isOld.has(nameOf(fault)));
  const touchedItems = new Set(touched.flatMap((place) => readPlace(place).itemId ?? []));
  const unproved = [...touchedItems].flatMap((id) => proveItem(corrected, id));
  return [
    ...faults.map(({ place, what, code }): TextFault => ({
      place: places.has(place) ? place : first,
      problem: code ?? "checkRefused",
      words: what,
    })),
    ...unproved.map((words): TextFault => ({ place: first, problem: "checkRefused", words })),
  ];
}

function nameOf({ place, what }: PlacedFault): string {
  return `${place}: ${what}`;
}

/** Texts of both languages are corrected side by side, so that none is written for another source. */
function stamped({ skill, texts }: PackSource): PackSource {
  return { skill, texts: { ...texts, of: stampOf(skill) } };
}

function faultsOf({ skill, texts }: PackSource, known: ReadonlySet<string>): PlacedFault[] {
  const inSource = faultsOfSkill(skill, known).map(({ path, ...fault }) => {
    const [field, at, ...rest] = path.map(String);
    const id = field === "items" ? skill.items[Number(at)]?.id : at;
    return { ...fault, place: placeOf(skill.language, [field, id, ...rest]) };
  });
  const inTexts = faultsOfTexts(texts, skill, stampOf(skill)).map(({ path, ...fault }) => ({
    ...fault,
    place: placeOf(texts.language, path.map(String)),
  }));
  return [...inSource, ...inTexts];
}

/** The place of a text that a fault's path leads to. */
function placeOf(language: string, path: readonly (string | undefined)[]): string {
  const parts = path.filter((part) => part !== undefined);
  // What is said to a wrong answer is all that can be corrected of it.
  const named = parts.at(-1) === "say" ? parts.slice(0, -1) : parts;
  return [language, ...named].join(".");
}
