/** How an account stands; "unverified" where there is an address that was never proved. */
export const accountStates = ["active", "unverified", "suspended"] as const;

export type AccountState = (typeof accountStates)[number];

/** What became of an e-mail; "kept" where there is no relay to hand it to. */
export const emailStatuses = ["waiting", "sent", "failed", "kept"] as const;

export type EmailStatus = (typeof emailStatuses)[number];

/** Every action that the program records. The trail of an older or newer program may hold others. */
export const knownActions = [
  "account.opened",
  "account.suspended",
  "account.reinstated",
  "account.signed-out",
  "account.reset-link-sent",
  "account.deleted",
  "parent.verified",
  "guardian.locked",
  "guardian.unlocked",
  "guardian.joined",
  "guardian.left",
  "administrator.created",
  "administrator.made",
  "administrator.taken-back",
  "second-factor.switched-on",
  "second-factor.switched-off",
  "second-factor.recovery-code-used",
  "affiliate.decide",
  "affiliate.plan-agreed",
  "payment.recorded",
  "payment.refunded",
  "payouts.proposed",
  "payouts.approved",
  "payouts.paid",
  "payouts.discarded",
  "brand.blurb-decided",
  "brand.hostname-decided",
  "brand.hostname-switched",
  "brand.styles-decided",
  "brand.measuring-decided",
  "brand.identity-decided",
  "brand.switched",
  "alert.reviewed",
  "contact.answered",
  "contact.closed",
  "contact.reopened",
  "site.fact-changed",
  "site.article-changed",
  "site.order-changed",
  "curriculum.skill-off",
  "curriculum.skill-on",
  "curriculum.item-off",
  "curriculum.item-on",
  "curriculum.texts-corrected",
  "curriculum.change-taken-back",
  "challenge.upheld",
  "challenge.kept",
  "credits.granted",
  "credits.declined",
  "credits.reopened",
  "email.read",
  "email.sent-again",
  "error-reports.deleted",
] as const;

/** What may need an administrator, and how often it is so. */
export const concerns = [
  "alerts-unclaimed",
  "alerts-waiting",
  "messages-open",
  "credits-asked",
  "parents-unverified",
  "affiliates-pending",
  "brands-waiting",
  "emails-failed",
  "emails-stuck",
  "no-relay",
] as const;

export type Concern = (typeof concerns)[number];

/** How many rows a page of a list holds. */
export const rowsPerPage = 50;

/** What was read of a list with one row more than a page holds: the page, and where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => string,
): { rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, rowsPerPage);
  const last = page.at(-1);
  const hasMore = rows.length > rowsPerPage;
  return { rows: page, next: hasMore && last !== undefined ? placeOf(last) : null };
}

/** The part of an id that sorts by age, whatever the id names. */
export function ageKeyOf(id: string): string {
  return id.slice(id.indexOf("_") + 1);
}

/** A text with what could be read as a wildcard of LIKE escaped, to be found anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** A name as it is searched: without accents, so that "lucia" finds "Lucía". The database does the same to its side. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "");
}

/**
 * A letter with its one-time tokens replaced by dots. Every token is 32 random bytes in base64url: 43 characters
 * in a row, which no word has.
 */
export function veilTokens(letter: string): string {
  return letter.replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, "•••");
}

/** What an account is called where its deletion is confirmed: how its owner signs in. */
export function handleOf(account: {
  id: string;
  email: string | null;
  username: string | null;
}): string {
  return account.username ?? account.email ?? account.id;
}
