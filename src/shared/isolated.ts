/** Letters that are written from right to left: they would turn the marks and numbers beside them. */
const rightToLeft =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u;

const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";

/**
 * A text that somebody wrote (a name, above all) as it stands within a sentence of ours: where it runs the other way it is
 * isolated, as `bdi` does in a page, so that it moves nothing of what stands around it (UAX 9).
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? firstStrongIsolate + text + popIsolate : text;
}

/** The text without its isolates, for what draws letter by letter and knows no directions. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(firstStrongIsolate, "").replaceAll(popIsolate, "");
}
