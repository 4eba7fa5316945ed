import type { Decision, Situation } from "../decision.ts";
import { saying } from "../decision.ts";
import { backToWork } from "./back-to-work.ts";

/** Asks what a topic is good for, of whichever topic. */
const asksUse =
  /(?<!\p{L})(?:para qu[eé] (?:me )?(?:sirve|quiero|necesito)|de qu[eé] (?:me )?sirve|what(?:'s| is) (?:this|it|that)(?: even)? (?:good )?for|why do (?:i|we)(?: even)? (?:have|need) to (?:learn|know|do) (?:this|it|that|these)|when (?:will|would|do) (?:i|we) (?:ever |even )?(?:use|need) (?:this|it|that)|por qu[eé] (?:tengo|tenemos) que (?:aprender|hacer) est[oae])(?!\p{L})/iu;

/** Asks whether a calculator may be used. */
const asksCalculator =
  /(?<!\p{L})(?:calculator|calculadora)(?!\p{L}).*[?¿]|(?:allowed|can i|may i|puedo|se puede|vale).*(?<!\p{L})(?:calculator|calculadora)(?!\p{L})|(?<!\p{L})calculadora se puede/iu;

/** Answers what may be asked of any topic: what it is good for, and whether a calculator is allowed. Null where neither is asked. */
export function answerCommon(situation: Situation, text: string): Decision | null {
  const { state, skills, locale } = situation;
  const skillId = state.problem?.item.skillId ?? state.lastSkillId;
  const why = skills.find(({ id }) => id === skillId)?.words.why[locale];
  if (why !== undefined && asksUse.test(text) && state.told?.includes(why) !== true) {
    const told = [...(state.told ?? []), why];
    return saying({ ...situation, state: { ...state, told } }, [
      { kind: "notion", text: why, isOpen: false, time: 0 },
      ...backToWork(situation),
    ]);
  }
  if (!asksCalculator.test(text)) return null;
  return saying(situation, [{ kind: "talk", about: "calculator", time: 0 }]);
}
