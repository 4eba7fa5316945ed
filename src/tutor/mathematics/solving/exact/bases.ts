const digits = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The integer written with the digits 0-9 a-z in a base from 2 to 36; null where a digit does not belong to it. */
export function fromBase(text: string, base: number): bigint | null {
  const match = /^([-+]?)([0-9a-z]+)$/i.exec(text.trim());
  if (match === null || match[2] === undefined) return null;
  let value = 0n;
  for (const character of match[2].toLowerCase()) {
    const digit = digits.indexOf(character);
    if (digit < 0 || digit >= base) return null;
    value = value * BigInt(base) + BigInt(digit);
  }
  return match[1] === "-" ? -value : value;
}

/** The integer written in a base from 2 to 36, with lower-case letters for the digits above 9. */
export function toBase(value: bigint, base: number): string {
  return value.toString(base);
}
