import { hour } from "#shared/constants.ts";
import { type AlertCategory, type AlertRoute, alertUnclaimedHours } from "#shared/oversight.ts";

/**
 * Words for somebody of the household or the school who has power over a child, or for home, in both languages, without
 * accents and in lower case. Wide on purpose: what they cost is that a person looks first.
 */
const close =
  /\b(teachers?|coach(es)?|principal|counsell?or|tutor|instructor|priest|pastor|babysitter|profe(s|sor|sora|sores)?|maestr[oa]s?|entrenador(a|es)?|director(a)?|orientador(a)?|monitor(a)?|cura|catequista|ninera|dad(dy)?|father|mom(my)?|mum(my)?|mother|parents?|step(dad|father|mom|mum|mother|brother|sister)|brothers?|sisters?|uncle|aunt|cousin|grand(pa|ma|dad|father|mother)|family|(at|from) home|my house|papa|padres?|mama|madre|padrastro|madrastra|herman(o|a|os|as)|hermanastr[oa]|tios?|tias?|prim[oa]|abuel(o|a|os|as)|familia|(en|de) casa|novi[oa] de mi)\b/;

/**
 * Who hears of an alert first. Abuse goes to an administrator, whoever is named: the words seldom say for certain who
 * did it, and telling the one who did would put the child in more danger than an hour's delay. So does every other
 * alert in whose words somebody of the household or the school, or home, stands. All else goes to the parents at once. An administrator
 * may pass an alert on to the parents once a person has read it.
 */
export function routeOf(category: AlertCategory, text: string): AlertRoute {
  if (category === "abuse") return "administrators";
  return close.test(plain(text)) ? "administrators" : "guardians";
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** How many characters an alert quotes at most. */
export const snippetMax = 160;

/** The beginning of what was said, cut between words (L16: no more than is needed to understand the alert). */
export function snippetOf(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  if (flat.length <= snippetMax) return flat;
  const cut = flat.slice(0, snippetMax);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > snippetMax / 2 ? end : snippetMax)}…`;
}

/** Alerts from before this instant, which no parent read and no administrator looked into, nobody has taken. */
export function unclaimedSince(now: Date): Date {
  return new Date(now.getTime() - alertUnclaimedHours * hour);
}
