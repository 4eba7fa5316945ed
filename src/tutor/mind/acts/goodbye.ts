/** Words that take leave for the day, in both languages, without accents and apostrophes. */
const goodbye =
  /\b(?:bye+|byebye|cya|goodbye|good ?night|nighty? ?night|gn|see (?:you|u|ya)|(?:talk|speak) to you (?:later|tomorrow)|gtg|g2g|gotta go|got to go|going to bed|for (?:today|tonight|the day)|adios|chau+|chao+|ciao|hasta (?:luego|manana|pronto|la vista|el|la proxima)|buenas noches|nos vemos|por hoy|(?:ya )?me voy(?= *[.!,]*$| a (?:dormir|la cama)| ya))\b/;

/** What is only a pause, whatever else it says. */
const pause =
  /\b(?:brb|be right back|back in|\d+ ?(?:min(?:ute)?s?|minutos?)|un rat(?:o|ito)|un momento|for a (?:bit|moment|minute|while)|ahora vuelvo|vuelvo en)\b/;

/** Whether a message says goodbye; a pause is none. */
export function saysGoodbye(text: string): boolean {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return goodbye.test(plain) && !pause.test(plain);
}
