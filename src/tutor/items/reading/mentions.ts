import { closeUp, type Lexicon, partsWith } from "./parts.ts";
import { isSmall } from "./small-words.ts";
import type { Token } from "./tokens.ts";

/** Where a text speaks of a part, and how surely of just that. */
export type Mention = {
  part: number;
  /** The place in the text, in UTF-16 units. */
  at: number;
  to: number;
  tokens: readonly Token[];
  by: "place" | "value" | "whole" | "telling";
  /** It stands behind a preposition, as what is spoken of: "in line 4". */
  isOblique?: boolean;
};

/** The parts that a text names by all their own words or by a formula that no other has. */
export function wholeIn(text: string, tokens: readonly Token[], lexicon: Lexicon): Mention[] {
  const taken = new Set<Token>();
  const found: Mention[] = [];
  const add = (part: number, own: readonly Token[], by: Mention["by"]) => {
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || own.some((token) => taken.has(token))) return;
    for (const token of own) taken.add(token);
    found.push({ part, at: first.from, to: last.to, tokens: own, by });
  };
  const words = tokens.filter(({ kind }) => kind !== "sign");
  const longestFirst = lexicon.whole
    .map((own, part) => ({ own, part }))
    .toSorted((a, b) => b.own.length - a.own.length);
  for (const { own, part } of longestFirst) {
    const [only] = own;
    if (own.length === 0 || (own.length === 1 && only?.kind === "number")) continue;
    for (let at = 0; at + own.length <= words.length; at += 1) {
      const here = words.slice(at, at + own.length);
      if (!here.every((token, index) => token.plain === own[index]?.plain)) continue;
      // Its article belongs to it: "A had the most" names no option A.
      const article = words[at - 1];
      const isOwn = article !== undefined && article.plain === lexicon.article[part];
      add(part, isOwn ? [article, ...here] : here, "whole");
    }
  }
  for (const { part, from, to } of formulasIn(text, lexicon)) {
    const own = tokens.filter((token) => token.from >= from && token.to <= to);
    add(part, own, "value");
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** What is spelled with signs, or of figures and letters together: "a[-1]", "2x + y = 2", "H2O2", "2.7". */
const formula = /[^\s,;!?¿¡"“”]+(?:\s*[=+*/^<>-]+\s*[^\s,;!?¿¡"“”]+)*/gu;

function formulasIn(
  text: string,
  { spelled }: Lexicon,
): { part: number; from: number; to: number }[] {
  return [...text.matchAll(formula)].flatMap((match) => {
    const raw = match[0].replace(/[.:]+$/u, "");
    const said = closeUp(raw);
    const isFormula =
      said.length > 1 &&
      /\d/u.test(said) &&
      /[=+*/^<>[\]().-]|\p{L}\d|\d\p{L}/u.test(said) &&
      !/^[\d\s.-]+$/u.test(said.replace(/^\d+\.\d+$/u, "x"));
    if (!isFormula) return [];
    const having = spelled.flatMap((own, part) => (standsIn(own, said) ? [part] : []));
    const [part] = having;
    return having.length === 1 && part !== undefined
      ? [{ part, from: match.index, to: match.index + raw.length }]
      : [];
  });
}

/** Whether a formula stands in a text by itself, not as the end of a longer number or word. */
function standsIn(own: string, said: string): boolean {
  const isEdge = (before: string, after: string) =>
    !(/[\p{L}\d]/u.test(before) && /[\p{L}\d]/u.test(after));
  for (let at = own.indexOf(said); at >= 0; at = own.indexOf(said, at + 1)) {
    const before = own[at - 1] ?? " ";
    const after = own[at + said.length] ?? " ";
    if (isEdge(before, said[0] ?? " ") && isEdge(said.at(-1) ?? " ", after)) return true;
  }
  return false;
}

/** The parts that numbers name which are all that the parts differ in: "25 and 11", "-1 in the brackets". */
export function valuesIn(tokens: readonly Token[], { values }: Lexicon): Mention[] {
  if (!values) return [];
  return tokens.flatMap((token, at) => {
    if (token.kind !== "number") return [];
    const before = tokens[at - 1];
    const isNegative =
      before?.plain === "-" && before.to === token.from && tokens[at - 2]?.to !== before.from;
    const value = `${isNegative ? "-" : ""}${token.plain}`;
    const part = values.indexOf(value);
    const own = isNegative && before ? [before, token] : [token];
    return part < 0
      ? []
      : [{ part, at: token.from, to: token.to, tokens: own, by: "value" as const }];
  });
}

/**
 * The parts that the words of one clause tell: one for each run of words that no other part has; where no word tells one,
 * the one that most of the words fit. `free` leaves out parts that are told elsewhere.
 */
export function tellingIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isFree: (part: number) => boolean = () => true,
): Mention[] {
  const hits = tokens.flatMap((token) => {
    if (token.kind === "sign" || token.plain === "") return [];
    const parts = partsWith(token.plain, lexicon).filter(isFree);
    return parts.length > 0 ? [{ token, parts }] : [];
  });
  const runs = runsOf(hits);
  const told = runs.length > 0 ? runs : bestOf(hits);
  return told.map(({ part, own }) => {
    const from = Math.min(...own.map((token) => token.from));
    const to = Math.max(...own.map((token) => token.to));
    return { part, at: from, to, tokens: own, by: "telling" };
  });
}

type Hit = { token: Token; parts: readonly number[] };
type Run = { part: number; own: readonly Token[] };

/** Words that one part alone has, in runs; where two parts are told by turns, the one that has the most of them. */
function runsOf(hits: readonly Hit[]): Run[] {
  const runs: { part: number; own: Token[] }[] = [];
  for (const { token, parts } of hits) {
    const [part, ...others] = parts;
    if (part === undefined || others.length > 0) continue;
    const last = runs.at(-1);
    if (last?.part === part) last.own.push(token);
    else runs.push({ part, own: [token] });
  }
  const isByTurns = new Set(runs.map(({ part }) => part)).size < runs.length;
  if (!isByTurns) return runs;
  const scores = Map.groupBy(runs, ({ part }) => part);
  const [most, next] = [...scores]
    .map(([part, some]) => ({ part, own: some.flatMap((run) => run.own) }))
    .toSorted((a, b) => b.own.length - a.own.length);
  return most && most.own.length > (next?.own.length ?? 0) ? [most] : [];
}

/** The part that the words together fit best, each the more, the fewer parts have it; none where two fit as well. */
function bestOf(hits: readonly Hit[]): Run[] {
  const scores = new Map<number, { score: number; own: Token[] }>();
  const seen = new Set<string>();
  for (const { token, parts } of hits) {
    if (isSmall(token.plain) || seen.has(token.plain)) continue;
    seen.add(token.plain);
    for (const part of parts) {
      const one = scores.get(part) ?? { score: 0, own: [] };
      scores.set(part, { score: one.score + 1 / parts.length, own: [...one.own, token] });
    }
  }
  const [best, next] = [...scores]
    .map(([part, one]) => ({ part, ...one }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= tellsFrom && best.score > (next?.score ?? 0) ? [best] : [];
}

/** From this on words that several parts have tell one of them together. */
const tellsFrom = 0.8;
