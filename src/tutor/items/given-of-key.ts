import type { Locale } from "#shared/locale.ts";
import type { Given, InteractionKey, Sign } from "./interaction.ts";

/** The answer that a key is, as a student would give it; a program not run yet. */
export function givenOfKey(key: InteractionKey, locale: Locale): Given {
  if (key.kind === "words") return { kind: "words", text: key.accepted[locale][0] ?? "" };
  if (key.kind === "code") return { kind: "code", program: key.program, outcomes: [] };
  return key;
}

/** An answer that shows a wrong idea by its sign, as whole as the page would send it. */
export function givenOfSign(sign: Sign, key: InteractionKey, locale: Locale): Given {
  switch (sign.kind) {
    case "choice": {
      const wanted = key.kind === "choice" ? key.picked : [];
      const isSingle = wanted.length === 1 && sign.missed.length === 0;
      const kept = isSingle ? [] : wanted.filter((name) => !sign.missed.includes(name));
      return { kind: "choice", picked: [...new Set([...kept, ...sign.picked])] };
    }
    case "order":
      return sign;
    case "match":
      return {
        kind: "match",
        pairs: { ...(key.kind === "match" ? key.pairs : {}), ...sign.pairs },
      };
    case "words":
      return { kind: "words", text: sign.wordings[locale][0] ?? "" };
    case "lines":
      return { kind: "lines", lines: sign.lines.slice(0, 1) };
    case "code":
      return { kind: "code", program: sign.program ?? "", outcomes: [] };
  }
}
