import { textsOf } from "#features/learning/curriculum/places.ts";
import type { SkillState } from "#features/learning/curriculum/skill-state.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { type Facet, itemOfFacet, placeOfFacet, restingPlaceOf, skillFacet } from "./rules.ts";

/** What stands at a part of a skill; undefined where it has no such part. */
export function valueOf(
  facet: string,
  state: SkillState,
  source: PackSource,
): string | null | undefined {
  if (facet === skillFacet) return state.offReason;
  const item = itemOfFacet(facet);
  if (item !== null)
    return source.skill.items.some(({ id }) => id === item)
      ? (state.itemsOff[item] ?? null)
      : undefined;
  const resting = restingPlaceOf(facet);
  if (resting !== null) return restingAt(resting, state, source);
  const place = placeOfFacet(facet);
  const file = place === null ? undefined : fileTexts(source).get(place);
  const correction = state.texts[place ?? ""];
  return correction && correction.was === file ? correction.says : file;
}

/** Whether all that a change made stands as it left it, so that it can be taken back. */
export function stillStands(
  changes: readonly Facet[],
  state: SkillState,
  source: PackSource,
): boolean {
  return changes.every(
    ({ facet, after, was }) =>
      valueOf(facet, state, source) === after &&
      // What was said before a correction that rests would let it hold again, unchecked.
      (was === undefined || fileTexts(source).get(restingPlaceOf(facet) ?? "") !== was),
  );
}

/** A correction that does not hold, since the file says that text anew. */
type Resting = {
  place: string;
  /** What the file said when it was made. */
  was: string;
  says: string;
  /** What the file says now; null where it has no such text any more. */
  file: string | null;
};

/** The corrections that rest. One that says what the file says by now has nothing left to do. */
export function restingIn({ texts }: SkillState, source: PackSource): Resting[] {
  return Object.entries(texts).flatMap(([place, { was, says }]) => {
    const file = fileTexts(source).get(place) ?? null;
    return was === file || says === file ? [] : [{ place, was, says, file }];
  });
}

/** Whether a correction holds. */
export function isCorrectedBy({ texts }: SkillState, source: PackSource): boolean {
  return Object.entries(texts).some(([place, { was }]) => was === fileTexts(source).get(place));
}

/** The correction that rests at a place; null where there is none, undefined where one holds. */
function restingAt(
  place: string,
  state: SkillState,
  source: PackSource,
): string | null | undefined {
  const correction = state.texts[place];
  if (correction && correction.was === fileTexts(source).get(place)) return undefined;
  return restingIn(state, source).find((resting) => resting.place === place)?.says ?? null;
}

/** A skill's state after changes of parts that it has. */
export function applyChanges(
  state: SkillState,
  source: PackSource,
  changes: readonly Facet[],
): SkillState {
  const itemsOff = { ...state.itemsOff };
  const texts = { ...state.texts };
  let { offReason } = state;
  for (const { facet, after, was: wasFile } of changes) {
    const [item, place] = [itemOfFacet(facet), placeOfFacet(facet)];
    const resting = restingPlaceOf(facet);
    if (facet === skillFacet) offReason = after;
    else if (item !== null && after === null) delete itemsOff[item];
    else if (item !== null && after !== null) itemsOff[item] = after;
    else if (resting !== null && after === null) delete texts[resting];
    else if (resting !== null && after !== null)
      texts[resting] = { was: wasFile ?? "", says: after };
    else if (place !== null && after !== null) {
      const was = fileTexts(source).get(place) ?? "";
      if (after === was) delete texts[place];
      else texts[place] = { was, says: after };
    }
  }
  return { offReason, itemsOff, texts };
}

const known = new WeakMap<PackSource, ReadonlyMap<string, string>>();

/** What the files say, by place. */
function fileTexts(source: PackSource): ReadonlyMap<string, string> {
  const texts =
    known.get(source) ?? new Map(textsOf(source).map(({ place, text }) => [place, text]));
  known.set(source, texts);
  return texts;
}
