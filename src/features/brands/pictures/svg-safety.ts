/** The longest drawing: a logo's paths are far shorter, and what is longer is slow to draw. */
const lengthMax = 300_000;

/** The most elements, and the most that are drawn by reference to others: either multiplies the work. */
const elementsMax = 5000;
const referencesMax = 50;

/** What a picture does not need and a program, a document or a trap does. */
const unsafe: readonly RegExp[] = [
  // Entities and other things that are declared in the document type.
  /<!DOCTYPE[^>]{0,400}\[/i,
  /<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)/i,
  /<\?xml-stylesheet/i,
  // Elements that run, embed or lead somewhere, under whatever prefix.
  /<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|animate\w*|set|a)[\s/>]/i,
  // Effects: a few of them keep the library busy for minutes, which it cannot be stopped in.
  /<\s*(?:[\w.-]+:)?(?:filter|fe[a-z]+)[\s/>]/i,
  /\bfilter\s*[:=]/i,
  // Bitmaps within, and what is drawn aside first: both cost what nothing here can measure.
  /<\s*(?:[\w.-]+:)?(?:image|mask|clipPath|pattern)[\s/>]/i,
  /\b(?:mask|clip-path|mix-blend-mode|isolation)\s*[:=]/i,
  // Handlers of events.
  /[\s"'/]on[a-z]+\s*=/i,
  /@import/i,
];

/** References: within the drawing alone. */
const references = /\b(?:href|src)\s*=\s*(["'])(.*?)\1/gis;
const ownReference = /^#[^&]*$/;

const addresses = /url\(([^)]{0,200})\)/gi;
const ownAddress = /^(["']?)#[^&\\"']*\1$/;

/**
 * Whether a drawing is one and nothing more: no code, nothing from elsewhere, and no more work than a logo is. It is
 * turned into a bitmap all the same; what is refused here is told apart by name.
 */
export function isSafeSvg(file: Uint8Array): boolean {
  const text = readText(file);
  if (text === null || text.length > lengthMax) return false;
  if (unsafe.some((pattern) => pattern.test(text))) return false;
  if (count(text, /<[\w]/g) > elementsMax || count(text, /<(?:[\w.-]+:)?use\b/gi) > referencesMax) {
    return false;
  }
  const led = [...text.matchAll(references)].map(([, , target = ""]) => target.trim());
  if (led.some((target) => !ownReference.test(target))) return false;
  // A reference without quotes is no XML, and one that the pattern missed.
  if (count(text, /\b(?:href|src)\s*=/gi) !== led.length) return false;
  const named = [...text.matchAll(addresses)].map(([, target = ""]) => target.trim());
  return (
    named.every((target) => ownAddress.test(target)) && count(text, /\burl\s*\(/gi) === named.length
  );
}

/** The text of a file in UTF-8; null where it is none, or says that it is something else. */
function readText(file: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    const [, encoding = "utf-8"] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text) ?? [];
    return /^utf-?8$/i.test(encoding) && !text.includes("\0") ? text : null;
  } catch {
    return null;
  }
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
