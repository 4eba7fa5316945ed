const dollarFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in US dollars as people read it everywhere: en-US with 2 decimals (row K-06), "$1,234.50". */
export function formatAmount(dollars: number): string {
  return dollarFormat.format(dollars);
}
