import { openAccount } from "../reading/account.ts";
import { isNeutral } from "../reading/neutral-words.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import { ofSequence, ofSet, readLetterCounts, type LetterBag } from "./letter-draws.ts";
import type { Draft } from "../solver.ts";

const around =
  "draws they form time you succession hand bolsa son una a sucesivamente devolverlas se row order pull pulls pulled grab grabbed holds put them putting you end up come comes blind blindly what both all bolsita contiene ella tarro sacas sacando extraes extraemos extraidas extraida seguidas volver meter meterlas devolverla letters letter picked drawn draw drawing chosen choose choosing taken take taking selected select selecting picking pick without replacement replacing returning putting back them any again bag box jar string word scrabble tiles tile at random randomly one after " +
  "another successively in turn turns order probability prob chance likelihood likely is it to get getting obtain obtaining sequence exactly that we you probable are from out contains containing holds holding has have with comes spells spell being consisting letter's set collection " +
  "letras letra sacan sacar saca sacamos extraen extraer extrae eligen elegir elige escogen escoger toman tomar seleccionan azar aleatoriamente sucesivamente una tras otra without reemplazo reemplazamiento reposicion devolucion devolverlas devolver bolsa caja " +
  "palabra urna probabilidad obtener secuencia orden exactamente contiene con hay que salga salgan formada formen formar obtenga conjunto al seguidas cual";

/** Ways to say that nothing is put back. */
const noneBack =
  /\b(?:and |which |that |, ?)?(?:(?:do|does|did) not|none (?:of (?:them|these) )?(?:is|are)|don't|doesn't|never|no se|without|are not|is not|not) (?:put(?:ting)?|replac(?:e|ed|ing)|return(?:ed|ing)?|being (?:put|returned|replaced)|devuelv\w+|devolver\w*|reponer\w*|repon\w+) ?(?:any(?: of them)?|them|it|each|the letters?)? ?(?:back|a la bolsa|again)?(?: in(?:to)?(?: the (?:bag|box))?)?(?= |[.,?]|$)/gi;
const joint =
  "(?: ?, ?(?:and |y |then |luego )?(?:then |luego |finally |finalmente )?| ?,? ?(?:and then|then|followed by|and finally|and|y luego|y despues|luego|despues|seguid[oa]s? de|y finalmente|y) (?:an? |una? |by |de |la |el )?)";
const spelled = `(?:"?([a-z]{2,8})"?|([a-z](?:${joint}[a-z]){1,7}))(?![a-z])`;
/** "the sequence abc", "in the order v, t, u", "spell out the word cat". */
const namedSequence = new RegExp(
  "\\b(?:sequence|succession|order|string|secuencia|sucesion|cadena|orden|spells?|spelling|formar?|forme)(?: out)?(?: of letters| de letras)?(?: the word| la palabra| the letters| las letras)?(?: is| es| sea| of| de)? ?:? " +
    `(?!(?:of|the|is|de|la|el|in|en|that|que|when|from|with|if|si)\\b)${spelled}`,
);
/** "k first and then o", "first a b and then a c". */
const then =
  " ?,? ?(?:and then|then|followed by|and finally|y luego|y despues|luego|despues|seguid[oa] (?:de|por)|y por ultimo|y finalmente) (?:an? |una? |by |de )?";
/** The article is tried last: "primero a y luego b" wants an a. */
const oneByOne = ["", "(?:an? |una? |the letter |la letra )"].map(
  (article) =>
    new RegExp(
      `\\b(?:first |primero )?${article}(?<![a-z])([a-z])(?: first| primero)?${then}([a-z])(?![a-z])(?:${then}([a-z])(?![a-z]))?`,
    ),
);

/** "the first is y and the second is a", "a first and i second". */
const byPlace =
  /\b(?:first|primera) (?:one |letter |letra )?(?:is|be|being|es|sea|to be) (?:an? )?([a-z]) (?:and|y) (?:that )?(?:the |la )?(?:second|segunda)(?: one| letter| letra)? (?:is|be|being|es|sea|to be)? ?(?:an? )?([a-z])(?![a-z])|(?<![a-z])([a-z]) first (?:and|then) ([a-z]) second\b/;

/** The letters that are wanted in this order; undefined where none are named so. */
function takeSequence(account: ReturnType<typeof openAccount>): string | undefined {
  for (const pattern of [byPlace, ...oneByOne]) {
    const stepwise = account.take(pattern);
    if (stepwise !== null) return stepwise.slice(1).join("");
  }
  const named = [...account.rest().matchAll(new RegExp(namedSequence, "g"))].find(
    ([, run]) => run === undefined || !(own.has(run) || isNeutral(run)),
  );
  if (named === undefined) return undefined;
  account.take(new RegExp(named[0].replaceAll(/[^a-z0-9 ,]/g, "\\$&")));
  const [, run, apart] = named;
  return run ?? apart?.replaceAll(new RegExp(joint, "g"), "").replaceAll(/[^a-z]/g, "");
}

const count = "(\\d+|two|three|four|five|six|dos|tres|cuatro|cinco|seis)";
/** Words about which nothing is known that may stand beside. */
const maxStrangers = 4;
const few = "(?:\\d+|one|two|three|four|five|a|an|un|una|dos|tres|cuatro)";
const wantedSet = new RegExp(
  `(?<![a-z\\d])(${few} (?:letters? |letras? )?["']?[a-z]["']?(?:'?s)?(?:(?: ?, and | ?, y | ?, | and | y | e )${few} (?:letters? |letras? )?["']?[a-z]["']?(?:'?s)?)*)(?![a-z])`,
);

/** Letters drawn without replacement from a bag that the text spells out: a sequence or a set of them. */
export function solveLetters(text: string): Draft | null {
  const account = openAccount(
    text
      .replaceAll(/\bsin (?=re[pe]|devol|volver)/gi, "without ")
      .replaceAll(/\bwith no (?=replac)/gi, "without ")
      .replaceAll(
        /\b(taken|drawn|picked|chosen|selected|take|draw|pick|choose|select|extraen|sacan|eligen|escogen|toman)((?: out)?(?: (?:two|three|four|five|\d|dos|tres|cuatro|cinco)(?: letters?| letras?| tiles?)?)?) (?:all )?(?:together|at once|at the same time|simultaneously|a la vez|al mismo tiempo|simultaneamente|juntas|de golpe)\b/gi,
        "$1$2 without replacement",
      )
      .replaceAll(noneBack, " without replacement ")
      .replaceAll(
        /\b(?:one (?:of them )?is|una (?:de ellas )?(?:es|sea)) (?:an? |una? )?([a-z]),? (?:and|y) (?:the other|la otra|the second|la segunda)(?: one)?(?: is| es| sea)? (?:an? |una? )?([a-z])(?![a-z])/gi,
        "1 $1 and 1 $2",
      )
      .replaceAll(/["“”]/g, ""),
  );
  const rest = account.rest();
  if (
    !/\b(?:letters?|letras?|tiles?|fichas?)\b|\{ ?[a-z] ?:/.test(rest) ||
    !/\b(?:prob|probability|chance|likely|likelihood|probabilidad|probable)\b/.test(rest)
  )
    return null;
  if (!/\bwithout (?:replac|return|putting|any replac|re[pe]|devol|volver)/.test(rest)) return null;
  const ordered =
    account.take(
      /\b(?:in (?:this |that |exactly this )?order|en (?:este |ese )?orden) ?[:,]? ?([a-z]{2,6})(?= ?[.?]| *$)/,
    ) ??
    account.take(
      new RegExp(
        `(?:the letters? |las letras )?(?<![a-z])([a-z](?:${joint}[a-z]){1,6}),? (?:in (?:that|this|exactly that) order|en (?:ese|este) (?:mismo )?orden|por ese orden)(?![a-z])`,
      ),
    ) ??
    account.take(
      /\b(?:get|obtain|getting|obtaining|draw|spell|obtener|obtenga|salga|salgan|sacar|formar|se forme) (?:the letters? |las letras )?([a-z]{2,6}),? (?:in (?:that|this|exactly that) order|in order|en (?:ese|este) (?:mismo )?orden|por ese orden)(?![a-z])/,
    );
  const counted = takeCounted(account);
  const sequence = ordered === null ? takeSequence(account) : undefined;
  const bag = counted === undefined ? takeBag(account) : counted;
  const drawn =
    account.take(
      new RegExp(
        `(?<![a-z\\d])(?:first |primeras )?${count} (?:of the |de las |of these |random )?(?:letters?|letras?|tiles|draws|extracciones|(?=spell))\\b`,
      ),
    ) ??
    account.take(
      new RegExp(
        `(?:draw|pick|choose|select|take|escogen|escoger|eligen|elegir|sacan|sacar|extraen|extraer|toman|tomar)(?:n|s)? ${count}\\b`,
      ),
    );
  const given = readWholeNumber(drawn?.[1] ?? "");
  if (bag === null) return null;
  const wanted = sequence ?? ordered?.[1]?.replaceAll(new RegExp(joint, "g"), "");
  const times = given ?? wanted?.length ?? null;
  const set =
    wanted === undefined
      ? ((times === null ? null : takeAllAlike(account, times)) ??
        readLetterCounts(
          account.take(wantedSet)?.[1]?.replaceAll(/(?<!\d ?)\b(?:an?|una?) (?=[a-z]\b)/g, "1 "),
        ))
      : null;
  if (!account.isSettled(around, maxStrangers)) return null;
  // A letter that the bag lacks has been misread, or the question is another.
  if (Array.from(wanted ?? set?.keys() ?? []).some((letter) => !bag.has(letter))) return null;
  if (wanted !== undefined)
    return wanted.length === times && isSpelled(wanted) ? ofSequence(bag, wanted) : null;
  const size = set === null ? 0n : [...set.values()].reduce((sum, part) => sum + part, 0n);
  return set !== null && (times === null || size === BigInt(times)) ? ofSet(bag, set) : null;
}

/** "Both are c", "all three are c", "las dos sean c": every letter drawn is the same one. */
function takeAllAlike(account: ReturnType<typeof openAccount>, times: number): LetterBag | null {
  const [, how = "", letter] =
    account.take(
      /\b(both|all|all two|all three|all four|all of them|las dos|las tres|las cuatro|ambas|todas)(?: letters| letras)? (?:are|being|turn out to be|come out|will be|is|sean|son|resulten) (?:an? |the letter |la letra )?"?([a-z])"?(?:'?s)?(?![a-z])/,
    ) ??
    account.take(
      /\b(?:are|being|will be|turn out to be|sean|son) (both|all|all three|all four|las dos|las tres|ambas|todas) (?:an? |the letter |la letra )?"?([a-z])"?(?:'?s)?(?![a-z])/,
    ) ??
    [];
  if (letter === undefined) return null;
  const named = /two|both|dos|ambas/.test(how)
    ? 2
    : /three|tres/.test(how)
      ? 3
      : /four|cuatro/.test(how)
        ? 4
        : times;
  return named === times ? new Map([[letter, BigInt(times)]]) : null;
}

/** "of" and "the" after "sequence" are words, not letters drawn. */
function isSpelled(letters: string): boolean {
  return !/^(?:of|the|is|de|la|el|in|en|that|que|a|when|from|with|if|si)$/.test(letters);
}

/** "{u: 10, s: 7}"; undefined where no bag is written so, null where one letter is counted twice. */
function takeCounted(account: ReturnType<typeof openAccount>): LetterBag | null | undefined {
  const counted = account.take(/\\?\{ ?([a-z] ?[:=] ?\d+(?: ?, ?[a-z] ?[:=] ?\d+)*) ?\\?\}/);
  if (counted?.[1] === undefined) return undefined;
  const entries = counted[1]
    .split(",")
    .map((entry) => entry.split(/[:=]/).map((part) => part.trim()));
  const bag = new Map(entries.map(([letter = "", size = "0"]) => [letter, BigInt(size)]));
  return bag.size === entries.length ? bag : null;
}

/** The letters of the bag: "a, a, b, c", "gytugtu"; "10 u's and 7 s's" is left to others. */
function takeBag(account: ReturnType<typeof openAccount>): LetterBag | null {
  const listed = account.take(
    /(?<![a-z])([a-z](?: ?, ?[a-z]){2,}(?: ?,? (?:and|y) [a-z])?)(?![a-z])/,
  );
  const run =
    listed?.[1]?.replaceAll(/\b(?:and)\b| y /g, "").replaceAll(/[^a-z]/g, "") ?? takeRun(account);
  if (run === undefined) return null;
  const bag = new Map<string, bigint>();
  for (const letter of run) bag.set(letter, (bag.get(letter) ?? 0n) + 1n);
  return bag;
}

const beforeRun =
  /\b(?:from|out of|of|de|en|in|is|are|es|son|string|word|palabra|letters|letras|contains|contiene) ([a-z]{3,25})(?![a-z:])/g;
const own = new Set(around.split(" "));

/** The one run of letters behind "from", "the word" … that is no word of the question. */
function takeRun(account: ReturnType<typeof openAccount>): string | undefined {
  const found = [...account.rest().matchAll(beforeRun)]
    .map(([, run = ""]) => run)
    .filter((run) => !own.has(run) && !isNeutral(run) && readWholeNumber(run) === null);
  const [run, another] = new Set(found);
  return run === undefined || another !== undefined
    ? undefined
    : account.take(new RegExp(`(?<![a-z])${run}(?![a-z])`))?.[0];
}
