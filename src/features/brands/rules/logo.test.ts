import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barTokens } from "./app-colours.ts";
import { contrast } from "./colours.ts";
import { logoBox, logoPlates, plateUnder } from "./logo.ts";
import { picturePath, readPicturePath } from "./pictures.ts";

const hash = "a".repeat(32);
const logo = (seen: string) => `/brand-pictures/${hash}-640${seen}.webp`;

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("W-03 what lies under a logo", () => {
  test("is light for any that is not pale, and for one of which nothing is known", () => {
    for (const url of [logo("-400x100"), logo(""), null]) {
      for (const primary of ["#000000", "#ffffff", "#1a0b2e"]) {
        expect(plateUnder(url, primary)).toBe(logoPlates.light);
      }
    }
  });

  test("a pale one is seen whatever the first colour is: white on it has a contrast of 3 at least", () => {
    fc.assert(
      fc.property(colour, (primary) => {
        const plate = plateUnder(logo("-400x100-pale"), primary);
        const ground = plate === "transparent" ? primary : plate;
        expect(contrast("#ffffff", ground)).toBeGreaterThanOrEqual(3);
      }),
    );
    expect(plateUnder(logo("-400x100-pale"), "#1a0b2e")).toBe("transparent");
    expect(plateUnder(logo("-400x100-pale"), "#e9f5db")).toBe(logoPlates.dark);
  });

  test("is the same in the application's bar", () => {
    const chosen = { primaryColor: "#e9f5db", secondaryColor: null, accentColor: null };
    const pale = barTokens(chosen, logo("-400x100-pale"));
    expect(pale["--brand-plate"]).toBe(logoPlates.dark);
    expect(barTokens(chosen)["--brand-plate"]).toBe(logoPlates.light);
  });
});

describe("W-01 the room of a logo", () => {
  test.each([
    ["a wide one", "-640x80", { width: 160, height: 20, isMark: false }],
    ["one of a word", "-640x160", { width: 144, height: 36, isMark: false }],
    ["a mark, which says no name", "-300x300", { width: 36, height: 36, isMark: true }],
    ["a high one", "-80x320-pale", { width: 9, height: 36, isMark: true }],
    ["a line", "-640x1", { width: 160, height: 1, isMark: false }],
  ])("%s", (_, seen, box) => {
    expect(logoBox(logo(seen))).toEqual(box);
  });

  test("is not known of an address that does not tell it", () => {
    for (const seen of ["", "-0x10"]) expect(logoBox(logo(seen))).toBeNull();
  });

  test("an address says what it is made of", () => {
    for (const shape of [null, { width: 400, height: 100, isPale: true }]) {
      const picture = { hash, size: 640, format: "webp", shape };
      expect(readPicturePath(picturePath(picture))).toEqual(picture);
    }
    expect(readPicturePath(logo("-pale"))).toBeNull();
  });
});
