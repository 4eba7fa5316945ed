const percentFormat = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A share (0 to 1) as people read it everywhere: en-US with 2 decimals (row K-06), "12.50%". */
export function formatPercent(share: number): string {
  return percentFormat.format(share);
}
