import { inFigures } from "../../text/numbers-in-words.ts";
import { type Meaning, mended, phraseAt } from "./lexicon.ts";
import type { Piece } from "./piece.ts";
import { isUnitWord } from "../solving/solvers/measurement.ts";
import { halfAt, isJoinWord, numberAt, ordinalAt } from "./numbers-told.ts";
import { withUnknown } from "./unknown-number.ts";
import { isName, isOperator, type Token, tokensOf } from "./tokens.ts";

/** Letters that are words as well, or chat for words ("w" is "with"). */
const wordLetters = /^[aiyeourqkdw]$/i;

/** The pieces of a clean text in its order. */
export function piecesOf(clean: string, language: "en" | "es"): Piece[] {
  const tokens = tokensOf(clean);
  const words = tokens.map(({ kind, text: word }, at) =>
    language === "es" && word === "d" && tokens[at + 1]?.isApart === true
      ? "de"
      : kind === "word" && !isUnitWord(word.toLowerCase())
        ? mended(word.toLowerCase(), language)
        : word.toLowerCase(),
  );
  const certain = new Set(
    tokens.flatMap((token, at) => {
      if (isSurelyLetter(tokens, at)) return [token.text];
      if (isProductBehindSign(tokens, at)) return token.text.split("");
      const isPair = token.kind === "word" && token.text.length === 2 && !isName(token.text);
      return isPair && isProduct(tokens, at) && phraseAt(words, at, language) === null
        ? token.text.split("")
        : [];
    }),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const found =
      token.kind === "word" || token.text === "%" ? phraseIn(tokens, words, at, language) : null;
    const isLetter = token.text.length === 1 && isSurelyLetter(tokens, at);
    const isLetters =
      token.kind === "word" &&
      token.text.length > 1 &&
      token.text.length < 4 &&
      token.text.split("").every((letter) => certain.has(letter));
    const isPlain = found?.length === 1 && (isLetter || isLetters);
    if (isJoint(tokens, at)) {
      pieces.push({ kind: "phrase", meanings: [{ tag: "and", value: "" }] });
      at++;
      continue;
    }
    if (/^d[a-df-z]$/i.test(token.text) && token.kind === "word" && pieces.some(isIntegral)) {
      pieces.push({ kind: "phrase", meanings: [{ tag: "wrt", value: "" }] });
      pieces.push({ kind: "maths", text: token.text.slice(1), isApart: true });
      at++;
      continue;
    }
    if (isProductBehindSign(tokens, at)) {
      const [one = "", other = ""] = token.text;
      for (const text of [one, "*", other])
        pieces.push({ kind: "maths", text, isApart: token.isApart && text === one });
      at++;
      continue;
    }
    // "Negative 6", and no adjective of a word.
    if (/^negative$/i.test(token.text) && tokens[at + 1]?.kind === "figure") {
      for (const text of ["(", "-", tokens[at + 1]?.text ?? "", ")"])
        pieces.push({ kind: "maths", text, isApart: text === "(" });
      at += 2;
      continue;
    }
    // "Si es tan amable": before a word "tan" is no tangent.
    if (language === "es" && /^tan$/i.test(token.text) && isWord(tokens[at + 1])) {
      pieces.push({ kind: "phrase", meanings: [{ tag: "filler", value: "" }] });
      at++;
      continue;
    }
    if (isCalled(tokens, at)) {
      pieces.push({ kind: "maths", text: token.text, isApart: token.isApart });
      at++;
      continue;
    }
    const half = halfAt(tokens, at, pieces, language);
    if (half !== null) {
      pieces.splice(-1, 0, ...half.parts);
      at += half.length;
      continue;
    }
    if (isDash(tokens, words, at, language, pieces.at(-1))) {
      pieces.push({ kind: "mark", text: ":" });
      at++;
      continue;
    }
    const number =
      token.kind === "word" || isJoinWord(tokens[at + 1]) ? numberAt(tokens, at, language) : null;
    if (number !== null && number.length >= (found?.length ?? 0)) {
      pieces.push(
        ...number.figures.split(/(?<=\/)|(?=\/)| /).map((text, index): Piece => ({
          kind: "maths",
          text,
          isApart: index === 0 || (number.figures.includes(" ") && index === 1),
        })),
      );
      at += number.length;
      continue;
    }
    if (found !== null && !isPlain && !isWordless(tokens, at, found.length)) {
      const [first] = found.meanings;
      const known = token.text.length === 1 && found.length === 1 && certain.has(token.text);
      if (known && isMeantAsLetter(tokens, words, at, language, pieces.at(-1)))
        pieces.push({ kind: "maths", text: token.text, isApart: true });
      else if (first !== undefined) pieces.push({ kind: "phrase", meanings: found.meanings });
      at += found.length;
      continue;
    }
    const ordinal = ordinalAt(tokens, at);
    if (ordinal !== null) {
      pieces.push({ kind: "phrase", meanings: [ordinal.meaning] });
      at += ordinal.length;
      continue;
    }
    const piece = pieceOf(tokens, at, certain, language);
    // "What is d": a letter that is asked for is one.
    const isAsked =
      piece.kind === "word" && /^[rqkdw]$/.test(piece.text) && isAsking(pieces.at(-1));
    const unit = words[at] ?? "";
    if (isAsked) pieces.push({ kind: "maths", text: token.text, isApart: true });
    else pieces.push(piece.kind === "word" && isUnitWord(unit) ? { ...piece, text: unit } : piece);
    at++;
  }
  return withoutAsides(withUnknown(withoutLevels(pieces, language)));
}

const isWord = (token: Token | undefined) =>
  token?.kind === "word" && token.text.length > 3 && !isName(token.text);

/** "In 6th grade" and "de sexto" tell of the one who asks: they count nothing. */
function withoutLevels(pieces: readonly Piece[], language: "en" | "es"): Piece[] {
  const has = (piece: Piece | undefined, tag: string) =>
    piece?.kind === "phrase" && piece.meanings.some((meaning) => meaning.tag === tag);
  const filler: Piece = { kind: "phrase", meanings: [{ tag: "filler", value: "" }] };
  return pieces.map((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const isBare =
      language === "es" &&
      (has(before, "of") || has(before, "in")) &&
      next?.kind === "phrase" &&
      !/^(?:term|power|place|angle|root|op|level)$/.test(next.meanings[0]?.tag ?? "");
    const isLevel =
      (has(piece, "ordinal") && isBare) ||
      (has(piece, "ordinal") && has(pieces[at + 1], "level")) ||
      (has(piece, "level") && has(pieces[at - 1], "ordinal"));
    return isLevel ? filler : piece;
  });
}

/** The phrase at a place; an operation at its end belongs to the number behind it: "un número más 5". */
function phraseIn(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  language: "en" | "es",
): ReturnType<typeof phraseAt> {
  const found = phraseAt(words, at, language);
  if (found === null || found.length < 2) return found;
  // "The two-thirds power": a number goes on behind its hyphen.
  const [last, hyphen, more] = tokens.slice(at + found.length - 1, at + found.length + 2);
  if (
    hyphen?.text === "-" &&
    !hyphen.isApart &&
    more?.kind === "word" &&
    /^\d/.test(inFigures(`${last?.text} ${more.text}`, language))
  )
    return phraseAt(words.slice(0, at + found.length - 1), at, language);
  const isPart = phraseAt(words, at + found.length, language)?.meanings[0]?.tag === "its";
  if (tokens[at + found.length]?.kind !== "figure" && !isPart) return found;
  const isOperation = (phrase: typeof found | null) =>
    phrase?.meanings.some(({ tag }) => tag === "op") === true;
  const end = phraseAt(words.slice(0, at + found.length), at + found.length - 1, language);
  return isOperation(end) && !isOperation(found) && found.meanings[0]?.tag === "filler"
    ? phraseAt(words.slice(0, at + found.length - 1), at, language)
    : found;
}

function isAsking(piece: Piece | undefined): boolean {
  return (
    piece?.kind === "phrase" && piece.meanings.some(({ tag }) => /^(?:ask|solve|for)$/.test(tag))
  );
}

function isIntegral(piece: Piece): boolean {
  return piece.kind === "phrase" && piece.meanings.some(({ tag }) => tag === "integral");
}

/** "x = 1 y x - y = 2": a lone y between two operands joins them, in whatever language the rest is. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    !/^[yn&]$/i.test(token?.text ?? "") ||
    token?.isApart !== true ||
    after?.isApart !== true ||
    before === undefined
  )
    return false;
  const ends =
    before.kind === "figure" ||
    /^[)°%]$/.test(before.text) ||
    (before.kind === "word" && before.text.length === 1);
  return ends && (after.kind === "figure" || after.text === "(" || /^[a-z]$/i.test(after.text));
}

/** A phrase that begins with a sign has to hold a word: "%" alone is mathematics. */
function isWordless(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).every(({ kind }) => kind !== "word");
}

/** Whether a letter stands where only mathematics does: at a sign of operation, or glued to a figure. */
function isSurelyLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length > 1) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isBound = (other: Token | undefined, isGlued: boolean) =>
    other !== undefined && isOperator(other) && (isGlued || !/^[()[\]{}°]$/.test(other.text));
  if (isBound(before, !token.isApart)) return true;
  // "3 y -5": the sign is of the number behind it.
  const isSignOfNext =
    after !== undefined &&
    /^[-+]$/.test(after.text) &&
    after.isApart &&
    tokens[at + 2]?.isApart === false;
  if (after !== undefined && !isSignOfNext && isBound(after, !after.isApart)) return true;
  const isNamed = /^(?:let|call|sea|llamemos)$/i.test(before?.text ?? "");
  if (isNamed && /^(?:be|is|el|la|the)$/i.test(after?.text ?? "")) return true;
  // "2a", and "a049" in another base.
  return (
    (before?.kind === "figure" && !token.isApart) || (after?.kind === "figure" && !after.isApart)
  );
}

/** Letters that are words in a language. */
const lettersAsWords = { en: /^[ai]$/i, es: /^[aeouy]$/i };

/** Whether a letter of the problem is meant where it may be a word: "find a", "para y", "y, 3, 5". */
function isMeantAsLetter(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  language: "en" | "es",
  before: Piece | undefined,
): boolean {
  const next = tokens[at + 1];
  if (
    language === "es" &&
    /^(?:el|la|los|las|un|una|cada)$/.test(words[at + 1] ?? "") &&
    words[at] === "a"
  )
    return false;
  if (!lettersAsWords[language].test(tokens[at]?.text ?? "")) return true;
  if (next === undefined || /^[,.;:?]$/.test(next.text)) return true;
  if (/^[,:]$/.test(tokens[at - 1]?.text ?? "") && /^[,:]$/.test(next.text)) return true;
  const behind = phraseAt(words, at + 1, language)?.meanings[0]?.tag ?? "";
  if (behind === "be" || behind === "subject") return true;
  const isFollowed =
    next?.kind === "word" && next.text.length > 1 && phraseAt(words, at + 1, language) === null;
  if (isFollowed) return false;
  const tag = before?.kind === "phrase" ? before.meanings[0]?.tag : undefined;
  if (tag === "and" && tokens[at - 2]?.text.length === 1 && tokens[at - 2]?.kind === "word")
    return true;
  if (tag === undefined || /^(?:filler|and|trap|doubt)$/.test(tag)) return false;
  if (/^(?:solve|ask|for|of|wrt|when|let|is)$/.test(tag)) return true;
  return !/^(?:solve|ask|simplify|expand|factor|convert|round|collect)$/.test(behind);
}

/** "It goes backwards - 42 is …", "2, 6, 18 - what is …": between words a dash parts, and takes nothing away. */
function isDash(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  language: "en" | "es",
  before: Piece | undefined,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.text !== "-" || !token.isApart || next?.isApart !== true) return false;
  if (before?.kind === "word") return true;
  const tag = phraseAt(words, at + 1, language)?.meanings[0]?.tag;
  return next.kind === "word" && next.text.length > 1 && /^(?:ask|solve|how-many)$/.test(tag ?? "");
}

function pieceOf(
  tokens: readonly Token[],
  at: number,
  certain: ReadonlySet<string>,
  language: "en" | "es",
): Piece {
  const token = tokens[at];
  if (token === undefined) return { kind: "mark", text: "." };
  const maths: Piece = { kind: "maths", text: token.text, isApart: token.isApart };
  if (token.kind === "figure" || token.kind === "command") return maths;
  if (token.kind === "sign") {
    if (/^[,;]$/.test(token.text)) return { kind: "mark", text: "," };
    if (token.text === "!") return isFactorial(tokens, at) ? maths : { kind: "mark", text: "." };
    if (/^[$€£]$/.test(token.text))
      return {
        kind: "phrase",
        meanings: ["filler", "money"].map((tag) => ({ tag, value: "" })),
      };
    if (token.text === ":" && isBetweenOperands(tokens, at))
      return language === "es" || tokens.some(({ text }) => text === "=")
        ? { ...maths, text: "/" }
        : { kind: "word", text: ":" };
    if (token.text === ":") return { kind: "mark", text: ":" };
    return isOperator(token) || token.text === "'" ? maths : { kind: "mark", text: "." };
  }
  if (token.text.length === 1)
    return !wordLetters.test(token.text) || certain.has(token.text)
      ? maths
      : { kind: "word", text: token.text };
  // "2abda" is a number of another base.
  const isNumeral = /^[a-f]{3,}$/i.test(token.text) && tokens[at - 1]?.kind === "figure";
  if (isNumeral && !token.isApart)
    return { kind: "phrase", meanings: [{ tag: "trap", value: "" }] };
  // "Veinteavos" counts parts that nobody here reads.
  if (/avos?$/i.test(token.text)) return { kind: "phrase", meanings: [{ tag: "trap", value: "" }] };
  return isName(token.text) || isProduct(tokens, at)
    ? maths
    : { kind: "word", text: token.text.toLowerCase() };
}

function isFactorial(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isGlued = token?.isApart === false && (before?.kind === "figure" || before?.text === ")");
  const isLast = after === undefined || after.kind === "word";
  return isGlued && (!isLast || tokens.every(({ kind }) => kind !== "word"));
}

/** Whether a colon divides: "12 : 4", "(1/2) : (3/4)"; the one that begins a list is glued to what stands before it. */
function isBetweenOperands(tokens: readonly Token[], at: number): boolean {
  const [before, colon, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isOperand = (token: Token | undefined) =>
    token?.kind === "figure" || /^(?:[()]|[a-z])$/i.test(token?.text ?? "");
  return isOperand(before) && isOperand(after) && colon?.isApart === after?.isApart;
}

/** Whether a function stands before its argument: "sin x", not the Spanish "sin". */
function isCalled(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (
    token?.kind !== "word" ||
    token.text.length === 1 ||
    !isName(token.text) ||
    next === undefined
  )
    return false;
  if (/^(?:gcd|lcm|mcd|mcm|max|min)$/i.test(token.text)) return false;
  return next.kind === "figure" || next.kind === "command" || /^[a-z(^πθ√_]$/i.test(next.text);
}

/** "v = u + at": two letters behind a sign are a product, though they may be a word elsewhere. */
function isProductBehindSign(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    token?.kind === "word" &&
    /^[a-z]{2}$/.test(token.text) &&
    !isName(token.text) &&
    /^[-+*/]$/.test(before?.text ?? "") &&
    tokens.some(({ text }) => text === "=") &&
    tokens[at - 2] !== undefined
  );
}

/** "xy" at a sign of operation or behind a figure is a product of letters. */
function isProduct(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.text.length > 3) return false;
  const isBound = (other: Token | undefined) =>
    other !== undefined && isOperator(other) && !/^[()[\]{}]$/.test(other.text);
  return isBound(before) || isBound(after) || (before?.kind === "figure" && !token.isApart);
}

/** The pieces with the brackets gone that hold words: "(in metres)". */
function withoutAsides(pieces: readonly Piece[]): Piece[] {
  const gone = new Set<number>();
  const open: { at: number; hasWords: boolean }[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "maths" && piece.text === "(") open.push({ at, hasWords: false });
    else if (piece.kind === "maths" && piece.text === ")") {
      const opened = open.pop();
      if (opened === undefined || opened.hasWords) gone.add(at);
      if (opened?.hasWords === true) gone.add(opened.at);
    } else if (piece.kind === "word" || (piece.kind === "phrase" && !isInside(piece.meanings)))
      for (const each of open) each.hasWords = true;
  }
  for (const { at } of open) gone.add(at);
  return pieces.map((piece, at) => (gone.has(at) ? { kind: "mark", text: "," } : piece));
}

/** Whether a phrase may stand inside brackets of mathematics. */
function isInside(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ tag }) => /^(?:op|after|before)$/.test(tag));
}
