import {
  consentAgeYears,
  emailSessionMs,
  minute,
  parentSessionMs,
  passwordLengthMax,
  passwordLengthMin,
  sessionTouchMs,
  usernameSessionMs,
} from "#shared/constants.ts";
import type { Role } from "#shared/permissions.ts";

/**
 * Completed years of life on a day. `birthDate` is YYYY-MM-DD; the day is the UTC date of `today`.
 * Somebody born on 29 February grows older on 1 March of other years.
 */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const years = today.getUTCFullYear() - year;
  const monthsLeft = month - (today.getUTCMonth() + 1);
  const birthdayAhead = monthsLeft > 0 || (monthsLeft === 0 && day > today.getUTCDate());
  return birthdayAhead ? years - 1 : years;
}

const ageMax = 120;

/** Whether a living person can have been born on that date. */
export function isPossibleBirthDate(birthDate: string, today: Date): boolean {
  const age = ageOn(birthDate, today);
  return age >= 0 && age <= ageMax;
}

/** Whether a date of birth, where one is known, is that of a child below the age of consent. */
export function isBelowConsentAge(birthDate: string | null, today: Date): boolean {
  return birthDate !== null && ageOn(birthDate, today) < consentAgeYears;
}

/** Which way sign-up goes: by oneself, or through a parent first. */
export type SignUpPath = "self" | "parent-first";

/** Below the age of consent a parent comes first (COPPA, 16 CFR 312). */
export function signUpPath(birthDate: string, today: Date): SignUpPath {
  return isBelowConsentAge(birthDate, today) ? "parent-first" : "self";
}

/** What somebody signs in with: anything with an @ is an e-mail address (V-04). */
export function identifierKind(identifier: string): "email" | "username" {
  return identifier.includes("@") ? "email" : "username";
}

/** The first word of a full name: what people are greeted with. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? "";
}

/** How long a session lasts and whether activity extends it. */
export type SessionLifetime = {
  ms: number;
  /** Activity extends the session, and writes at most this often; null where nothing extends it. */
  touchMs: number | null;
  /** The cookie stays when the browser is closed. */
  outlivesBrowser: boolean;
};

/** Lifetimes by the way the session was opened (T-01, T-03). */
export const sessionLifetimes = {
  username: { ms: usernameSessionMs, touchMs: null, outlivesBrowser: true },
  email: { ms: emailSessionMs, touchMs: sessionTouchMs, outlivesBrowser: true },
  google: { ms: emailSessionMs, touchMs: sessionTouchMs, outlivesBrowser: true },
  // Of 30 minutes, five are too many to lose between an activity and its being written.
  parent: { ms: parentSessionMs, touchMs: minute, outlivesBrowser: false },
} as const satisfies Record<string, SessionLifetime>;

/**
 * When a session ends after activity at `now`, or null where nothing is to be written: the session is not
 * extended by activity, or was extended a moment ago.
 */
export function extendedExpiry(lifetime: SessionLifetime, expiresAt: Date, now: Date): Date | null {
  if (lifetime.touchMs === null) return null;
  const extended = now.getTime() + lifetime.ms;
  return extended - expiresAt.getTime() >= lifetime.touchMs ? new Date(extended) : null;
}

/** What decides where somebody is led after signing in. */
export type Arrival = { role: Role; onboardingCompleted: boolean; gradeLevel: number | null };

/** Where sign-in leads (T-04). */
export type Destination =
  | "/chat"
  | "/onboarding"
  | "/admin"
  | "/affiliate/dashboard"
  | "/parent-dashboard";

/** Where somebody is led after signing in or up (T-04). */
export function destinationOf(arrival: Arrival): Destination {
  if (arrival.role === "administrator") return "/admin";
  if (arrival.role === "affiliate") return "/affiliate/dashboard";
  if (arrival.role === "parent") return "/parent-dashboard";
  return arrival.onboardingCompleted && arrival.gradeLevel !== null ? "/chat" : "/onboarding";
}

/** Pages of the students' that a parent is not led to, though a parent's address may have asked for them. */
const studentPages = /^\/(?:chat|onboarding|progress)(?:$|[?#/])/;

/**
 * The address that a page goes to once somebody is signed in: the page they had asked for, or the chat on the
 * subject they came for, where students and parents go; otherwise the place T-04 names.
 */
export function arrivalPath(
  arrival: Arrival,
  wanted: { next?: string | null; subject?: string | null; side?: "student" | "parent" },
): string {
  // An administrator who signs in as parents do sees what parents see (spec section 6).
  if (arrival.role === "administrator" && wanted.side === "parent") return "/parent-dashboard";
  const destination = destinationOf(arrival);
  const next = ownPath(wanted.next ?? null);
  if (destination === "/parent-dashboard") {
    return next === null || studentPages.test(next) ? destination : next;
  }
  if (destination === "/admin") return next?.startsWith("/admin/") ? next : destination;
  if (destination !== "/chat") return destination;
  if (next !== null) return next;
  return wanted.subject ? `/chat?${new URLSearchParams({ subject: wanted.subject })}` : "/chat";
}

/** On which side of the login somebody stands: the one they chose, else the one whose page they had asked for. */
export function loginSide(asked: {
  tab: string | null;
  next: string | null;
}): "student" | "parent" {
  if (asked.tab !== null) return asked.tab === "parent" ? "parent" : "student";
  return /^\/parent-dashboard(?:$|[/?#])/.test(asked.next ?? "") ? "parent" : "student";
}

/**
 * The page that was asked for before the sign-in, if it is one of our own; null for anything that could lead
 * to another host or is no page.
 */
export function ownPath(next: string | null): string | null {
  if (!next?.startsWith("/") || !URL.canParse(next, "http://faro.invalid")) return null;
  const url = new URL(next, "http://faro.invalid");
  if (url.host !== "faro.invalid" || url.pathname.startsWith("/api/")) return null;
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}

/**
 * What is wrong with a password as a key of the `fields` messages, or null (V-03). Characters are Unicode
 * code points after normalisation to NFC, so every script may use the full length.
 */
export function passwordProblem(password: string): "passwordTooShort" | "passwordTooLong" | null {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < passwordLengthMin) return "passwordTooShort";
  return length > passwordLengthMax ? "passwordTooLong" : null;
}

/** Whether a text has control characters other than line breaks and tabs: nobody types them, and PostgreSQL refuses NUL. */
export function hasControlCharacters(text: string): boolean {
  return /[^\P{Cc}\t\n\r]|\uFFFD/u.test(text);
}
