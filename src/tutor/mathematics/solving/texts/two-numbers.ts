import type { Rational } from "../../rational.ts";
import { divide, fromInteger, subtract } from "../../rational.ts";
import type { Account } from "../reading/account.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import type { PairEquation } from "./pair-draft.ts";
import { pairDraft, relation, sumOf } from "./pair-draft.ts";

const around =
  "two dos numbers numeros number numero integers integer enteros entero whole natural naturales positive positivos unknown desconocidos one uno other otro another larger smaller greater bigger lesser mayor menor grande pequeno mas there hay ambos both tales such tal cuyo cuya cuyos whose what which find encuentra halla while mientras and pair pareja";
const amount = "(-?\\d+(?:\\.\\d+)?(?:\\/\\d+)?|[a-z]+)";
const larger = "(?:larger|greater|bigger|largest|mayor|mas grande)";
const smaller = "(?:smaller|lesser|smallest|menor|mas pequeno)";
const other =
  "(?:the other(?: one| number)?|another(?: one| number)?|the second(?: one| number)?|the smaller(?: one| number)?|the lesser|(?:el|del) otro(?: numero)?|al otro|(?:el|del) segundo|el menor|del menor|al menor)";
const one =
  "(?:(?:the )?(?:larger|greater|bigger|first)(?: one| number)?|(?:one|a) number|un numero|one(?: of (?:them|the numbers|these|the two(?: numbers)?))?|(?:el )?mayor|(?:el )?primero|uno(?: de (?:ellos|los numeros|los dos))?|el numero mayor)";
const multiples: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  thrice: 3,
  triple: 3,
  "el doble": 2,
  "el triple": 3,
  "el cuadruple": 4,
  doble: 2,
  cuadruple: 4,
};

/**
 * Two numbers of which the text says two things: their sum, their difference, how much or how many times one is more than the other.
 * x is the one that is said to be more (the larger one of a difference).
 */
export function solveTwoNumbers(text: string): Draft | null {
  const account = openAccount(text);
  if (!/\b(?:two|dos|both|ambos|another|otro)\b/.test(account.rest())) return null;
  const sum = takeSum(account);
  const difference = takeDifference(account);
  const compared = takeComparison(account);
  const said = [sum, difference, compared].filter((equation) => equation !== null);
  const [first, second, more] = said;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const rest = account.rest();
  const asksLarge = new RegExp(`\\b${larger}\\b`).test(rest);
  const asksSmall = new RegExp(`\\b${smaller}\\b`).test(rest);
  if (!account.isSettled(around) || (asksLarge && asksSmall)) return null;
  const asksBoth =
    /\b(?:find|halla|encuentra|determine|calculate|calcula|what are|which are|cuales son|que numeros|what numbers|which numbers|averigua)\b/.test(
      rest,
    );
  if (!asksLarge && !asksSmall && !asksBoth) return null;
  // "The larger" is x where x is more; one that is a part of the other is not.
  const draft = (asked: "x" | "y" | "both") =>
    pairDraft({
      kind: "two-numbers",
      equations: [first, second],
      asked,
      en: "Call the two numbers $x$ and $y$ and write both statements as equations.",
      es: "Llama $x$ e $y$ a los dos números y escribe las dos condiciones como ecuaciones.",
    });
  const both = draft("both");
  const [x, y] = both?.answer.split(", ").map((value) => readNumeral(value)) ?? [];
  if (x == null || y == null) return null;
  if (
    /\b(?:positive|natural|naturales|positivos|whole)\b/.test(text.toLowerCase()) &&
    (x.n < 0n || y.n < 0n)
  )
    return null;
  if (
    /\b(?:integers?|enteros?|natural|naturales|whole)\b/.test(text.toLowerCase()) &&
    (x.d !== 1n || y.d !== 1n)
  )
    return null;
  if (!asksLarge && !asksSmall) return both;
  const gap = subtract(x, y);
  if (gap.n === 0n) return null;
  return draft(gap.n > 0n === asksLarge ? "x" : "y");
}

function takeSum(account: Account): PairEquation | null {
  const match =
    account.take(
      new RegExp(
        `\\b(?:the |la |their |its |su )?(?:sum|total|suma)(?: of| de)?(?: (?:two|the two|both|these|the|dos|los dos|ambos|estos))?(?: (?:\\w+ )?(?:numbers?|numeros|integers|enteros))? (?:is|equals|are|es|es de|es igual a|vale|equal to|is equal to) ${numeral}(?! (?:times|veces|more|mas))`,
      ),
    ) ??
    account.take(
      new RegExp(
        `\\b(?:two (?:\\w+ )?(?:numbers|integers)|dos (?:\\w+ )?(?:numeros|enteros)(?: \\w+)?|the numbers|los numeros|they|together they|together) (?:that |which |que )?(?:add up to|add to|sum to|total|have a sum of|with (?:a )?sum(?: of)?|whose sum is|make|suman|cuya suma es|tienen suma|que suman) ${numeral}`,
      ),
    ) ??
    account.take(
      new RegExp(
        `\\b(?:whose sum is|with (?:a )?sum of|cuya suma es|y suman|que suman) ${numeral}`,
      ),
    );
  const total = readNumeral(match?.[1]);
  return total === null ? null : sumOf(total);
}

function takeDifference(account: Account): PairEquation | null {
  const match =
    account.take(
      new RegExp(
        `\\b(?:the |la |their |its |su |whose |cuya |with (?:a )?)?(?:difference|diferencia)(?: (?:between|of|de|entre)(?: (?:two|the two|them|both|dos|los dos|ambos|ellos))?(?: numbers| numeros)?)? (?:is|equals|es|es de|es igual a|vale|is equal to|of) ${numeral}`,
      ),
    ) ??
    account.take(
      new RegExp(
        `\\b(?:they |that |which |que |se )?(?:differ by|have a difference of|se diferencian en|se llevan|diferencian en) ${numeral}`,
      ),
    );
  const gap = readNumeral(match?.[1]);
  return gap === null || gap.n < 0n ? null : relation(fromInteger(1), gap);
}

function takeComparison(account: Account): PairEquation | null {
  const scaled = account.take(
    new RegExp(
      `\\b${one} (?:is|es|equals|vale) (?:(twice|double|thrice|triple|el doble|el triple|el cuadruple)(?: of| de| que| del)?|${amount} (?:times|veces))(?: as (?:big|large|great) as| (?:larger|greater) than| que| de)? ?${other}(?:(?:,)? (plus|minus|mas|menos) ${amount})?`,
    ),
  );
  if (scaled !== null) {
    const factor = multiples[scaled[1] ?? ""] ?? wholeOf(scaled[2]);
    const more = scaled[4] === undefined ? fromInteger(0) : numberOf(scaled[4]);
    if (factor === null || factor < 2 || more === null) return null;
    return relation(
      fromInteger(factor),
      /minus|menos/.test(scaled[3] ?? "") ? subtract(fromInteger(0), more) : more,
    );
  }
  const moreThanTimes = account.take(
    new RegExp(
      `\\b${one} (?:is|es) ${amount} (?:unidades )?(more|less|mas|menos) (?:than|que) (?:(twice|double|thrice|triple|el doble|el triple|el cuadruple)|${amount} (?:times|veces))(?: of| de| que| del)? ?${other}`,
    ),
  );
  if (moreThanTimes !== null) {
    const gap = numberOf(moreThanTimes[1] ?? "");
    const factor = multiples[moreThanTimes[3] ?? ""] ?? wholeOf(moreThanTimes[4]);
    if (gap === null || factor === null || factor < 2) return null;
    return relation(
      fromInteger(factor),
      /less|menos/.test(moreThanTimes[2] ?? "") ? subtract(fromInteger(0), gap) : gap,
    );
  }
  const more = account.take(
    new RegExp(
      `\\b${one} (?:is|es|exceeds|supera|excede)(?: by| en)? ${amount} (?:more|greater|larger|bigger|unidades (?:mas|mayor)|mas|mayor|units more)(?: grande)? (?:than|que) ${other}`,
    ),
  );
  if (more !== null) return gapOf(more[1], 1);
  const less = account.take(
    new RegExp(
      `\\b(?:one(?: of them| number)?|uno(?: de ellos)?|the smaller(?: one| number)?|el menor) (?:is|es) ${amount} (?:less|smaller|fewer|unidades menos|menos|menor) (?:than|que) (?:the (?:other|larger|greater)(?: one| number)?|el (?:otro|mayor))`,
    ),
  );
  return less === null ? null : gapOf(less[1], 1);
}

function gapOf(words: string | undefined, unit: number): PairEquation | null {
  const gap = words === undefined ? null : numberOf(words);
  return gap === null ? null : relation(fromInteger(1), divide(gap, fromInteger(unit)));
}

function wholeOf(words: string | undefined): number | null {
  return words === undefined ? null : readWholeNumber(words);
}

function numberOf(words: string): Rational | null {
  const whole = readWholeNumber(words);
  return whole === null ? readNumeral(words) : fromInteger(whole);
}
