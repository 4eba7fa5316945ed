import { glanceOf, lettersOf, readsAs } from "#shared/look-alike.ts";
import { shippedFacts, site } from "#shared/site.ts";

/** Who has the say at an academy: a name that holds one of these words passes for theirs. */
const inCharge = [
  "admin",
  "admins",
  "administrator",
  "administrators",
  "administrador",
  "administradora",
  "administracion",
  "sysadmin",
  "superuser",
  "root",
  "moderator",
  "moderador",
  "moderadora",
  "webmaster",
  "postmaster",
];

/** Names of the academy's desks, which pass for theirs where nothing else stands beside them. */
const desks = [
  "support",
  "soporte",
  "help",
  "helpdesk",
  "ayuda",
  "system",
  "sistema",
  "security",
  "seguridad",
  "staff",
  "team",
  "equipo",
  "official",
  "oficial",
  "contact",
  "contacto",
  "academy",
  "academia",
  "tutor",
];

/** Whether a username is, or can be read as, that of somebody who speaks for the academy. */
export function passesForAcademy(username: string): boolean {
  const words = username.split(/[._-]+/).filter(Boolean);
  const whole = words.join("");
  if ([whole, ...words].some((word) => isOneOf(word, inCharge))) return true;
  return (
    isOneOf(whole, deskNames()) ||
    isMadeOfOurs(whole) ||
    (words.every((word) => isOneOf(word, deskNames()) || isNumber(word)) && !words.every(isNumber))
  );
}

/** Whether a word is nothing but names and words of ours in a row, whatever digits stand among them. */
function isMadeOfOurs(word: string): boolean {
  const readings = [word, word.replaceAll("4", "a")].map(lettersOf);
  const { ours, oursAtAGlance } = patterns();
  return (
    readings.some((reading) => ours.test(reading)) ||
    readings.some((reading) => oursAtAGlance.test(glanceOf(reading)))
  );
}

/** The academy's name as it is now and as it was shipped, and those of its desks. */
function deskNames(): string[] {
  return [...new Set([site.name, shippedFacts.name]), ...desks];
}

let made: { name: string; ours: RegExp; oursAtAGlance: RegExp } | null = null;

/** What finds names of ours in a row, made anew when the academy is called otherwise. */
function patterns(): { ours: RegExp; oursAtAGlance: RegExp } {
  if (made?.name === site.name) return made;
  const words = [...inCharge, ...deskNames()].map(lettersOf).filter(Boolean);
  made = { name: site.name, ours: inARow(words), oursAtAGlance: inARow(words.map(glanceOf)) };
  return made;
}

function inARow(parts: readonly string[]): RegExp {
  const part = parts.join("|");
  return new RegExp(`^\\p{N}*(?:${part})(?:${part}|\\p{N})*$`, "u");
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

/** Whether a word is read as one of some names: numbers at its ends make a name free that is taken, and no other one. */
function isOneOf(word: string, names: readonly string[]): boolean {
  const bare = word.replaceAll(/^\p{N}+|\p{N}+$/gu, "");
  // A 4 is drawn for an A; in a brand's hostname, as `looksLike` reads them, it is none.
  const readings = [word, bare, word.replaceAll("4", "a")].filter(Boolean);
  return names.some((name) => readings.some((reading) => readsAs(reading, name)));
}
