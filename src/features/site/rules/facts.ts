import { isEmailAddress } from "#shared/email-address.ts";
import { drawn, withoutJoiners } from "#shared/drawn-text.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import type { Localized } from "#shared/locale.ts";
import { shippedFacts, type SiteFacts } from "#shared/site.ts";

/** What a fact is made of, which says how it is typed and checked. */
export type FactField = {
  kind: "line" | "email" | "phone" | "lines" | "both" | "links" | "number";
  /** Letters at most; of a number the largest it may be, of addresses how many there may be. */
  max: number;
  /** Whether the pages need it. */
  isNeeded: boolean;
};

export type FactKey = keyof SiteFacts;

/** A fact as it is typed and sent: numbers and lists as text too. */
export type FactText = string | Localized;

/** No page has room for more. */
export const addressLengthMax = 200;

/** Every fact that administrators can change. */
export const factFields: Readonly<Record<FactKey, FactField>> = {
  name: { kind: "line", max: 24, isNeeded: true },
  operator: { kind: "line", max: 120, isNeeded: false },
  line: { kind: "both", max: 120, isNeeded: false },
  contactEmail: { kind: "email", max: 254, isNeeded: true },
  phone: { kind: "phone", max: 30, isNeeded: false },
  postalAddress: { kind: "lines", max: 300, isNeeded: false },
  answerHours: { kind: "both", max: 120, isNeeded: false },
  links: { kind: "links", max: 6, isNeeded: false },
  hours: { kind: "line", max: 12, isNeeded: true },
  savingPercent: { kind: "number", max: 99, isNeeded: true },
  tutorHourDollars: { kind: "number", max: 500, isNeeded: true },
  tutorHours: { kind: "number", max: 100, isNeeded: true },
  textbookCount: { kind: "number", max: 100_000, isNeeded: true },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
export const factKeys = Object.keys(factFields) as FactKey[];

/** The facts as they stand together on the page that changes them. */
export const factGroups = [
  { id: "academy", keys: ["name", "operator", "line"] },
  { id: "reach", keys: ["contactEmail", "phone", "answerHours", "postalAddress", "links"] },
  {
    id: "claims",
    keys: ["savingPercent", "tutorHourDollars", "tutorHours", "hours", "textbookCount"],
  },
] as const satisfies readonly { id: string; keys: readonly FactKey[] }[];

/** Whether a text is one in both languages. */
export function isInBoth(text: FactText): text is Localized {
  return typeof text !== "string";
}

/** What is wrong with a fact, by the part of it: "" for all of it, "en" and "es" where it is in both languages. */
export type FactProblems = Readonly<Partial<Record<"" | "en" | "es", FieldProblem>>>;

type Checked = { text: FactText; problems: FactProblems };

/** A fact as it is kept, and what is wrong with it. What is the same as was shipped is kept as such. */
export function checkFact(key: FactKey, typed: FactText): Checked {
  const field = factFields[key];
  if (field.kind === "both") return checkBoth(field, typed);
  const text = isInBoth(typed) ? "" : tidy(field, typed);
  const problem = isInBoth(typed) ? "other" : problemOf(field, text);
  return { text, problems: problem ? { "": problem } : {} };
}

function checkBoth(field: FactField, typed: FactText): Checked {
  if (!isInBoth(typed)) return { text: { en: "", es: "" }, problems: { en: "other" } };
  const text = { en: tidy(field, typed.en), es: tidy(field, typed.es) };
  const [en, es] = [lineProblem(field, text.en), lineProblem(field, text.es)];
  // Half of the readers would see nothing, or the other language.
  const isHalf = (text.en === "") !== (text.es === "");
  return {
    text,
    problems: {
      ...(en || (isHalf && text.en === "") ? { en: en ?? "bothNeeded" } : {}),
      ...(es || (isHalf && text.es === "") ? { es: es ?? "bothNeeded" } : {}),
    },
  };
}

function tidy({ kind }: FactField, typed: string): string {
  if (kind === "number") return typed.replaceAll(/[\s%$]/g, "").replace(/^0+(?=\d)/, "");
  if (kind !== "lines" && kind !== "links") return typed.normalize("NFC").trim();
  const lines = typed.normalize("NFC").split(/\r?\n/);
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

function problemOf(field: FactField, text: string): FieldProblem | null {
  if (text === "") return field.isNeeded ? "factMissing" : null;
  switch (field.kind) {
    case "email":
      return text.length <= field.max && isEmailAddress(text) ? null : "emailInvalid";
    case "phone":
      return text.length > field.max ? "textTooLong" : phoneProblem(text);
    case "links":
      return linksProblem(text.split("\n"), field.max);
    case "number":
      return numberProblem(text, field.max);
    case "lines":
      if (text.length > field.max) return "textTooLong";
      return text.split("\n").every(isDrawn) ? null : "charactersOdd";
    default:
      return lineProblem(field, text);
  }
}

function lineProblem({ max }: FactField, text: string): FieldProblem | null {
  if (text.length > max) return "textTooLong";
  return isDrawn(text) ? null : "charactersOdd";
}

function isDrawn(text: string): boolean {
  return drawn.test(withoutJoiners(text));
}

function phoneProblem(text: string): FieldProblem | null {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 5 && digits <= 15 ? null : "phoneInvalid";
}

function linksProblem(addresses: readonly string[], max: number): FieldProblem | null {
  if (addresses.length > max) return "tooManyAddresses";
  if (addresses.some(({ length }) => length > addressLengthMax)) return "addressTooLong";
  return addresses.every(isWebAddress) ? null : "addressInvalid";
}

/** Whether a text is the whole address of a page that is fetched in private: https, a domain with a dot, nobody's password in it. */
export function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s<>"'\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === "" && password === "" && /^[\w-]+(?:\.[\w-]+)+$/.test(hostname);
}

function numberProblem(text: string, max: number): FieldProblem | null {
  if (!/^\d{1,7}$/.test(text) || Number(text) < 1) return "numberInvalid";
  return Number(text) > max ? "numberTooLarge" : null;
}

/** A fact as it is typed. */
export function factText(key: FactKey, facts: SiteFacts): FactText {
  const value = facts[key];
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  if (value === null) return { en: "", es: "" };
  return isList(value) ? value.join("\n") : value;
}

function isList(value: readonly string[] | Localized): value is readonly string[] {
  return Array.isArray(value);
}

/** A fact as it was shipped, as it is typed. */
export function shippedText(key: FactKey): FactText {
  return factText(key, shippedFacts);
}

/** Whether two texts of a fact are the same. */
export function isSameText(one: FactText, other: FactText): boolean {
  if (!isInBoth(one) || !isInBoth(other)) return one === other;
  return one.en === other.en && one.es === other.es;
}

/** Facts as the program uses them, of what was kept; what cannot be one is left out. */
export function factsOf(texts: ReadonlyMap<string, unknown>): Partial<SiteFacts> {
  const given = (key: FactKey) => {
    const text = readFactText(texts.get(key));
    return text === null || Object.keys(checkFact(key, text).problems).length > 0 ? null : text;
  };
  const line = (key: FactKey) => {
    const text = given(key);
    return text === null || isInBoth(text) ? undefined : text;
  };
  const both = (key: FactKey) => {
    const text = given(key);
    return text !== null && isInBoth(text) && text.en !== "" ? text : undefined;
  };
  const number = (key: FactKey) => {
    const text = line(key);
    return text === undefined ? undefined : Number(text);
  };
  return present({
    name: line("name"),
    operator: line("operator"),
    line: both("line"),
    contactEmail: line("contactEmail"),
    phone: line("phone"),
    postalAddress: line("postalAddress"),
    answerHours: both("answerHours"),
    links: line("links")?.split("\n").filter(Boolean),
    hours: line("hours"),
    savingPercent: number("savingPercent"),
    tutorHourDollars: number("tutorHourDollars"),
    tutorHours: number("tutorHours"),
    textbookCount: number("textbookCount"),
  });
}

function present(facts: { [Key in FactKey]: SiteFacts[Key] | undefined }): Partial<SiteFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** A fact as the database keeps it: never a bare text, which its JSON columns may read as a number. */
export function keptFact(text: FactText): { text: string } | Localized {
  return isInBoth(text) ? text : { text };
}

/** The text of a fact that was kept; null where it is none. */
export function readFactText(value: unknown): FactText | null {
  if (typeof value !== "object" || value === null) return null;
  const { text, en, es }: { text?: unknown; en?: unknown; es?: unknown } = value;
  if (typeof text === "string") return text;
  return typeof en === "string" && typeof es === "string" ? { en, es } : null;
}
