import type { Guard } from "../../guard.ts";
import { createLeakCheck } from "./answer-leak.ts";
import { createFalsehoodCheck } from "./falsehoods/false-claims.ts";
import { createFence } from "./fence/fence.ts";
import { shapeOf } from "./key-shape.ts";
import { readSaidBefore } from "./said-before.ts";
import { withTokens } from "./sentence.ts";
import { createWordWatch } from "./word-watch.ts";

/** Keeps an answer in typed mathematics, and says of no number what is not so. */
export const mathematicsGuard: Guard = {
  guardReply(key, texts, locale) {
    const said = readSaidBefore(texts.allowed);
    const leaks = key === null ? null : createLeakCheck(key, said, locale);
    const isFalse = createFalsehoodCheck(said);
    const fence = key === null ? null : createFence(key, texts, locale);
    return {
      words: createWordWatch(key, key === null ? null : shapeOf(key), locale),
      judge(held) {
        const sentence = withTokens(held);
        if (leaks?.(sentence) === true) return "answer";
        if (isFalse(sentence)) return "false-mathematics";
        return fence?.crosses(sentence) === true ? "off-plan" : null;
      },
    };
  },
  tellsKey(key, allowed, locale) {
    const tells = createLeakCheck(key, readSaidBefore(allowed), locale);
    return (sentence) => tells(withTokens(sentence));
  },
};
