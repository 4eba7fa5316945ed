const letters = new Map([
  ["I", 1],
  ["V", 5],
  ["X", 10],
  ["L", 50],
  ["C", 100],
  ["D", 500],
  ["M", 1000],
]);

/** Values of the Roman numerals of two letters or more, in capitals. A single letter is a variable or a choice. */
export function romanNumeralsIn(text: string): number[] {
  const found: number[] = [];
  for (const [run] of text.matchAll(/(?<!\p{L})[IVXLCDM]{2,12}(?!\p{L})/gu)) {
    if (/^M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(run))
      found.push(valueOf(run));
  }
  return found;
}

function valueOf(numeral: string): number {
  let total = 0;
  for (let i = 0; i < numeral.length; i++) {
    const value = letters.get(numeral.charAt(i)) ?? 0;
    const next = letters.get(numeral.charAt(i + 1)) ?? 0;
    total += value < next ? -value : value;
  }
  return total;
}
