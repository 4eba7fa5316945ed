import { expect, test } from "vitest";
import { locales } from "./locale.ts";
import { timeZonePlaces } from "./time-zone-names.ts";
import { cityOf, findTimeZones } from "./time-zone-places.ts";

const places = { en: timeZonePlaces("en"), es: timeZonePlaces("es") };

/** The zones that are found, the best first. */
const find = (locale: "en" | "es", typed: string) =>
  findTimeZones(places[locale], typed).map(({ zone }) => zone);

test.each(locales)("a zone is found by its city in %s, in whichever of our languages", (locale) => {
  const cities = {
    Madrid: "Europe/Madrid",
    "new york": "America/New_York",
    "Nueva York": "America/New_York",
    "Ciudad de México": "America/Mexico_City",
    "ciudad de mexico": "America/Mexico_City",
    "Mexico City": "America/Mexico_City",
    "Los Ángeles": "America/Los_Angeles",
    "America/Bogota": "America/Bogota",
    "buenos aires": "America/Buenos_Aires",
  };
  for (const [typed, zone] of Object.entries(cities)) {
    expect(find(locale, typed)[0], typed).toBe(zone);
  }
});

test.each(locales)("a zone is found by its country in %s", (locale) => {
  for (const typed of ["Japan", "Japón"]) {
    expect(find(locale, typed), typed).toContain("Asia/Tokyo");
  }
  expect(find(locale, "Colombia")).toContain("America/Bogota");
});

test("what is no place finds nothing, and an empty text everything", () => {
  expect(find("en", "Nowhere at all")).toEqual([]);
  expect(find("en", "")).toHaveLength(places.en.length);
});

test("a zone is called by its city and whose time it is", () => {
  const label = (locale: "en" | "es", wanted: string) =>
    places[locale].find(({ zone }) => zone === wanted)?.label;
  expect(label("es", "America/Bogota")).toBe("Bogota (hora de Colombia)");
  expect(label("en", "Asia/Tokyo")).toBe("Tokyo (Japan Time)");
  expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
});
