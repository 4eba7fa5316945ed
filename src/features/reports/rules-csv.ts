/** Characters with which a spreadsheet takes a cell for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** A cell as RFC 4180 writes it; a text that a spreadsheet would calculate is shown as the text it is. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV: RFC 4180, with a byte order mark, without which Excel reads no accents. `rows` are the heading and
 * the records.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}
