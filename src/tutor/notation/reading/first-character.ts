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

/** What a sign of ASCII is: a token by itself, the beginning of a longer one ("<=", "->"), or what goes on in one. */
const alone = 1;
const beginning = 2;
const continuing = 4;
const signs = new Uint8Array(ascii);
mark("(){}|^_%';:&$,\n", alone);
mark("+-*/=<>!", beginning);
mark("*=<>-/", continuing);

/**
 * Whether the sign is a token by itself, seeing what follows it. Square brackets are not: what they are depends on
 * what is around them.
 */
export function isLoneSign(code: number, next: number): boolean {
  const kind = signs[code] ?? 0;
  return kind === alone || ((kind & beginning) !== 0 && ((signs[next] ?? 0) & continuing) === 0);
}

function mark(text: string, kind: number): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    signs[code] = (signs[code] ?? 0) | kind;
  }
}
