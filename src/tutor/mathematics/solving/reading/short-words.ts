const shortWords = new Set(
  (
    "of is to in as at by de en el la un es lo al se si no me mi tu su ya or if it an am pm do so be we on go he hi my " +
    "ni os te va ve da di le oh up us"
  ).split(" "),
);

/** Whether two letters are more likely a word of English or Spanish than a product of two variables. */
export function isShortWord(letters: string): boolean {
  return shortWords.has(letters.toLowerCase());
}
