import { expect, test } from "vitest";
import { alertCategories } from "#shared/oversight.ts";
import { countryOf, helpLines, helpLinesFor, placeOf } from "./help-lines.ts";

const clockAt = (timeZone: string) => placeOf(undefined, timeZone);

test.each([
  ["America/Los_Angeles", "US"],
  ["US/Pacific", "US"],
  ["Europe/London", "GB"],
  ["Europe/Madrid", "ES"],
  ["Atlantic/Canary", "ES"],
  ["America/Mexico_City", "MX"],
  ["America/Bogota", "CO"],
  ["America/Argentina/Buenos_Aires", "AR"],
  ["America/Buenos_Aires", "AR"],
  ["America/Santiago", "CL"],
  ["Asia/Kolkata", "elsewhere"],
  ["UTC", "elsewhere"],
  ["", "elsewhere"],
  ["Not/AZone", "elsewhere"],
])("a clock set to %s is in %s", (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});

test("every trouble has somebody to turn to in every country, and an emergency number last", () => {
  for (const [country, { lines, emergency }] of Object.entries(helpLines)) {
    for (const category of alertCategories) {
      const here = lines.filter((line) => line.for.includes(category));
      expect(here.length, `${country} ${category}`).toBeGreaterThan(0);
    }
    expect(emergency).toMatch(/^\d{3}$/);
  }
  expect(
    helpLinesFor("self-harm", clockAt("America/New_York")).map(({ kind, at }) => [kind, at]),
  ).toEqual([
    ["call", "988"],
    ["text", "988"],
    ["call", "911"],
  ]);
  expect(helpLinesFor("abuse", clockAt("Europe/Madrid"))[0]).toMatchObject({
    kind: "call",
    at: "116 111",
  });
});

test("the country that a family named goes before the clock, also where it is another one", () => {
  const emergency = (country: "GB" | "elsewhere" | null) =>
    helpLinesFor("violence", { country, timeZone: "America/Los_Angeles" }).at(-1)?.at;
  expect([emergency("GB"), emergency("elsewhere"), emergency(null)]).toEqual([
    helpLines.GB.emergency,
    helpLines.elsewhere.emergency,
    "911",
  ]);
});
