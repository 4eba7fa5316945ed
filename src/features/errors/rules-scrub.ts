/**
 * What of a failure may be kept at all: no typed word, no address with its values, no name. Each function lets
 * through what it knows and drops the rest, so that running it again changes nothing.
 */

const framesMax = 12;
const userAgentMax = 300;

/** A place in a script of ours, under the name that the build gave it: "assets/chat-page-Bx3kQ9pa.js:1:2345". */
const place = String.raw`(assets/[\w-]{1,80}-[\w-]{8}\.js:\d{1,7}(?::\d{1,7})?)`;

/** A line of a stack as V8, then as SpiderMonkey and JavaScriptCore write it, and as it is kept here. */
const frames = [
  new RegExp(String.raw`^\s*at (?:.*\()?https?://[^/\s]+/${place}\)?$`),
  new RegExp(String.raw`^[^\s@]*@https?://[^/\s]+/${place}$`),
  new RegExp(`^${place}$`),
];

/** The places in our scripts that a stack names, one a line, innermost first; nothing else of it. */
export function scrubStack(stack: string): string {
  return stack
    .split("\n")
    .flatMap((line) => frames.map((frame) => frame.exec(line)?.[1]).find(Boolean) ?? [])
    .slice(0, framesMax)
    .join("\n");
}

/** The parameters that our pages have; any other may be what somebody typed. */
const knownParameters: ReadonlySet<string> = new Set([
  "after",
  "debug",
  "google",
  "id",
  "mode",
  "next",
  "ref",
  "session",
  "setup",
  "subject",
  "tab",
  "token",
  "verify-email",
]);

/** The path of an address with whatever is no plain lower-case word as "…", and its parameters' names alone. */
export function scrubAddress(address: string): string {
  const parsed = URL.parse(address, "http://localhost");
  if (!parsed) return "/";
  const { pathname, searchParams } = parsed;
  const path = pathname
    .split("/")
    .map((part) => (part === "" || /^[a-z][a-z-]{0,30}$/.test(part) ? part : "…"))
    .join("/");
  const names = [...new Set(searchParams.keys())].filter((name) => knownParameters.has(name));
  return names.length > 0 ? `${path}?${names.toSorted().join("&")}` : path;
}

/** A user agent as browsers write it; nothing where it holds what none of them does. */
export function scrubUserAgent(userAgent: string): string {
  return /^[\w .,;:/()+-]*$/.test(userAgent) ? userAgent.slice(0, userAgentMax) : "";
}

/**
 * What makes two reports the same failure: what it is and the files it came through, without the hashes in their
 * names and the places in them, which change with each build.
 */
export function failureKey(report: { message: string; stack: string }): string {
  const files = report.stack
    .split("\n")
    .slice(0, 3)
    .map((frame) => frame.replace(/(-[\w-]{8})?\.(js|mjs|ts|tsx)(:\d+){1,2}$/, ""));
  return [report.message, ...files].join("\n");
}
