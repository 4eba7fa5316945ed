type Names = { brand: string; company?: string; recipients?: string };

/** A text of the page with the partner's names, and those of others, put in. */
export function fill(text: string, names: Names): string {
  return text.replaceAll(
    /\{(brand|company|recipients)\}/g,
    (_, name: keyof Names) => names[name] ?? "",
  );
}
