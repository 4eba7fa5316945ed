/** The sentences of a text; a stop within a number, a formula ($…$), letters such as "a. C.", code (`…`) or a quotation ends none. */
export function sentencesOf(text: string): string[] {
  const masked = text.replaceAll(
    /\$[^$]*\$|`[^`]*`|\d[.,]\d|(?<!\p{L})\p{L}\.\s?(?=\p{L}\.)|(?<=\p{L}\.\s?)\p{L}\.(?=\s\p{Ll})/gu,
    (part) => "x".repeat(part.length),
  );
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of masked.matchAll(/[.!?]+["”»)]*(?=\s|$)/g)) {
    const until = index + end.length;
    sentences.push(text.slice(from, until).trim());
    from = until;
  }
  const rest = text.slice(from).trim();
  return (rest === "" ? sentences : [...sentences, rest]).filter((sentence) => sentence !== "");
}
