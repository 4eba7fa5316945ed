import { expect, test } from "vitest";
import { articleContent } from "#features/site/content/article.ts";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import { locales } from "#shared/locale.ts";
import { userAgents } from "../affiliate.fixture.ts";
import { csvOf } from "./csv.ts";
import { createReferralCode } from "./referral-code.ts";
import { affiliateStep, policiesVersion, policyPaths } from "./standing.ts";
import { deviceTypeOf, isProgram, isSameMailbox, landingPath, referrerOrigin } from "./visits.ts";

test.each([
  ["Marta", "Torres", "MATO"],
  ["Íñigo", "Núñez", "INNU"],
  ["J.", "O'Brien", "JXOB"],
  ["李", "王", "XXXX"],
  ["  ana ", "de la Cruz", "ANDE"],
])(
  "K-07 the code of %s %s has the prefix, %s and six random characters",
  (first, last, letters) => {
    const codes = new Set(Array.from({ length: 200 }, () => createReferralCode(first, last)));
    expect(codes.size).toBe(200);
    for (const code of codes) {
      expect(code).toMatch(/^FARO[A-Z]{4}[2-9A-HJKMNP-Z]{6}$/);
      expect(code.slice(4, 8)).toBe(letters);
    }
  },
);

test("K-07 every character of the alphabet comes up about as often", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++) {
    for (const character of createReferralCode("A", "B").slice(8)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const mean = (3000 * 6) / 31;
  expect(counts.size).toBe(31);
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.3);
});

const accepted = { termsAccepted: true, privacyAccepted: true, acceptedVersion: policiesVersion };

test("T-06 no record comes first, then the terms and the privacy notice, then the dashboard", () => {
  expect(affiliateStep(null)).toBe("/affiliate/register");
  expect(affiliateStep({ ...accepted, termsAccepted: false })).toBe("/affiliate/policies");
  expect(affiliateStep({ ...accepted, privacyAccepted: false })).toBe("/affiliate/policies");
  expect(affiliateStep(accepted)).toBe("/affiliate/dashboard");
});

test("R-23 who accepted an earlier text is asked again", () => {
  expect(affiliateStep({ ...accepted, acceptedVersion: "2025-01-01" })).toBe("/affiliate/policies");
});

test.each(locales)(
  "R-23 in %s the text that is accepted is the one that is published",
  (locale) => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(policiesVersion),
    );
    for (const name of ["affiliateTerms", "affiliatePrivacy"] as const) {
      expect(articleContent(name, locale).date).toContain(day);
    }
    expect(policyPaths[locale]).toEqual({
      terms: publicRoutes.affiliateTerms[locale],
      privacy: publicRoutes.affiliatePrivacy[locale],
    });
  },
);

test("D-05 devices are told by what the browser calls itself", () => {
  expect(deviceTypeOf(userAgents.phone)).toBe("mobile");
  expect(deviceTypeOf(userAgents.tablet)).toBe("tablet");
  expect(deviceTypeOf(userAgents.desk)).toBe("desktop");
  expect(deviceTypeOf("Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148")).toBe(
    "tablet",
  );
  expect(deviceTypeOf("Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36")).toBe(
    "mobile",
  );
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36",
  "curl/8.9.1",
  "python-requests/2.32",
  "node",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)",
  "",
])("C-06 %s is a program", (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});

test("C-06 people's browsers are no programs, a telephone named Cubot among them", () => {
  for (const userAgent of Object.values(userAgents)) expect(isProgram(userAgent)).toBe(false);
  expect(isProgram("Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 20) Mobile Safari/537.36")).toBe(
    false,
  );
});

test("D-05 of a landing page the path is kept, of a referrer the site, and nothing that names a person", () => {
  expect(landingPath("https://faro.example/pricing?email=a@b.c#x")).toBe("/pricing");
  expect(landingPath("/student-register?subject=Science")).toBe("/student-register");
  expect(landingPath(null)).toBeNull();
  expect(referrerOrigin("https://mail.example/inbox/4711?q=me")).toBe("https://mail.example");
  for (const odd of [null, "", "javascript:alert(1)", "about:blank", "not a url"]) {
    expect(referrerOrigin(odd)).toBeNull();
  }
});

test.each([
  ["marta@partners.example", "Marta+kids@Partners.example", true],
  ["m.torres@gmail.com", "mtorres+x@googlemail.com", true],
  ["m.torres@other.example", "mtorres@other.example", false],
  ["marta@partners.example", "marta@others.example", false],
])("C-12 %s and %s are one mailbox: %s", (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
});

test("a file for spreadsheets quotes what needs it and starts no formula", () => {
  expect(
    csvOf([
      ["a", 1],
      ['say "hi", you', "=cmd()"],
      ["+1", "-2"],
      ["@x", "line\nbreak"],
    ]),
  ).toBe('\uFEFFa,1\r\n"say ""hi"", you",\'=cmd()\r\n\'+1,\'-2\r\n\'@x,"line\nbreak"\r\n');
});
