import { sentencesIn } from "../items/writing-task.ts";
import { gravestOf } from "./gravest.ts";
import { type Hearing, hearMessage } from "./hear-message.ts";

/**
 * Listens to a longer text, as a whole and sentence by sentence: among many sentences one of distress weighs little. A
 * sentence is heard out of what it stands in, so it counts for one step less where neither neighbour beside it sounds heavy:
 * what would be an alert is asked about.
 */
export function hearText(text: string): Hearing {
  const sentences = sentencesIn(text);
  const pairs = sentences.slice(1).map((next, at) => hearMessage(`${sentences[at]} ${next}`));
  const each = sentences.map((sentence, at) => {
    const around = pairs.slice(Math.max(0, at - 1), at + 1);
    const isHeavy = around.length === 0 || around.some(({ answer }) => answer !== "none");
    const heard = hearMessage(sentence);
    return isHeavy ? heard : { ...heard, answer: lowered[heard.answer] };
  });
  return gravestOf([hearMessage(text), ...each]);
}

const lowered = { alert: "check-in", "check-in": "none", none: "none" } as const;
