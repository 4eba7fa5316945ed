import { type Act, answeringActs } from "../../acts/acts.ts";
import { type Decision, decided, type Situation } from "../decision.ts";
import { anotherTopic, takeTopic, topicWished } from "../take-topic.ts";
import { kindWished } from "./kind-asked.ts";
import { nearestAsked } from "./respond-to-act.ts";

/** Asks which of several things is meant; nothing is marked. */
export function askWhich(situation: Situation, choices: readonly Act[], text: string): Decision {
  const { state } = situation;
  const ofKind = kindWished(situation, choices, text);
  if (ofKind) return ofKind;
  if (anotherTopic.test(text)) return takeTopic(situation, text);
  const topic = topicWished(situation, text);
  if (topic) return topic;
  const open = state.problem?.outcome === "open" ? state.problem : null;
  const near = open && choices.some((act) => answeringActs.has(act));
  const asked = near ? nearestAsked(situation, open, text) : null;
  if (asked) return asked;
  const time = state.times?.unclear ?? 0;
  return decided({ ...state, times: { ...state.times, unclear: time + 1 } }, [
    { kind: "offer-acts", because: "unsure", choices, text, time },
  ]);
}
