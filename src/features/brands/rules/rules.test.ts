import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  academyColours,
  boundContrast,
  brandColours,
  contrast,
  fillContrast,
  textContrast,
} from "./colours.ts";
import { getStartedPath } from "./get-started.ts";
import { initialsOf } from "./initials.ts";
import { problemOf } from "./problems.ts";
import { normalSubdomain, subdomainProblem } from "./subdomain.ts";

const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");

function token(name: string): string {
  return new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("W-03 colours", () => {
  test("whatever a partner chooses, every text can be read on its ground", () => {
    fc.assert(
      fc.property(colour, colour, colour, (primaryColor, secondaryColor, accentColor) => {
        const colours = brandColours({ primaryColor, secondaryColor, accentColor });
        const of = (name: string) => colours[`--brand-${name}`] ?? "";
        const pairs: [string, string][] = [
          [of("on-primary"), primaryColor],
          [of("quiet"), primaryColor],
          [of("quiet"), of("ring")],
          [of("on-secondary"), secondaryColor],
          [of("on-accent"), accentColor],
        ];
        for (const [text, ground] of pairs) {
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(textContrast);
        }
        expect(contrast(of("bound"), primaryColor)).toBeGreaterThanOrEqual(boundContrast);
        const [, day = "", night = ""] = /light-dark\((#\w+), (#\w+)\)/.exec(of("word")) ?? [];
        const [, line = "", lineAtNight = ""] =
          /light-dark\((#\w+), (#\w+)\)/.exec(of("line")) ?? [];
        for (const ground of ["paper", "surface", "sunken"]) {
          const [, light = "", dark = ""] = /\((#\w+), (#\w+)\)/.exec(token(ground)) ?? [];
          expect(contrast(line, light)).toBeGreaterThanOrEqual(fillContrast);
          expect(contrast(lineAtNight, dark)).toBeGreaterThanOrEqual(fillContrast);
          // Only lines stand on the sunken ground.
          if (ground === "sunken") continue;
          expect(contrast(day, light)).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(night, dark)).toBeGreaterThanOrEqual(textContrast);
        }
      }),
    );
  });

  test("a colour that can be read stays as it was chosen", () => {
    const { "--brand-word": word } = brandColours({
      primaryColor: null,
      secondaryColor: null,
      accentColor: "#7a4700",
    });
    expect(word).toMatch(/^light-dark\(#7a4700, #\w{6}\)$/);
  });

  test("what was not chosen is the academy's own", () => {
    expect(academyColours).toEqual({
      primary: token("dusk-deep"),
      secondary: token("dusk-mid"),
      accent: token("dusk-lamp"),
    });
  });
});

test("a name of an address is a label of small letters, and none of those the academy keeps", () => {
  for (const name of ["acme", "a1", "4-kids", "x".repeat(40)])
    expect(subdomainProblem(name)).toBeNull();
  for (const name of ["www", "api", "admin", "mail", "ftp", "blog"]) {
    expect(subdomainProblem(name)).toBe("subdomainReserved");
  }
  for (const name of ["adm1n", "vvww", "b1og", "ad-min"]) {
    expect(subdomainProblem(name)).toBe("subdomainLooksAlike");
  }
  for (const name of [
    "a",
    "-a",
    "a-",
    "a_b",
    "ácme",
    "a.b",
    "acme:80",
    "a/b",
    "xn--acme",
    "x".repeat(41),
  ]) {
    expect(subdomainProblem(name)).toBe("subdomainInvalid");
  }
  expect(subdomainProblem("")).toBe("subdomainMissing");
  expect(normalSubdomain(" ACME ")).toBe("acme");
});

test("initials are the first letters of two words, or two of one", () => {
  expect(initialsOf("Nocturne Prep")).toBe("NP");
  expect(initialsOf("the “Blue” door")).toBe("TB");
  expect(initialsOf("élan")).toBe("ÉL");
  expect(initialsOf("<>")).toBe("");
});

test("W-06 Get Started carries the brand's code, but never in place of the visitor's own, and no utm is lost", () => {
  const query = (text: string) => new URLSearchParams(text);
  expect(getStartedPath("FAROA", query(""), null)).toBe("/student-register?ref=FAROA");
  expect(getStartedPath("FAROA", query("lang=es&utm_source=a b&utm_term=<&x=1"), null)).toBe(
    "/student-register?utm_source=a+b&utm_term=%3C&ref=FAROA",
  );
  expect(getStartedPath("FAROA", query("ref=FAROB"), "acme")).toBe(
    "/student-register?ref=FAROB&brand=acme",
  );
});

test("M-08 what keeps a brand from being seen", () => {
  const brand = { active: true, defaultReferralCode: "FAROA" };
  expect(problemOf(brand, true)).toBeNull();
  expect(problemOf({ ...brand, active: false }, true)).toBe("brand_not_found");
  expect(problemOf(brand, false)).toBe("brand_affiliate_inactive");
  expect(problemOf({ ...brand, defaultReferralCode: null }, true)).toBe("brand_code_missing");
});
