import { hour } from "#shared/constants.ts";
import { type AlertCategory, type AlertRoute, alertUnclaimedHours } from "#shared/oversight.ts";

/**
 * Words for somebody of the household or the school who has power over a child, or for home, in both languages, without
 * accents and in lower case. Wide on purpose: what they cost is that a person looks first.
 */
const close = wordsFor(
  "teacher coach(es)? principal counsell?or tutor instructor priest pastor babysitter nanny profe(s|sor|sora|sores)? maestr[oa] entrenador(a|es)? director(a)? orientador(a)? monitor(a)? cura catequista ninera",
  "dad(dy)? father mom(my|mies)? mommie mum(my)? mother parent step-?(dad|father|mom|mum|mother|brother|sister|parent|bro|sis) foster brother sister uncle aunt(ie|y)? cousin gran(ny|nie)? grand(pa|ma|dad|father|mother|parent) nan(a)? family (at|from)_home (my|our)_house",
  "papa papi papito padre mama mami mamita madre padrastro madrastra padrin[oa] madrina herman[oa] hermanit[oa] hermanastr[oa] ti[oa] tit[oa] prim[oa] abuel[oa] abuelit[oa] yay[oa] familia (en|de)_casa novi[oa]_de_mi pareja_de_mi",
);

/** Any of these as a whole word, with the ending of a plural or of whose it is. */
function wordsFor(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.split(" ")).map((word) => word.replaceAll("_", " "));
  return new RegExp(`\\b(?:${words.join("|")})s?\\b`);
}

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
