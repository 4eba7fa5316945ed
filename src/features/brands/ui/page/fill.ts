/** A text of the page with the partner's names put in. */
export function fill(text: string, names: { brand: string; company?: string }): string {
  return text.replaceAll(
    /\{(brand|company)\}/g,
    (_, name: "brand" | "company") => names[name] ?? "",
  );
}
