import { textsOf } from "#features/learning/curriculum/places.ts";
import type { SkillState } from "#features/learning/curriculum/skill-state.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { type Facet, itemOfFacet, placeOfFacet, skillFacet } from "./rules.ts";

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
  const place = placeOfFacet(facet);
  const file = place === null ? undefined : fileTexts(source).get(place);
  const correction = state.texts[place ?? ""];
  return correction && correction.was === file ? correction.says : file;
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
  for (const { facet, after } of changes) {
    const [item, place] = [itemOfFacet(facet), placeOfFacet(facet)];
    if (facet === skillFacet) offReason = after;
    else if (item !== null && after === null) delete itemsOff[item];
    else if (item !== null && after !== null) itemsOff[item] = after;
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
