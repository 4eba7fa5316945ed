import { describe, expect, test } from "vitest";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { en } from "#shared/messages/en.ts";
import { es } from "#shared/messages/es.ts";
import {
  categories,
  type Category,
  diagnose,
  isNoFailure,
  isOwnMessage,
  severities,
  type Severity,
  tipsPerCategory,
} from "./rules.ts";

test("E-04 the categories are the seven of the specification, each with a message and tips in both languages", () => {
  expect(categories).toEqual([
    "authentication",
    "database",
    "network",
    "permission",
    "validation",
    "render",
    "unknown",
  ]);
  for (const { mishaps } of [en, es]) {
    const texts: Readonly<Record<string, string>> = mishaps;
    const said = categories.flatMap((category) => [
      texts[`message_${category}`],
      ...Array.from({ length: tipsPerCategory }, (_, at) => texts[`tip_${category}_${at + 1}`]),
    ]);
    for (const text of said) expect(text?.length).toBeGreaterThan(10);
    const messages = categories.map((category) => texts[`message_${category}`]);
    expect(new Set(messages).size).toBe(categories.length);
  }
});

const codes: readonly [ErrorCode, Category, Severity][] = [
  ["unauthenticated", "authentication", "medium"],
  ["forbidden", "permission", "medium"],
  ["database_unavailable", "database", "high"],
  ["unavailable", "network", "medium"],
  ["invalid_input", "validation", "low"],
  ["not_found", "unknown", "medium"],
  ["internal", "unknown", "medium"],
];

test.each(codes)(
  "E-04 E-05 a call that failed with %s is %s and %s",
  (code, category, severity) => {
    expect(diagnose(new AppError(code), "query")).toMatchObject({
      message: `AppError: ${code}`,
      category,
      severity,
    });
  },
);

/** What the engines of Chrome, Firefox and Safari say. */
const thrown: readonly [unknown, Category, Severity][] = [
  [new TypeError("Cannot read properties of undefined (reading 'title')"), "unknown", "critical"],
  [new TypeError('can\'t access property "title", x is undefined'), "unknown", "critical"],
  [new TypeError("undefined is not an object (evaluating 'x.title')"), "unknown", "critical"],
  [new TypeError("null is not an object (evaluating 'x.title')"), "unknown", "critical"],
  [new ReferenceError("chart is not defined"), "unknown", "critical"],
  [new ReferenceError("Can't find variable: chart"), "unknown", "critical"],
  [new TypeError("x.map is not a function"), "unknown", "critical"],
  [new RangeError("Maximum call stack size exceeded"), "unknown", "critical"],
  [new Error("the worker crashed"), "unknown", "critical"],
  [
    new TypeError("Failed to fetch dynamically imported module: https://x/assets/a.js"),
    "network",
    "high",
  ],
  [new TypeError("error loading dynamically imported module: https://x/a.js"), "network", "high"],
  [new TypeError("Importing a module script failed."), "network", "high"],
  [new TypeError("Failed to fetch"), "network", "medium"],
  [new TypeError("NetworkError when attempting to fetch resource."), "network", "medium"],
  [new TypeError("Load failed"), "network", "medium"],
  [new DOMException("signal timed out", "TimeoutError"), "network", "medium"],
  [new Error("Minified React error #31; visit https://react.dev/errors/31"), "render", "high"],
  [new Error("duplicate key value violates unique constraint"), "database", "high"],
  [new DOMException("Permission denied", "NotAllowedError"), "permission", "medium"],
  [new Error("Your session has expired"), "authentication", "medium"],
  [new SyntaxError("Unexpected token 'h', \"hello\" is not valid JSON"), "validation", "low"],
  [new Error("tide is high"), "unknown", "medium"],
  ["a text that somebody threw", "unknown", "medium"],
  [undefined, "unknown", "medium"],
  [{ strange: true }, "unknown", "medium"],
];

test.each(thrown)("E-04 E-05 %s is %s and %s", (failure, category, severity) => {
  expect(diagnose(failure, "window")).toMatchObject({ category, severity });
});

test("E-04 whatever a screen throws while it is drawn is of the display, unless it is known better", () => {
  expect(diagnose(new Error("tide is high"), "screen")).toMatchObject({
    category: "render",
    severity: "high",
  });
  expect(diagnose(new TypeError("Failed to fetch"), "screen").category).toBe("network");
});

describe("E-05", () => {
  test("the severities are the four of the specification, and what takes everything down is critical", () => {
    expect(severities).toEqual(["low", "medium", "high", "critical"]);
    expect(diagnose(new Error("tide is high"), "root").severity).toBe("critical");
  });

  test("what is critical, or not allowed, is not mended by trying again", () => {
    expect(diagnose(new AppError("unavailable"), "query").recoverable).toBe(true);
    expect(diagnose(new AppError("forbidden"), "query").recoverable).toBe(false);
    expect(diagnose(new ReferenceError("x is not defined"), "screen").recoverable).toBe(false);
  });
});

test("a part that did not arrive is told from a call that did not", () => {
  const lost = "Failed to fetch dynamically imported module: https://x/assets/chat-page-1.js";
  expect(diagnose(new TypeError(lost), "screen").isMissingPart).toBe(true);
  expect(diagnose(new TypeError("Failed to fetch"), "screen").isMissingPart).toBe(false);
});

test("E-03 no message quotes what was thrown, and every one is known as ours", () => {
  const secret = "Maya Vega, maya@example.org, 'my dog died'";
  const made = [
    ...thrown.map(([failure]) => failure),
    new Error(secret),
    new SyntaxError(`Unexpected token 'M', "${secret}" is not valid JSON`),
    new DOMException(`Failed to execute 'querySelector': '${secret}' is not a valid selector.`),
    new ReferenceError(`${secret} is not defined`),
    Object.assign(new Error("x"), { name: secret }),
    secret,
  ];
  for (const failure of made) {
    const { message } = diagnose(failure, "window");
    expect(message).not.toMatch(/maya|vega|dog|title|chart|https?:/i);
    expect(isOwnMessage(message), message).toBe(true);
  }
  for (const foreign of [
    secret,
    `Error: ${secret}`,
    `${secret}: The memory ran out`,
    "AppError: x",
    "",
  ]) {
    expect(isOwnMessage(foreign), foreign).toBe(false);
  }
});

test("what was given up on purpose, and a browser's note about its layout, are no failures", () => {
  expect(isNoFailure(new DOMException("The user aborted a request.", "AbortError"))).toBe(true);
  expect(isNoFailure("ResizeObserver loop completed with undelivered notifications.")).toBe(true);
  expect(isNoFailure(new TypeError("Failed to fetch"))).toBe(false);
  expect(isNoFailure(undefined)).toBe(false);
});
