import { expect, test } from "vitest";
import { signInNoticeEmail } from "#features/accounts/emails/sign-in-notice.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { brandsContract } from "#features/brands/contract.ts";
import { controlsContract } from "#features/controls/contract.ts";
import { allowsSubject, freeRules } from "#features/controls/rules.ts";
import { curriculumContract } from "#features/curriculum/contract.ts";
import { errorsContract } from "#features/errors/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { sampleFamily } from "#features/family/sample-family.ts";
import { noticesContract } from "#features/notices/contract.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { summarize } from "#features/oversight/rules-summary.ts";
import { reportFormats, reportsContract } from "#features/reports/contract.ts";
import { weeklyReportEmail } from "#features/reports/emails/weekly-report.ts";
import { siteContract } from "#features/site/contract.ts";
import { textbooksContract } from "#features/textbooks/contract.ts";
import { message } from "#features/tutoring/contract.ts";
import type { Call } from "#shared/contract.ts";
import { type Audience, mayEnter } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { jobs } from "../../jobs.ts";
import { pages } from "../../pages.ts";
import { promises } from "./promises.ts";

const audiences = ["visitor", "student", "parent", "affiliate", "administrator"] as const;

/** Who passes the guard of a call or of the page at an address. */
function whoMay(what: Call | string): Audience[] {
  const found = typeof what === "string" ? pages.find(({ path }) => path === what) : what;
  return found ? audiences.filter((audience) => mayEnter(found.access, audience)) : [];
}

/** Holds that parents reach it, and no other family member or partner does. */
function expectForParents(what: Call): void {
  expect(whoMay(what), what.path).toEqual(["parent", "administrator"]);
}

test("F-02 the dashboard hears of what children do as it happens, and has several of them", () => {
  const { address, isRealTime } = promises["F-02"];
  expect(whoMay(address)).toContain("parent");
  expect(familyContract.watchFamily.answer === "events").toBe(isRealTime);
  for (const call of [familyContract.readFamily, familyContract.watchFamily])
    expectForParents(call);
  const family = familyContract.readFamily.output.parse(sampleFamily(new Date(0)));
  expect(family.children.length).toBeGreaterThan(1);
});

test("F-03 parents and nobody else set the rules, and what they close is closed", () => {
  expect(whoMay(controlsContract.changeRules)).toEqual([promises["F-03"].setBy, "administrator"]);
  const rules = { ...freeRules("UTC"), subjects: ["Science" as const] };
  expect(subjects.filter((subject) => allowsSubject(rules, subject))).toEqual(["Science"]);
});

test("F-04 reports are read on the screen, come by the week, and are taken home", () => {
  const letter = weeklyReportEmail(
    { email: "r@b.co", firstName: "Rosa", children: [], publicUrl: new URL("https://x.example") },
    "en",
  );
  const held = {
    "on screen": whoMay("/parent-dashboard/report").includes("parent"),
    "by e-mail weekly":
      letter.kind === "weekly-report" && jobs.some(({ name }) => name === "notices.week"),
    downloadable: reportFormats.length === 2,
  };
  expect(Object.keys(held)).toEqual(promises["F-04"].ways);
  expect(Object.values(held)).toEqual([true, true, true]);
  for (const call of [reportsContract.readReport, reportsContract.downloadReport])
    expectForParents(call);
});

test("F-05 the letter about a child's login is one to the parent", () => {
  const { told, of } = promises["F-05"];
  const facts = {
    email: "rosa@example.com",
    firstName: "Rosa",
    childFirstName: "Noa",
    device: { browser: null, system: null },
    at: new Date(0),
    timeZone: "UTC",
    url: "https://x.example/not-you",
  };
  const letter = signInNoticeEmail(facts, "en");
  expect(letter).toMatchObject({ to: facts.email, kind: "child-sign-in-notice" });
  expect(letter.text).toContain(of);
  expect(whoMay(noticesContract.setChildNotices)).toEqual([told, "administrator"]);
});

test("F-06 every session has a summary, one of talk alone too", () => {
  const problem = {
    id: "p1",
    skill: { en: "Fractions", es: "Fracciones" },
    answers: [{ outcome: "right", helpLevel: 0, firstTry: true, stumble: null }],
  } as const;
  const summaries = {
    "a session with problems": summarize({ problems: [problem], messages: 1, minutes: 4 }),
    "a session of talk alone": summarize({ problems: [], messages: 3, minutes: 4 }),
  };
  expect(Object.keys(summaries)).toEqual(promises["F-06"].of);
  for (const [session, sentences] of Object.entries(summaries)) {
    expect(sentences.length, session).toBeGreaterThan(0);
  }
  expectForParents(oversightContract.readSession);
});

test("F-07 the books are there to browse and to search, and a turn names the passage it rests on", () => {
  const { address, ways } = promises["F-07"];
  expect(whoMay(address)).toEqual(audiences);
  const held: Record<string, readonly Call[]> = {
    browsable: [textbooksContract.listBooks],
    searchable: [textbooksContract.searchBooks],
    "cited by the tutor": [textbooksContract.readPassage],
  };
  expect(Object.keys(held)).toEqual(ways);
  for (const call of Object.values(held).flat()) expect(whoMay(call)).toEqual(audiences);
  expect(Object.keys(message.shape)).toContain("citation");
});

test("F-08 every part of the programme has its calls and pages, the affiliate's own and the administrator's", () => {
  const { register, readStanding, trackClick, listClicks, readFigures, readEarnings } =
    affiliatesContract;
  const own = ["affiliate", "administrator"];
  const held = {
    registration: [
      ["/affiliate/register", ["student", "parent", ...own]],
      [register, own],
    ],
    approval: [[affiliatesContract.setAffiliateStatus, ["administrator"]]],
    links: [[readStanding, own]],
    clicks: [
      [trackClick, audiences],
      [listClicks, own],
    ],
    "sign-ups": [[readFigures, own]],
    earnings: [[readEarnings, own]],
    dashboard: [["/affiliate/dashboard", own]],
    "brand page": [
      ["/affiliate/brand", own],
      [brandsContract.publishOwnBrand, own],
    ],
  } as const satisfies Record<string, readonly (readonly [Call | string, readonly string[]])[]>;
  expect(Object.keys(held)).toEqual(promises["F-08"].parts);
  for (const [what, who] of Object.values(held).flat()) expect(whoMay(what)).toEqual(who);
});

test("F-09 administrators, and nobody else, manage each part", () => {
  const { searchAccounts, suspendAccount } = adminContract;
  const held = {
    users: ["/admin/accounts", searchAccounts, suspendAccount],
    affiliates: ["/admin/affiliates", affiliatesContract.setAffiliateStatus],
    branding: ["/admin/brands", brandsContract.switchBrand],
    content: [
      "/admin/curriculum",
      "/admin/site/help",
      curriculumContract.correctTexts,
      siteContract.saveArticle,
    ],
    errors: ["/admin/errors", errorsContract.listFailures, errorsContract.deleteFailure],
    "the site": ["/admin/site", siteContract.saveFacts],
  } as const satisfies Record<string, readonly (Call | string)[]>;
  expect(Object.keys(held)).toEqual(promises["F-09"].manages);
  for (const what of Object.values(held).flat()) expect(whoMay(what)).toEqual(["administrator"]);
});
