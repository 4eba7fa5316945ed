import { numeral } from "../reading/account.ts";
import { emptyScope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { solveEquations } from "../solvers/equations.ts";
import { readNumberPhrase } from "./number-phrases.ts";

const asking =
  /(?:[.?,;:] ?|^)(?:and |en )?(?:what is|what was|what's|find it|find|determine|calculate|which is|hallalo|encuentralo|cual es|halla|calcula|encuentra|determina|que numero (?:es|pense|he pensado|era)|cual era|cual fue|de que numero se trata|que numero pense)(?: ?(?:the|this|that|my|original|el|ese|dicho|mi|numero|number|x|n|que pense|en que pense|pensado|i think of|i thought of|i started with|inicial))*(?: ?[.?] ?)*$/;
const equality =
  "(?:is equal to|equals|is the same as|is|gives|makes|results in|becomes|es igual a|equivale a|da como resultado|es|da|resulta|vale)";

/** Riddles about one number: sentences that say one equation, and numbers thought of and worked on step by step. */
export function solveRiddles(text: string): Draft | null {
  const lower = asFirstPerson(
    text.toLowerCase().replaceAll(/[¿¡]/g, "").replaceAll(/\s+/g, " ").trim(),
  );
  const body = lower
    .replace(asking, "")
    .replace(
      /^(?:find|halla|encuentra|determine|calculate) (?:a|the|un|el) (?:number|numero) (?:such that|if|so that|que cumple que|tal que|si) /,
      "",
    )
    .trim()
    .replace(/[.,]$/, "");
  if (body === lower && !/^(?:find|halla|encuentra) /.test(lower)) return null;
  const equation = stated(body) ?? worked(body);
  if (equation === null || !/x/.test(equation)) return null;
  const draft = solveEquations({
    ask: `solve ${equation} for x`,
    body: equation,
    open: [],
    scope: emptyScope,
  });
  if (draft === null || !draft.answer.startsWith("x = ") || draft.answer.includes(" or "))
    return null;
  const opening = step(
    "set-up-equation",
    "Call the number $x$ and write the sentence as an equation.",
    "Llama $x$ al número y escribe la frase como ecuación.",
    draft.start,
  );
  return { ...draft, kind: "number-riddle", steps: [opening, ...draft.steps] };
}

const passives: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [/^(?:if|when|si|cuando) (.+?) is added to (.+)$/, (a, b) => `${b} + ${a}`],
  [/^(?:if|when) (.+?) is subtracted from (.+)$/, (a, b) => `${b} - ${a}`],
  [/^(?:if|when) (?:you|i|we) add (.+?) to (.+)$/, (a, b) => `${b} + ${a}`],
  [/^(?:if|when) (?:you|i|we) subtract (.+?) from (.+)$/, (a, b) => `${b} - ${a}`],
  [/^(?:if|when) (.+?) is (?:increased by|augmented by) (.+)$/, (a, b) => `${a} + ${b}`],
  [/^(?:if|when) (.+?) is (?:decreased|reduced|diminished) by (.+)$/, (a, b) => `${a} - ${b}`],
  [/^(?:if|when) (.+?) is multiplied by (.+)$/, (a, b) => `(${a})*(${b})`],
  [/^(?:if|when) (.+?) is divided by (.+)$/, (a, b) => `(${a})/(${b})`],
  [
    /^(?:si|cuando) (?:a|al) (.+?) (?:se )?le (?:sumo|suma|sumamos|anado|anade|agrego|agrega) (.+)$/,
    (a, b) => `${a} + ${b}`,
  ],
  [
    /^(?:si|cuando) (?:a|al) (.+?) (?:se )?le (?:resto|resta|restamos|quito|quita|quitamos) (.+)$/,
    (a, b) => `${a} - ${b}`,
  ],
  [
    /^(?:si|cuando|al) (?:se )?(?:multiplico|multiplica|multiplicamos|multiplicar) (.+?) por (.+)$/,
    (a, b) => `(${a})*(${b})`,
  ],
  [
    /^(?:si|cuando|al) (?:se )?(?:divido|divide|dividimos|dividir) (.+?) (?:entre|por) (.+)$/,
    (a, b) => `(${a})/(${b})`,
  ],
  [/^al sumar(?:le)? (.+?) a (.+)$/, (a, b) => `${b} + ${a}`],
  [/^al restar(?:le)? (.+?) a (.+)$/, (a, b) => `${b} - ${a}`],
];
const gets =
  "(?:the result (?:is|will be)|the answer is|you get|i get|we get|it (?:becomes|is|equals)|the sum is|the difference is|the product is|the quotient is|obtengo|se obtiene|obtenemos|el resultado es|resulta|da|nos da|me da|queda)";

const thirdPersons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:she|he) (?=(?:then |next )?[a-z]+)/g, "i "],
  [
    /\b(double|triple|multiplie|divide|add|subtract|take|get|square|halve|think|choose|pick|obtain)s\b/g,
    "$1",
  ],
  [/\bmultiplie\b/g, "multiply"],
  [/\b(?:her|his|their)(?= (?:original )?number\b)/g, "the"],
  [
    /\b(?:what|which) number (?:did|does|was) (?:[a-z]+) (?:think(?:ing)? of|start with|choose|pick)\b/g,
    "what is the number",
  ],
  [/\bpiensa (?:en )?un numero/g, "pienso un numero"],
  [/\b(?:lo )?(multiplica|divide|duplica|triplica|suma|resta|anade|quita|obtiene)\b/g, "$1"],
  [/\bmultiplica por\b/g, "multiplico por"],
  [/\bdivide (?=entre|por)\b/g, "divido "],
  [/\bduplica\b/g, "duplico"],
  [/\btriplica\b/g, "triplico"],
  [/\ble (?:suma|anade)\b/g, "le sumo"],
  [/\ble (?:resta|quita)\b/g, "le resto"],
  [/\bobtiene\b/g, "obtengo"],
  [
    /\b(?:que numero (?:penso|ha pensado|pensaba|eligio)|que numero piensa|que numero era)(?: i)?\b/g,
    "que numero pense",
  ],
];

/** A riddle that tells what somebody does with a number, told as one's own: "Maria thinks of a number" as "I think of a number". */
function asFirstPerson(text: string): string {
  const [, who] =
    /^([a-z]+) (?:thinks|piensa|is thinking|chooses|picks|ha pensado|thought|penso) (?:of |en )?(?:an? |un )?(?:whole |certain |cierto )?(?:number|numero)\b/.exec(
      text,
    ) ?? [];
  if (who === undefined || /^(?:i|you|we|se|who|quien)$/.test(who)) return text;
  return thirdPersons.reduce(
    (now, [pattern, plain]) => now.replaceAll(pattern, plain),
    text
      .replace(new RegExp(`^${who} (?:thought|is thinking|penso|ha pensado)`), `${who} thinks`)
      .replace(new RegExp(`^${who} thinks en un numero`), "pienso un numero")
      .replace(new RegExp(`^${who} thinks un numero`), "pienso un numero")
      .replaceAll(new RegExp(`\\b${who}\\b`, "g"), "i")
      .replace(/^i pien/, "pien"),
  );
}

/** "P is Q", "If P is added to Q, the result is R", "Si a P le resto Q obtengo R". */
function stated(body: string): string | null {
  const result = new RegExp(`^(.+?),? ${gets} (.+)$`).exec(body);
  if (result?.[1] !== undefined && result[2] !== undefined) {
    const right = readNumberPhrase(result[2]);
    for (const [pattern, write] of passives) {
      const match = pattern.exec(result[1]);
      const [a, b] = [match?.[1], match?.[2]].map((side) =>
        side === undefined ? null : readNumberPhrase(side),
      );
      if (a != null && b != null && right !== null) return `${write(a, b)} = ${right}`;
    }
    return null;
  }
  const plain = new RegExp(`^(?:if )?(.+?) ${equality} (.+)$`).exec(body);
  const [left, right] = [plain?.[1], plain?.[2]].map((side) =>
    side === undefined ? null : readNumberPhrase(side),
  );
  return left == null || right == null ? null : `${left} = ${right}`;
}

const opens =
  /^(?:i(?:'m| am)? (?:think|thinking|thought|choose|chose|pick|picked) (?:of )?a number|think of a number|pienso (?:en )?un numero|he pensado (?:en )?un numero|pense (?:en )?un numero|elijo un numero)[.,:;]? ?/;
const ends = new RegExp(`[.,;:]? ?(?:and |y |then )?(?:finally )?${gets} ${numeral}$`);
/** "If you multiply a number by 4 and subtract 6, you get 30." */
const supposed =
  /^(?:if|when|si|cuando) (?:you |i |we )?(?=(?:multiply|double|triple|multiplico|divide|divido|duplico|triplico|halve)\b)/;
const to =
  "(?: (?:to (?:it|the result|that|this)|from (?:it|the result|that|this)|al resultado|a (?:eso|ello)))?";
const it = "(?:it|the result|the number|that|this|el resultado|lo)";

const moves: readonly (readonly [RegExp, (x: string, n: string) => string])[] = [
  [new RegExp(`^(?:i )?(?:double|duplico) ?${it}?$|^lo duplico$`), (x) => `2*${x}`],
  [new RegExp(`^(?:i )?(?:triple|triplico) ?${it}?$|^lo triplico$`), (x) => `3*${x}`],
  [new RegExp(`^(?:i )?halve ${it}$|^(?:hallo|calculo) (?:su|la) mitad$`), (x) => `${x}/2`],
  [
    new RegExp(`^(?:i )?square ${it}$|^(?:lo )?elevo (?:el resultado )?al cuadrado$`),
    (x) => `${x}^2`,
  ],
  [new RegExp(`^(?:i )?multiply (?:${it} )?by ${numeral}$`), (x, n) => `${n}*${x}`],
  [new RegExp(`^(?:lo )?multiplico (?:el resultado )?por ${numeral}$`), (x, n) => `${n}*${x}`],
  [new RegExp(`^(?:i )?divide (?:${it} )?by ${numeral}$`), (x, n) => `${x}/${n}`],
  [
    new RegExp(`^(?:lo )?divido (?:el resultado )?(?:entre|por) ${numeral}$`),
    (x, n) => `${x}/${n}`,
  ],
  [new RegExp(`^(?:i )?add ${numeral}${to}$`), (x, n) => `${x} + ${n}`],
  [new RegExp(`^(?:le )?(?:sumo|anado|agrego) ${numeral}${to}$`), (x, n) => `${x} + ${n}`],
  [new RegExp(`^(?:i )?(?:subtract|take away|take) ${numeral}${to}$`), (x, n) => `${x} - ${n}`],
  [new RegExp(`^(?:le )?(?:resto|quito) ${numeral}${to}$`), (x, n) => `${x} - ${n}`],
];

/** "I think of a number, double it and add 7. The result is 31." Each move works on the result so far. */
function worked(body: string): string | null {
  const end = ends.exec(body);
  const told = supposed.test(body);
  if ((!opens.test(body) && !told) || end?.[1] === undefined) return null;
  const middle = told
    ? body
        .slice(0, end.index)
        .replace(supposed, "")
        .replace(/\b(?:a number|un numero)\b/, "it")
        .replace(/\bit por\b/, "el resultado por")
        .replace(/\bit entre\b/, "el resultado entre")
    : body.slice(0, end.index).replace(opens, "");
  let now = "x";
  for (const move of middle
    .split(
      /(?:,|;|\.)? (?:and then|then|and|y luego|luego|y despues|despues|y) |[,;.] ?(?:and |then |y |luego |despues )*/,
    )
    .filter((part) => part !== "")) {
    const clean = move.trim().replace(/^(?:i |then |luego |despues )+/, "");
    const found = moves.find(([pattern]) => pattern.test(clean));
    if (found === undefined) return null;
    const amount =
      found[0]
        .exec(clean)
        ?.slice(1)
        .find((group) => group !== undefined) ?? "";
    now = found[1](now === "x" ? "x" : `(${now})`, amount);
  }
  return now === "x" ? null : `${now} = ${end[1]}`;
}
