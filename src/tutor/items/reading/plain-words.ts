/** Lower case without accents, signs and doubled spaces: how wordings are compared. Ñ stays a letter of its own. */
export function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/n\u0303/giu, "ñ")
    .replaceAll(/[\p{M}$`]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}ñ+\-*/=<>%]+/gu, " ")
    .trim();
}

/** Words that may stand before an answer and say nothing of it. */
const lead =
  /^(?:(?:i (?:think|guess|believe|say|choose|pick)|my answer is|the answer is|answer|it ?s|it is|is it|maybe|so|option|number|yo (?:creo|digo|elijo)|creo que(?: es)?|mi respuesta es|la respuesta es|respuesta|es|son|quizas?|opcion|numero|line|linea|sentence|la frase|it|that) )+/u;

/** A wording without what leads to it and without its article. */
export function bareWords(text: string): string {
  const plain = plainWords(text);
  const rest = plain.replace(lead, "");
  return rest.replace(/^(?:the|an?|el|la|los|las|un|una|unos|unas|lo) (?=\S)/u, "");
}
