import { fraction, toText } from "../../rational.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import type { Account } from "../reading/account.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { bagChance } from "./bags.ts";
import { valueDraft } from "./value-draft.ts";

const around =
  "fair standard ordinary normal six-sided die dice rolled roll rolling thrown throw throwing tossed toss flipped flip flipping coin coins probability chance rolling getting obtaining drawing drawn draw picked " +
  "random card cards deck pack playing well-shuffled shuffled it once event happens happen that are chosen selecting selected faces side sides cubic numbered each lands landing shows showing come comes up be will occur occurring " +
  "equilibrado dado dados lanza lanzan lanzar tira tiran tirar moneda monedas probabilidad obtener obtenga sacar salga salgan salir carta baraja mazo naipes azar extrae extraer hay estandar inglesa corriente normal caras suceso ocurra veces vez lanzamos lanza tiramos sacamos si if are there";
const counts: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  "three times": 3,
  "four times": 4,
  "five times": 5,
  "una vez": 1,
  "dos veces": 2,
  "tres veces": 3,
  "cuatro veces": 4,
  "cinco veces": 5,
};
const countWords = Object.keys(counts).join("|");
const small = "(one|two|three|four|five|un|una|dos|tres|cuatro|cinco|\\d)";

/** Dice, coins, cards, bags of coloured things and complements: equally likely outcomes, counted. */
export function solveChance(text: string): Draft | null {
  if (!/\b(?:probability|probabilidad|chance)\b/i.test(text)) return null;
  return complement(text) ?? dice(text) ?? coins(text) ?? cards(text) ?? bagChance(text);
}

function complement(text: string): Draft | null {
  const account = openAccount(text);
  const value = account.take(
    new RegExp(
      `(?:the |la )?(?:probability|probabilidad) (?:of|that|de|de que) ([a-z ]+?) (?:is|es(?: de)?) ${numeral}(%)?`,
    ),
  );
  const negated = account.take(
    /(?:the |la )?(?:probability|probabilidad) (?:that|of|de que|de) (?:it |there is |there will be )?(?:does not|will not|is not|not|no|doesn't|won't) ?([a-z ]*)/,
  );
  const p = readNumeral(value?.[2]);
  if (value === null || negated === null || p === null || p.n < 0n || !account.isSettled(around))
    return null;
  const [whole, sign] = value[3] === undefined ? ["1", ""] : ["100", "%"];
  if (p.n > p.d * BigInt(whole)) return null;
  // The same event has to be spoken of: its words, or none but those of time.
  const stem = (words: string) =>
    words
      .split(" ")
      .filter(
        (word) =>
          word.length > 2 &&
          !/^(?:tomorrow|manana|today|hoy|the|que|will|does|ocurra|happen|occur|it)$/.test(word),
      )
      .map((word) => word.slice(0, 3));
  const [said, again] = [stem(value[1] ?? ""), stem(negated[1] ?? "")];
  if (!again.every((word) => said.includes(word))) return null;
  return valueDraft({
    kind: "probability-complement",
    plain: `${whole} - ${value[2] ?? ""}`,
    en: "An event and its opposite have together the probability $1$.",
    es: "Un suceso y su contrario suman probabilidad $1$.",
    unit: sign,
  });
}

type Numbers = (value: number) => boolean;

/** What is wanted of a number that dice show; takes its words. */
function readWanted(account: Account): Numbers | null {
  const comparisons: readonly (readonly [string, (n: number) => Numbers])[] = [
    ["(?:at least|al menos|como minimo|no less than) (\\d+)", (n) => (value) => value >= n],
    ["(?:at most|como maximo|a lo sumo|no more than) (\\d+)", (n) => (value) => value <= n],
    ["(?:greater than or equal to|mayor o igual (?:que|a)) (\\d+)", (n) => (value) => value >= n],
    ["(?:less than or equal to|menor o igual (?:que|a)) (\\d+)", (n) => (value) => value <= n],
    [
      "(?:(?:a number )?(?:greater|more|higher|larger|bigger) than|(?:un numero )?(?:mayor|superior) (?:que|a|de)|mas de|over|above) (\\d+)",
      (n) => (value) => value > n,
    ],
    [
      "(?:(?:a number )?(?:less|lower|smaller|fewer) than|(?:un numero )?(?:menor|inferior) (?:que|a|de)|menos de|under|below) (\\d+)",
      (n) => (value) => value < n,
    ],
    ["(?:a )?multiple of (\\d+)|(?:un )?multiplo de (\\d+)", (n) => (value) => value % n === 0],
  ];
  for (const [pattern, wanted] of comparisons) {
    const match = account.take(new RegExp(`(?<![a-z])${pattern}(?![\\d.])`));
    if (match !== null) return wanted(Number(match[1] ?? match[2]));
  }
  if (account.take(/\b(?:even(?: number)?|(?:numero )?par)\b/) !== null)
    return (value) => value % 2 === 0;
  if (account.take(/\b(?:odd(?: number)?|(?:numero )?impar)\b/) !== null)
    return (value) => value % 2 === 1;
  if (account.take(/\b(?:prime(?: number)?|(?:numero )?primo)\b/) !== null)
    return (value) => [2, 3, 5, 7, 11].includes(value);
  const either = account.take(
    /\b(?:a |an |un |el )?(\d+) (?:or|o) (?:a |an |un |el )?(\d+)(?![\d.])/,
  );
  if (either !== null) return (value) => value === Number(either[1]) || value === Number(either[2]);
  const one = account.take(
    /\b(?:a |an |exactly |un |el |exactamente |is |es |be |sea |of |de )?(?:equal to |igual a )?(\d+)(?![\d.])/,
  );
  return one === null ? null : (value) => value === Number(one[1]);
}

function dice(text: string): Draft | null {
  if (!/\b(?:dice|die|dados?)\b/i.test(text)) return null;
  const account = openAccount(text);
  account.take(/\b(?:six-sided|6-sided|de seis caras|de 6 caras|numbered (?:from )?1 to 6)\b/);
  const two =
    account.take(
      /\b(?:two|2|pair of|dos)(?: \w+)? (?:dice|dados)\b|\b(?:die|dado) (?:is )?(?:\w+ )?(?:twice|dos veces)\b/,
    ) !== null;
  account.take(/\b(?:once|una vez|an? |one |un )(?=)/);
  const total =
    account.take(
      /\b(?:the |la )?(?:sum|total|suma)(?: of (?:the )?(?:two )?(?:numbers|dice|faces|scores)| de (?:los )?(?:dos )?(?:numeros|puntos|dados|puntuaciones|resultados))?(?: (?:is|es|sea|be|of|de|equals|being))?\b/,
    ) !== null;
  const wanted = readWanted(account);
  if (
    wanted === null ||
    two !== total ||
    !account.isSettled(around) ||
    /\b(?:both|ambos|each|no|not|same|iguales?)\b/.test(account.rest())
  )
    return null;
  const faces = [1, 2, 3, 4, 5, 6];
  const outcomes = two ? faces.flatMap((a) => faces.map((b) => a + b)) : faces;
  return counted(
    "probability-dice",
    outcomes.filter(wanted).length,
    outcomes.length,
    two
      ? [
          "Two dice can fall in $36$ equally likely ways.",
          "Dos dados pueden caer de $36$ maneras igual de probables.",
        ]
      : ["A die has $6$ equally likely faces.", "Un dado tiene $6$ caras igual de probables."],
  );
}

function coins(text: string): Draft | null {
  if (!/\b(?:coins?|monedas?)\b/i.test(text)) return null;
  const account = openAccount(text);
  const many = account.take(new RegExp(`\\b(?:${small}) (?:fair )?(?:coins|monedas)\\b`));
  const times = account.take(new RegExp(`\\b(${countWords})\\b|\\b(\\d) (?:times|veces)\\b`));
  const tosses =
    many?.[1] !== undefined
      ? readWholeNumber(many[1])
      : times === null
        ? 1
        : (counts[times[1] ?? ""] ?? Number(times[2]));
  if ((many !== null && times !== null) || tosses === null || tosses < 1 || tosses > 10)
    return null;
  const wanted = account.take(
    new RegExp(
      `\\b(?:(exactly|at least|at most|exactamente|al menos|como maximo|a lo sumo) )?(?:${small}|all|both|no|ninguna|todas|a|solo una|ambas) (heads?|tails?|caras?|cruz|cruces)\\b|\\b(heads?|tails?|caras?|cruz)\\b`,
    ),
  );
  if (wanted === null || !account.isSettled(around)) return null;
  const word = wanted[0].trim();
  const some = wanted[2] === undefined ? null : readWholeNumber(wanted[2]);
  const need = /\b(?:all|both|todas|ambas)\b/.test(word)
    ? tosses
    : /\b(?:no|ninguna)\b/.test(word)
      ? 0
      : (some ?? 1);
  if (wanted[4] !== undefined && tosses !== 1) return null;
  const how = wanted[1] ?? "";
  const fits = (heads: number) =>
    /least|menos/.test(how)
      ? heads >= need
      : /most|maximo|sumo/.test(how)
        ? heads <= need
        : heads === need;
  if (need > tosses) return null;
  let good = 0;
  for (let outcome = 0; outcome < 2 ** tosses; outcome++) {
    let heads = 0;
    for (let rest = outcome; rest > 0; rest = Math.floor(rest / 2)) heads += rest % 2;
    if (fits(heads)) good++;
  }
  const all = 2 ** tosses;
  return counted("probability-coins", good, all, [
    `There are $2^{${tosses}} = ${all}$ equally likely outcomes.`,
    `Hay $2^{${tosses}} = ${all}$ resultados igual de probables.`,
  ]);
}

const ranks: readonly (readonly [RegExp, number])[] = [
  [/\bface cards?\b|\bpicture cards?\b/, 12],
  [/\b(?:kings?|queens?|jacks?|aces?|reyes|rey|reinas?|jotas?|as|ases)\b/, 4],
  [
    /\b(?:hearts?|diamonds?|clubs?|spades?|corazones|corazon|diamantes?|treboles|trebol|picas?)\b/,
    13,
  ],
  [/\b(?:red|black|rojas?|negras?)\b/, 26],
];

function cards(text: string): Draft | null {
  if (
    !/\b(?:52|deck|baraja inglesa|baraja francesa)\b/i.test(text) ||
    !/\b(?:cards?|cartas?)\b/i.test(text)
  )
    return null;
  const account = openAccount(text);
  account.take(/\b(?:of |de )?52(?:[- ]card)?(?: playing)?(?: cards| cartas| deck)?\b/);
  account.take(/\b(?:one|a|single|una) (?:card|carta)\b/);
  account.take(/\bfrancesa\b/);
  const specific = account.take(
    /\b(?:king|queen|jack|ace|rey|reina|jota|as) (?:of|de) (?:hearts|diamonds|clubs|spades|corazones|diamantes|treboles|picas)\b/,
  );
  const found =
    specific === null
      ? ranks.filter(([pattern]) => account.take(pattern) !== null).map(([, count]) => count)
      : [1];
  const [count, another] = found;
  if (
    count === undefined ||
    another !== undefined ||
    !account.isSettled(around) ||
    /\b(?:two|dos|not|no|or|o)\b/.test(account.rest())
  )
    return null;
  return counted("probability-cards", count, 52, [
    "A deck has $52$ cards, each as likely as any other.",
    "Una baraja tiene $52$ cartas, todas igual de probables.",
  ]);
}

/** Favourable outcomes over all outcomes. */
export function counted(
  kind: string,
  good: number,
  all: number,
  [en, es]: readonly [string, string],
): Draft {
  const plain = `${good}/${all}`;
  const answer = toText(fraction(BigInt(good), BigInt(all)));
  const steps: SolutionStep[] = [
    step(
      "count-outcomes",
      `${en} $${good}$ of them ${good === 1 ? "is" : "are"} wanted.`,
      `${es} $${good}$ de ellos ${good === 1 ? "es favorable" : "son favorables"}.`,
      plain,
    ),
  ];
  if (answer !== plain) steps.push(step("simplify-fraction", "Simplify.", "Simplifica.", answer));
  return { kind, start: plain, steps, answer, policy: {}, check: { by: "value" } };
}
