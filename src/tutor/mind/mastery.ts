/**
 * What a student knows of a skill, as two probabilities: with help, and alone. Only an unassisted first try
 * moves `alone`, so help can never make a student look more able than they are.
 *
 * Bayesian knowledge tracing (Corbett & Anderson 1995): after an answer, the probability of knowing is
 * updated by Bayes' rule with a chance to slip and to guess, then a chance to have learned is added.
 */
export type Mastery = {
  withHelp: number;
  alone: number;
  attempts: number;
  correct: number;
  aloneAttempts: number;
  aloneCorrect: number;
};

/** From here on a skill counts as mastered: three unassisted first tries in a row from a standing start. */
export const masteredFrom = 0.95;

const prior = 0.1;
const slip = 0.1;
const guess = 0.1;
const learn = 0.1;
/** Each hint seen makes a right answer likelier without knowing, so it says less. */
const guessPerHint = 0.15;
const guessMax = 0.7;

export const unknownMastery: Mastery = {
  withHelp: prior,
  alone: prior,
  attempts: 0,
  correct: 0,
  aloneAttempts: 0,
  aloneCorrect: 0,
};

/** One marked answer, as evidence. */
export type Evidence = {
  right: boolean;
  /** Rungs of the hint ladder seen on this item. */
  helpLevel: number;
  firstTry: boolean;
  /** The chance to be right without knowing, where the kind of the item has one of its own. */
  guess?: number;
};

/** The mastery after one more piece of evidence. */
export function learnFrom(before: Mastery, evidence: Evidence): Mastery {
  const { right, helpLevel, firstTry } = evidence;
  const unassisted = firstTry && helpLevel === 0;
  const guessed = evidence.guess ?? guess;
  const helpedGuess = Math.min(guessed + guessPerHint * helpLevel, guessMax);
  return {
    withHelp: trace(before.withHelp, right, helpedGuess),
    alone: unassisted ? trace(before.alone, right, guessed) : before.alone,
    attempts: before.attempts + 1,
    correct: before.correct + (right ? 1 : 0),
    aloneAttempts: before.aloneAttempts + (unassisted ? 1 : 0),
    aloneCorrect: before.aloneCorrect + (unassisted && right ? 1 : 0),
  };
}

function trace(known: number, right: boolean, guessed: number): number {
  const seen = right
    ? (known * (1 - slip)) / (known * (1 - slip) + (1 - known) * guessed)
    : (known * slip) / (known * slip + (1 - known) * (1 - guessed));
  return seen + (1 - seen) * learn;
}
