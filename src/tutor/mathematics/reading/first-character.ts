/** Beyond ASCII nothing is ruled out: such characters are rare, and the patterns tell. */
const ascii = 128;

/** 0 to 9. Takes a UTF-16 unit, as all here; NaN, the end of the text, is none of these. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A to Z, a to z. */
export function isAsciiLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122 && code < ascii;
}

/** Whether a number may begin so: a digit, a point or a comma. */
export function mayBeginNumber(code: number): boolean {
  return isDigit(code) || code === 46 || code === 44;
}

/** Whether a space may begin so: white space, "~" and a backslash before no letter. */
export function mayBeginSpace(code: number, next: number): boolean {
  return code <= 32 || code >= 126 || (code === 92 && !isAsciiLetter(next));
}

/** Whether a unit may begin so: a letter or a sign of money. */
export function mayBeginUnit(code: number): boolean {
  return isAsciiLetter(code) || code === 36 || code >= ascii;
}

/** Signs that are one token by themselves: brackets depend on what is around them, "!" and "-" on what follows. */
const alone: ReadonlySet<number> = codesOf("(){}|^_%';:&$,\n");
/** Signs that may begin a longer one: "<=", "**", "->". */
const beginning: ReadonlySet<number> = codesOf("+-*/=<>!");
const continuing: ReadonlySet<number> = codesOf("*=<>-/");

/** Whether the sign is a token by itself, seeing what follows it. */
export function isLoneSign(code: number, next: number): boolean {
  return alone.has(code) || (beginning.has(code) && !continuing.has(next));
}

function codesOf(signs: string): ReadonlySet<number> {
  return new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
}
