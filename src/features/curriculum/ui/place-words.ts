import type { Translate } from "#shared/messages/translator.ts";
import type { SkillView } from "../contract.ts";
import { readPlace } from "../rules.ts";

/** What a text is called, with its language: "Hint 2, English". */
export function placeWords(translate: Translate, place: string, skill: SkillView): string {
  return translate("curriculum.textIn", {
    what: textWords(translate, place, skill),
    language: translate(`curriculum.language_${readPlace(place).locale}`),
  });
}

function textWords(translate: Translate, place: string, skill: SkillView): string {
  const number = numberOf(place, skill);
  if (number === 0) return translate("curriculum.textGone");
  switch (readPlace(place).field) {
    case "ask":
      return translate("curriculum.textAsk");
    case "because":
      return translate("curriculum.because");
    case "hints":
      return translate("curriculum.textHint", { number });
    case "wrong":
      return translate("curriculum.textWrong", { number });
    case "options":
      return translate("curriculum.textOption", { number });
    case "parts":
      return translate("curriculum.textPart", { number });
    case "left":
      return translate("curriculum.textLeft", { number });
    case "right":
      return translate("curriculum.textRight", { number });
    case "why":
      return translate("curriculum.textWhy");
    case "lesson":
      return translate("curriculum.lesson");
    case "example-ask":
      return translate("curriculum.textExampleAsk");
    case "example-line":
      return translate("curriculum.textLine", { number });
    case "example-why":
      return translate("curriculum.textLineWhy", { number });
    default:
      return place;
  }
}

/**
 * Which of its kind a text is, from 1, the same in both languages: the names that the files give are in one. 0 where the
 * files no longer have it.
 */
function numberOf(place: string, { texts, items }: SkillView): number {
  const { itemId, field, name } = readPlace(place);
  const siblings = [texts, ...items.map((item) => item.texts)]
    .flat()
    .map((text) => readPlace(text.place))
    .filter((each) => each.itemId === itemId && each.field === field);
  return [...new Set(siblings.map((each) => each.name))].indexOf(name) + 1;
}
