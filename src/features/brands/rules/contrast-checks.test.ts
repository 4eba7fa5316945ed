import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandColours, type ChosenColours } from "./colours.ts";
import { contrastChecks, readColour } from "./contrast-checks.ts";

const none: ChosenColours = { primaryColor: null, secondaryColor: null, accentColor: null };

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

const fields = ["primaryColor", "secondaryColor", "accentColor"] as const;
const toOklch = converter("oklch");

describe("W-03 how well a partner's colours can be read", () => {
  test("a dark ground is enough, and nothing is proposed", () => {
    const chosen = { ...none, primaryColor: "#1a0b2e" };
    expect(contrastChecks("primaryColor", chosen)).toMatchObject([
      { part: "heading", isEnough: true, needed: 4.5, suggestion: null },
    ]);
    expect(contrastChecks("secondaryColor", chosen)).toEqual([]);
  });

  test("a yellow cannot be read as words on white: a darker one of its hue is proposed", () => {
    const chosen = { ...none, accentColor: "#ffd84d" };
    const [button, word] = contrastChecks("accentColor", chosen);
    expect(button).toMatchObject({ part: "button", isEnough: true });
    expect(word).toMatchObject({ part: "word", isEnough: false });
    expect(word?.ratio).toBeLessThan(1.5);
    const suggestion = word?.suggestion ?? "";
    const again = contrastChecks("accentColor", { ...none, accentColor: suggestion });
    expect(again[1]).toMatchObject({ part: "word", isEnough: true });
    expect(toOklch(suggestion)?.h).toBeCloseTo(toOklch("#ffd84d")?.h ?? 0, -1);
  });

  test("a middle grey is no ground for words of ours: the page writes them in black or white", () => {
    const chosen = { ...none, primaryColor: "#7d7d7d" };
    const [heading] = contrastChecks("primaryColor", chosen);
    expect(heading).toMatchObject({ isEnough: false });
    expect(heading?.mended).toBe(brandColours(chosen)["--brand-on-primary"]);
  });

  test("whatever is chosen, what is proposed is enough, and what is enough stays", () => {
    fc.assert(
      fc.property(colour, colour, colour, (primaryColor, secondaryColor, accentColor) => {
        const chosen = { primaryColor, secondaryColor, accentColor };
        for (const field of fields) {
          for (const check of contrastChecks(field, chosen)) {
            const { part, isEnough, suggestion, needed, ratio } = check;
            expect(isEnough).toBe(ratio >= needed);
            if (isEnough) expect(suggestion).toBeNull();
            else {
              const after = contrastChecks(field, { ...chosen, [field]: suggestion });
              expect(after.find((one) => one.part === part)?.isEnough).toBe(true);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("a colour is read as it is stored, and nothing else is one", () => {
  expect(readColour(" #1C5F9E ")).toBe("#1c5f9e");
  for (const typed of ["", "#1c5", "red", "#1c5f9"]) expect(readColour(typed)).toBeNull();
});
