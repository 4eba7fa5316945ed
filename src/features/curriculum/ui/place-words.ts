import type { Translate } from "#shared/messages/translator.ts";
import { readPlace } from "../rules.ts";

/** What a text is called: "Hint 2". */
export function placeWords(translate: Translate, place: string): string {
  const { field, name } = readPlace(place);
  const number = Number(name) + 1;
  const idea = (name ?? "").replaceAll("-", " ");
  switch (field) {
    case "ask":
      return translate("curriculum.textAsk");
    case "because":
      return translate("curriculum.because");
    case "hints":
      return translate("curriculum.textHint", { number });
    case "wrong":
      return translate("curriculum.textWrong", { name: idea });
    case "options":
    case "parts":
    case "left":
    case "right":
      return translate("curriculum.textPart", { name: idea });
    case "why":
      return translate("curriculum.textWhy");
    case "lesson":
      return translate("curriculum.lesson");
    case "example-ask":
      return translate("curriculum.example");
    case "example-line":
      return translate("curriculum.textLine", { number });
    case "example-why":
      return translate("curriculum.textLineWhy", { number });
    default:
      return place;
  }
}
