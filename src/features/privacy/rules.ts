import type { ConsentKind, Decider, ModelPlace } from "#shared/consents.ts";
import { accountRules } from "#shared/retention/kept-table.ts";
import { adultAgeYears, consentAgeYears, day } from "#shared/constants.ts";

/** What decides who speaks for a student and what the tutor may do. */
export type ConsentFacts = {
  /** Completed years of life; null where no date of birth is known. */
  age: number | null;
  /** The account was made by a parent. */
  parentCreated: boolean;
  /** Somebody looks after the student; a lock makes no child its own guardian. */
  hasGuardian: boolean;
  /** One of them is not locked out. */
  hasActingGuardian: boolean;
  /** The consents that stand. */
  standing: readonly ConsentKind[];
};

/**
 * Whose word counts: under 13 always the guardian's, from 18 on always the student's; between, the guardian's where a
 * parent made the account and looks after it, else the student's, who signed up alone.
 */
export function deciderOf({
  age,
  parentCreated,
  hasGuardian,
}: Pick<ConsentFacts, "age" | "parentCreated" | "hasGuardian">): Decider {
  if (age !== null && age < consentAgeYears) return "guardian";
  if (age !== null && age >= adultAgeYears) return "student";
  return parentCreated && hasGuardian ? "guardian" : "student";
}

/** Whether a parent has to agree before anything is kept. */
export function isUnderAge({ age }: Pick<ConsentFacts, "age">): boolean {
  return age !== null && age < consentAgeYears;
}

/** What the tutor may do with a student's words. */
export type Permission = {
  /** Whether the student may be taught at all. */
  mayLearn: boolean;
  /** Whether words may go to a model on somebody else's machine. */
  mayDisclose: boolean;
  /** Whether what is said may be turned into text. */
  mayListen: boolean;
};

/**
 * Who may take back what was agreed to: whoever may agree; and from 13 on the student while every guardian is locked
 * out, for a right that nobody can use is none (GDPR, art. 7(3)).
 */
export function mayWithdraw(facts: ConsentFacts, by: Decider): boolean {
  if (deciderOf(facts) === by) return true;
  return by === "student" && !facts.hasActingGuardian && !isUnderAge(facts);
}

/**
 * What the consents that stand allow. Who decides alone needs no "core": using the tutor is their own act. A child
 * under 13 whom nobody looks after any more learns nothing: what was agreed to has lost whoever could take it back.
 */
export function permissionOf(facts: ConsentFacts): Permission {
  const isAlone = isUnderAge(facts) && !facts.hasGuardian;
  const mayLearn = !isAlone && (deciderOf(facts) === "student" || facts.standing.includes("core"));
  return {
    mayLearn,
    mayDisclose: mayLearn && facts.standing.includes("disclosure"),
    mayListen: mayLearn && facts.standing.includes("voice"),
  };
}

/** Whether a student's words may go to the model: to the academy's own always, to an outside one with consent alone. */
export function mayUseModel(place: ModelPlace, { mayDisclose }: Permission): boolean {
  return place === "own" || (place === "external" && mayDisclose);
}

/**
 * When a child's account goes because no consent stands: so many days after it was made, or after the last consent
 * was withdrawn. `since` is the later of the two.
 */
export function goesWithoutConsentAt(since: Date): Date {
  return new Date(since.getTime() + accountRules.childWithoutConsentDays * day);
}
