import { cleanText } from "./reading/clean-text.ts";
import { plainNotation } from "./reading/plain-notation.ts";
import { readChain } from "./reading/chains.ts";
import { reframe } from "./reading/frames.ts";
import { variables } from "./exact/polynomial.ts";
import type { Givens } from "./reading/givens.ts";
import { readGivens } from "./reading/givens.ts";
import { withNamedExpressions } from "./reading/named-expressions.ts";
import { retellMeasures } from "./reading/retell-measures.ts";
import { isSpanish } from "./reading/language.ts";
import { retell } from "./reading/retell.ts";
import { askedName, askedPair, requestBody } from "./reading/request.ts";
import { sentencesOf, splitProblem } from "./reading/sentences.ts";
import type { Solution, SolutionStep } from "./solution.ts";
import type { Draft, Problem, Solver } from "./solver.ts";
import { solveBases } from "./solvers/bases.ts";
import { solveCalculus } from "./solvers/calculus.ts";
import { solveClock } from "./solvers/clock.ts";
import { solveCommonFactors } from "./solvers/common-factors.ts";
import { solveComparison } from "./solvers/comparison.ts";
import { solveDivisibility } from "./solvers/divisibility.ts";
import { solveEquations } from "./solvers/equations.ts";
import { solveCompleteSquare } from "./solvers/complete-square.ts";
import { solveFactoring } from "./solvers/factoring.ts";
import { solveFunctionalEquations } from "./solvers/functional-equations.ts";
import { solveExactValues } from "./solvers/exact-values.ts";
import { solveFunctionProperties } from "./solvers/function-properties.ts";
import { solveSetInequalities } from "./solvers/set-inequalities.ts";
import { solveGeneralAngles } from "./solvers/general-angles.ts";
import { solveTrigonometricEquations } from "./solvers/trigonometric-equations.ts";
import { solveInequalities } from "./solvers/inequalities.ts";
import { solveMeasurement } from "./solvers/measurement.ts";
import { solvePercent } from "./solvers/percent.ts";
import { solvePolynomials } from "./solvers/polynomials.ts";
import { solvePowerLaws } from "./solvers/power-laws.ts";
import { solveRounding } from "./solvers/rounding.ts";
import { solveSequences } from "./solvers/sequences.ts";
import { solveStatements } from "./solvers/statements.ts";
import { solveSurds } from "./solvers/surds.ts";
import { solveValues } from "./solvers/values.ts";
import { solveWriteAs } from "./solvers/write-as.ts";
import { solveChance } from "./texts/chance.ts";
import { solveLetters } from "./texts/letters.ts";
import { solveJointWork } from "./texts/joint-work.ts";
import { solveMotion } from "./texts/motion.ts";
import { solveTriangles } from "./texts/triangles.ts";
import { solveConsecutive } from "./texts/consecutive.ts";
import { solveHeadsAndLegs } from "./texts/heads-and-legs.ts";
import { solveRectangleRiddle } from "./texts/rectangle-riddle.ts";
import { solveRiddles } from "./texts/riddles.ts";
import { solveTwoPeople } from "./texts/two-people.ts";
import { solveTwoNumbers } from "./texts/two-numbers.ts";
import { solveTwoKinds } from "./texts/two-kinds.ts";
import { solveMixtures } from "./texts/mixtures.ts";
import { solveMoney } from "./texts/money.ts";
import { solvePercentChains } from "./texts/percent-chains.ts";
import { solveRatios } from "./texts/ratios.ts";
import { solvePointsAndLines } from "./texts/coordinates.ts";
import { solveData } from "./texts/data.ts";
import { solveProgressions } from "./texts/progressions.ts";
import { solveGeometry } from "./texts/geometry.ts";
import type { Scope } from "./reading/scope.ts";
import { emptyScope } from "./reading/scope.ts";
import { holds } from "./verify.ts";
import { latexOf } from "./words.ts";

/** Longer texts are not problems we solve. In UTF-16 units. */
const maxLength = 2000;
/** Nor are texts with longer numbers than this. */
const longNumber = /\d{150}/;
/** Wordings of one question that are tried. */
const maxWordings = 4;

/** A dy/dx that no reader has taken is no quotient of products. */
const unreadDerivative = /\bd[\^²³\d]{0,2}[a-z] ?\/ ?d[a-z]\b/;

/** In this order: the first family that recognises the question answers it. */
const solvers: readonly Solver[] = [
  solveBases,
  solveClock,
  solveEquations,
  solveTrigonometricEquations,
  solveGeneralAngles,
  solveFunctionalEquations,
  solveFunctionProperties,
  solveInequalities,
  solveSetInequalities,
  solveRounding,
  solveCommonFactors,
  solveDivisibility,
  solveComparison,
  solveStatements,
  solvePercent,
  solveWriteAs,
  solveMeasurement,
  solveSequences,
  solveCompleteSquare,
  solveFactoring,
  solvePolynomials,
  solveCalculus,
  solveValues,
  solveSurds,
  solvePowerLaws,
  solveExactValues,
];

/** Families that read a whole text, in this order. */
const textSolvers: readonly ((text: string) => Draft | null)[] = [
  solveGeometry,
  solvePointsAndLines,
  solveProgressions,
  solveData,
  solveLetters,
  solveChance,
  solveMoney,
  solvePercentChains,
  solveRatios,
  solveTriangles,
  solveMotion,
  solveJointWork,
  solveConsecutive,
  solveTwoPeople,
  solveTwoNumbers,
  solveTwoKinds,
  solveMixtures,
  solveHeadsAndLegs,
  solveRectangleRiddle,
  solveRiddles,
];

/**
 * Solves a school-maths problem given as a student types or pastes it, in English or Spanish, with typed maths or LaTeX,
 * definitions ("Let a = 3", "Suppose 2x + y = 5") included. Every step of the result has been checked.
 * null where the problem is not read with certainty or not of a kind we solve exactly. Never throws; bounded work.
 */
export function solveProblem(text: string): Solution | null {
  if (text.length > maxLength || longNumber.test(text)) return null;
  try {
    const cleaned = cleanText(text);
    const clean = cleaned === null ? null : plainNotation(cleaned);
    if (clean === null || unreadDerivative.test(clean)) return null;
    const inlined = withNamedExpressions(clean) ?? clean;
    const plainer = reframe(inlined);
    const wordings = plainer === null ? [inlined] : [inlined, plainer];
    const solution =
      firstOf(wordings, solveWording) ??
      firstOf(wordings, solveInStages) ??
      firstOf(wordings, solveAmongStrangers);
    return solution !== null && answersMoreThanAsked(clean, solution.answer) ? null : solution;
  } catch (error) {
    // The exact arithmetic refuses work beyond its bounds with a RangeError: then we do not know.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** "Let r be the remainder when 17 is divided by 6.": a letter, and in words what it stands for. */
const standsFor =
  /^(?:let|sea|call|suppose|define|llamamos|supongamos que) ([a-z]) (?:(?:be|is|=|denote|equal|es|igual a|a) )?((?:the |el |la |los )[^=]+|(?:gcd|lcm|mcd|mcm) ?\([^()]+\))[.]?$/i;

/** Solves a text whose givens are questions themselves: what each letter stands for is worked out first, with its steps. */
function solveInStages(text: string): Solution | null {
  const sentences = sentencesOf(text);
  const opening = isSpanish(text) ? "Sea" : "Let";
  const asking = isSpanish(text) ? "Calcula" : "What is";
  let before = "";
  const steps: SolutionStep[] = [];
  for (const sentence of sentences.slice(0, -1)) {
    const [, name, body] = standsFor.exec(sentence) ?? [];
    const part =
      name === undefined || body === undefined ? null : solveWording(`${before}${asking} ${body}?`);
    if (part === null) {
      before += `${sentence} `;
      continue;
    }
    if (!/^-?\d+(?:\/\d+|\.\d+)?$/.test(part.answer)) return null;
    steps.push(...part.steps);
    before += `${opening} ${name ?? ""} = ${part.answer}. `;
  }
  if (steps.length === 0) return null;
  const last = solveWording(`${before}${sentences.at(-1) ?? ""}`);
  return last === null ? null : { ...last, steps: [...steps, ...last.steps] };
}

/** Whether an answer gives several unknowns where the text asks for one of them: then the question has been misread. */
function answersMoreThanAsked(text: string, answer: string): boolean {
  const names = [...answer.matchAll(/(?:^|, )([a-z]) = /g)].map(([, name = ""]) => name);
  return (
    names.length > 1 &&
    new RegExp(
      "\\b(?:solve for|value of|find|what is|get|need|want|determine|calculate|give|hallar?|calcular?|encontrar|encuentra|despejar?|cuanto (?:vale|es)|" +
        "valor de|obtener|obten|averiguar?|determinar?|interesa|dame|piden|solo|only) (?:solo |only |just |me )?(?:the |la |el )?(?:value of |valor de |variable |incognita )?" +
        `(?:${names.join("|")})(?! ?(?:,|and\\b|or\\b|[yeo]\\b|&|[-+*/^=<>(]))(?![a-z])`,
      "i",
    ).test(text)
  );
}

function firstOf(
  texts: readonly string[],
  answer: (text: string) => Solution | null,
): Solution | null {
  for (const text of texts) {
    const solution = answer(text);
    if (solution !== null) return solution;
  }
  return null;
}

/** Solves a text in which words stand that nothing is known of, where all readings of it come to one answer. */
function solveAmongStrangers(text: string): Solution | null {
  const wordings = [...retell(text, emptyScope, true), ...retellQuestion(text, true)];
  const solutions = wordings
    .slice(0, maxWordings)
    .map((plain) => solve(plain))
    .filter((solution) => solution !== null);
  const [first, another] = new Set(solutions.map(({ answer }) => answer));
  return first === undefined || another !== undefined ? null : (solutions[0] ?? null);
}

function solveWording(text: string): Solution | null {
  const chain = readChain(text);
  if (chain !== null) return solve(chain);
  return solve(text) ?? solveRetold(text) ?? solveText(text);
}

/** Solves a text by the plainer wordings of its question; the first that is solved counts. */
function solveRetold(text: string): Solution | null {
  const wordings = [
    ...retell(text).slice(0, maxWordings),
    ...retellQuestion(text).slice(0, maxWordings),
    ...retellMeasures(text),
  ];
  return firstOf(wordings, solve);
}

/** The plainer wordings of the question alone, behind the sentences that define what it speaks of. */
function retellQuestion(text: string, strangers = false): string[] {
  const { givens: texts, premises, ask } = splitProblem(text);
  if (premises.some((premise) => !premise.includes("="))) return [];
  const defining = [...premises, ...texts];
  const givens = defining.length === 0 ? null : readGivens(defining, null);
  if (givens === null) return [];
  const before = defining.map((given) => `Let ${given}. `).join("");
  const question = isSpanish(text) && !isSpanish(ask) ? `¿${ask}` : ask;
  const unknowns = givens.open.flatMap(({ difference }) => variables(difference));
  return retell(question, givens.scope, strangers, unknowns).map((told) => `${before}${told}`);
}

/** Solves a text as a whole, by the families that take all of its sentences together. */
function solveText(text: string): Solution | null {
  for (const solver of textSolvers) {
    const draft = solver(text);
    if (draft !== null) return finish(draft, { scope: emptyScope, open: [], steps: [] });
  }
  return null;
}

function solve(text: string): Solution | null {
  const { givens: texts, premises, ask } = splitProblem(text);
  if (premises.some((premise) => !premise.includes("="))) return null;
  const givens = readGivens([...premises, ...texts], askedName(ask) ?? askedPair(ask)?.[0] ?? null);
  if (givens === null || ask === "") {
    return null;
  }
  const whole = withArguments(ask, givens.scope);
  const problem: Problem = {
    ask: whole,
    body: requestBody(whole),
    open: givens.open,
    scope: givens.scope,
  };
  for (const solver of namesOpen(problem) ? [solveEquations] : solvers) {
    const draft = solver(problem);
    if (draft !== null) return finish(draft, givens);
  }
  return null;
}

/** "Differentiate f" of a function f(x) differentiates f(x). */
function withArguments(ask: string, { functions, values }: Scope): string {
  let now = ask;
  for (const [name, { parameter }] of functions) {
    // "a" may be the article.
    if (values.has(name) || name === "a") continue;
    const bare = new RegExp(
      `(?<=(?:^| )(?:differentiate|derive|deriva|deriv(?:ar|e)|factor|factori[sz]e|factoriza|expand|simplify|evaluate|of|de) (?:the function |the polynomial |la funcion |el polinomio )?)${name}(?= *(?:$|(?:with|wrt|con) ))`,
      "i",
    );
    now = now.replace(bare, `${name}(${parameter})`);
  }
  return now;
}

/** Whether the question speaks of a name that the givens hold open: then what is asked is not what stands in it. */
function namesOpen({ ask, open }: Problem): boolean {
  return open.some(({ difference }) =>
    variables(difference).some((name) => new RegExp(`(?<![a-z])${name}(?![a-z])`, "i").test(ask)),
  );
}

function finish(draft: Draft, givens: Givens): Solution | null {
  if (!holds(draft, givens.scope)) return null;
  const { kind, start, answer, policy } = draft;
  return {
    kind,
    start,
    steps: [...givens.steps, ...draft.steps],
    answer,
    latex: draft.latex ?? latexOf(answer),
    policy,
  };
}
