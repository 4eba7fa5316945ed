const dollarFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in US dollars as people read it everywhere: en-US with 2 decimals (row K-06), "$1,234.50". */
export function formatAmount(dollars: number): string {
  return dollarFormat.format(dollars);
}

/** ISO 4217: what the academy's prices and payments are in. */
export const currency = "USD";

export type Currency = typeof currency;

/** An amount in whole cents, so that sums are exact. */
export type Money = { readonly cents: number; readonly currency: Currency };

/** So many cents of the academy's currency. Throws RangeError for what is no whole number that sums exactly. */
export function money(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents`);
  // -0 is not 0 to whoever compares amounts.
  return { cents: cents === 0 ? 0 : cents, currency };
}

/** Whole cents as people read them. */
export function formatCents(cents: number): string {
  return formatAmount(cents / 100);
}
