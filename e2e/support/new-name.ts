/** A name that nobody else has, in letters: so many digits would be a phone number, which no name holds. */
export function newName(firstName: string): string {
  const letters = Array.from(String(Date.now()), (digit) => "abcdefghij"[Number(digit)] ?? "");
  return `${firstName} ${letters.join("")}`;
}
