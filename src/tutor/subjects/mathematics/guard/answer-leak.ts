import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../../../item.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { equals, round, type Rational, toText } from "../../../numbers/rational.ts";
import { isAnnounced, isClaimed, answerWords } from "./claims.ts";
import { tellsLetter, tellsWords } from "./answer-in-words.ts";
import { shapeOf, type KeyShape } from "./key-shape.ts";
import { joinedDigits, mentionsIn, type Mention } from "./mentions.ts";
import { isPlainNumber } from "./number-words.ts";
import {
  isUnreduced,
  writingOf,
  runsIn,
  stemOf,
  statementText,
  typed,
  wasSaid,
  type SaidBefore,
} from "./said-before.ts";
import type { Sentence } from "./sentence.ts";
import { statementsIn } from "./statements.ts";

/** Things of a lesson that are counted without the count being an answer: two steps, both sides, three terms. */
const lessonNouns = new Set(
  (
    "step side number fraction term part piece way thing line digit factor hint example question time place row " +
    "column group problem try sentence word operation " +
    "paso lado numero fraccion termino parte pedazo trozo manera cosa linea cifra digito factor pista ejemplo " +
    "pregunta vez vec lugar fila columna grupo problema intento frase palabra operacion forma"
  )
    .split(" ")
    .map(stemOf),
);
/** Words that a number behind them only labels: step 2, line 3. */
const labels = new Set(
  "step line hint example question problem part exercise page grade level paso linea pista ejemplo pregunta problema parte ejercicio pagina grado nivel".split(
    " ",
  ),
);
/** A tutor's sentence holds a handful of expressions; a hostile one is stopped rather than read for long. */
const expressionsMax = 24;

/** Says of one sentence after another whether it tells the answer. Keeps which parts of a list were told. */
export function createLeakCheck(
  key: ExpressionKey,
  said: SaidBefore,
  locale: Locale,
): (sentence: Sentence) => boolean {
  return checkFor(shapeOf(key), key, said, locale);
}

function checkFor(
  shape: KeyShape,
  key: ExpressionKey,
  said: SaidBefore,
  locale: Locale,
): (sentence: Sentence) => boolean {
  if (shape.kind === "letter") return (sentence) => tellsLetter(sentence, shape.letter);
  if (shape.kind === "expression") {
    return (sentence) => tellsExpression(sentence, key, said);
  }
  if (shape.kind === "words") {
    const also = shape.also === null ? null : checkFor(shape.also, key, said, locale);
    return (sentence) => tellsWords(sentence, shape, said) || also?.(sentence) === true;
  }
  const told = new Set<number>();
  return (sentence) =>
    tellsNumbers(sentence, shape, key, said, locale, told) ||
    (shape.parts.length > 1 && tellsExpression(sentence, key, said));
}

function tellsNumbers(
  sentence: Sentence,
  shape: Extract<KeyShape, { kind: "numbers" }>,
  key: ExpressionKey,
  said: SaidBefore,
  locale: Locale,
  told: Set<number>,
): boolean {
  const { roundedTo } = key.policy;
  const partOf = (value: Rational) =>
    shape.parts.findIndex((part) =>
      part.some(
        (known) =>
          equals(known, value) ||
          (roundedTo !== undefined && value.d !== 1n && equals(known, round(value, roundedTo))),
      ),
    );
  const single = shape.parts.length === 1;
  const repeated = repeatedRanges(sentence, said);

  for (const mention of mentionsIn(sentence.tokens, { percents: said.percents })) {
    for (const value of mention.values) {
      const part = partOf(value);
      if (part < 0) continue;
      if (repeated.some(([from, to]) => mention.from >= from && mention.to <= to)) continue;
      if (!counts(mention, value, sentence, said, locale)) continue;
      if (single || isAnnounced(mention.from, sentence) || givesVariable(mention, sentence))
        return true;
      told.add(part);
      if (told.size === shape.parts.length) return true;
    }
  }
  if (!single) return false;
  const isKey = (value: Rational) => partOf(value) >= 0;
  const apart = joinedDigits(sentence.tokens).some(
    ({ values }) => values.some(isKey) && !values.some((value) => wasSaid(value, said)),
  );
  return apart || tellsExponent(sentence, isKey, said);
}

/** "2^4 is 16" where an exponent is asked for. */
function tellsExponent(
  { tokens, question }: Sentence,
  isKey: (value: Rational) => boolean,
  said: SaidBefore,
): boolean {
  if (question || !/ (?:log\w*|ln|exponente?|power|elevado|elevar|potencia) /.test(said.folded))
    return false;
  return tokens.some((token, index) => {
    const sign = tokens[index - 1];
    return (
      token.kind === "number" &&
      sign?.kind === "sign" &&
      sign.sign === "^" &&
      isKey(token.values[0]) &&
      !wasSaid(token.values[0], said)
    );
  });
}

/** Whether a number that has the key's value tells it here. */
function counts(
  mention: Mention,
  value: Rational,
  sentence: Sentence,
  said: SaidBefore,
  locale: Locale,
): boolean {
  const claimed = isClaimed(mention, sentence);
  const next = sentence.tokens[mention.to];
  if (isWeak(mention, sentence, locale))
    return claimed && next?.kind !== "word" && next?.kind !== "name";
  if (
    (wasSaid(value, said) && !isRewritten(mention, value, sentence, said)) ||
    isRepeated(mention, sentence, said)
  )
    return claimed;
  if (isListMarker(mention, sentence)) return false;
  // 9/12 is a step on the way where 18/24 is to be put in lowest terms.
  if (said.unreduced.has(toText(value)) && isUnreduced(mention, sentence.tokens))
    return isAnnounced(mention.from, sentence);
  const announced = isAnnounced(mention.from, sentence);
  const before = sentence.tokens[mention.from - 1];
  if (before?.kind === "word" && labels.has(before.word) && !announced) return false;
  if (announced) return true;
  if (value.d === 1n && next?.kind === "word" && lessonNouns.has(stemOf(next.word))) {
    return said.words.has(stemOf(next.word));
  }
  const after = sentence.tokens[mention.to + 1];
  const times = next?.kind === "sign" && next.sign === "*" && next.end - next.at > 1;
  // "Grows 3 por cada unidad" multiplies nothing.
  if (after?.kind === "word" && after.word === "cada") return true;
  return !(times && (after === undefined || /^(?:word|stop|comma)$/.test(after.kind)));
}

/** Whether a value that the student saw as a fraction is written as a decimal here, or the other way round. */
function isRewritten(
  { from, to }: Mention,
  value: Rational,
  { tokens, text }: Sentence,
  said: SaidBefore,
): boolean {
  const source = text.slice(tokens[from]?.at, tokens[to - 1]?.end);
  if (!/\d|point|punto|coma/.test(source)) return false;
  return value.d !== 1n && !said.writings.has(writingOf(value, tokens.slice(from, to)));
}

/** A quotient that the student saw: 48 ÷ 3 may be written again, though it is worth the answer. */
function isRepeated({ from, to }: Mention, { tokens }: Sentence, said: SaidBefore): boolean {
  return to - from > 1 && said.expressions.has(typed(tokens.slice(from, to)));
}

/** Whether the mention is a word that is more often no number in this language: "one", "una". */
function isWeak({ weak, from, to }: Mention, { tokens, text }: Sentence, locale: Locale): boolean {
  return (
    weak && !isPlainNumber(text.slice(tokens[from]?.at, tokens[to - 1]?.end).toLowerCase(), locale)
  );
}

/** "1." at the start of a point in a list. */
function isListMarker(mention: Mention, { tokens, followed, before }: Sentence): boolean {
  const token = tokens[mention.from];
  const dot = tokens[mention.to];
  if (mention.from !== 0 || token?.kind !== "number" || token.digits?.length !== 1) return false;
  const marks = dot?.end === token.end + 1 && (dot.kind === "stop" || dot.kind === "sign");
  const more = tokens.length > mention.to + 1 || followed;
  return marks && more && !before.split(" ").some((word) => answerWords.has(word));
}

/** Token ranges of statements that stand in what was said before and are more than "x = 3". */
function repeatedRanges(sentence: Sentence, said: SaidBefore): [number, number][] {
  return statementsIn(sentence.tokens)
    .filter(({ left }) => left.length > 1 || left[0]?.kind !== "name")
    .filter((statement) => said.statements.has(statementText(statement)))
    .map((statement) => [statement.from, statement.to]);
}

/** x = 3, for one of several roots. */
function givesVariable(mention: Mention, { tokens }: Sentence): boolean {
  const [name, relation] = [tokens[mention.from - 2], tokens[mention.from - 1]];
  return name?.kind === "name" && relation?.kind === "relation" && relation.relation === "=";
}

function tellsExpression(sentence: Sentence, key: ExpressionKey, said: SaidBefore): boolean {
  const runs = runsIn(sentence);
  const announced = sentence.tokens.some(
    (token) => token.kind === "word" && answerWords.has(token.word),
  );
  if (runs.size > expressionsMax) return true;
  const { form, lowestTerms } = key.policy;
  for (const run of runs) {
    if (said.expressions.has(run) && !announced) continue;
    const { outcome } = markAnswer(key, run);
    if (outcome === "right") return true;
    // An equal value in another form is a step on the way where the form is what is asked.
    const formAsked = form !== undefined || lowestTerms === true;
    if (outcome === "right-value-wrong-form" && !formAsked) return true;
  }
  return false;
}
