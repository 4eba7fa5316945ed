/**
 * Rows as a CSV file (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A cell that a
 * spreadsheet would take for a formula gets an apostrophe before it (OWASP ASVS 1.2.10).
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
