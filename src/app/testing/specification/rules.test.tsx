import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { parentsContract } from "#features/accounts/contract/parents.ts";
import { studentsContract } from "#features/accounts/contract/students.ts";
import { email, password } from "#features/accounts/contract/fields.ts";
import { parentSignUpNoticeEmail } from "#features/accounts/emails/parent-sign-up-notice.ts";
import { loginAfterGoogle } from "#features/accounts/rules-google.ts";
import { strippedPhone } from "#features/accounts/rules-parents.ts";
import {
  arrivalPath,
  destinationOf,
  identifierKind,
  sessionLifetimes,
} from "#features/accounts/rules.ts";
import { ParentVerificationPage } from "#features/accounts/ui/parents/verification-page.tsx";
import { verificationPath } from "#features/accounts/ui/parents/verification-path.ts";
import { adminContract } from "#features/admin/contract.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { inCamelCase } from "#features/affiliates/in-snake-case.ts";
import { affiliateStep } from "#features/affiliates/rules/standing.ts";
import { deviceTypeOf } from "#features/affiliates/rules/visits.ts";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { siteHost } from "#features/brands/rules/site-host.ts";
import { subdomainProblem } from "#features/brands/rules/subdomain.ts";
import { addReport, readReports, shownReports } from "#features/errors/rules-reports.ts";
import { makeReport } from "#features/errors/report.fixture.ts";
import { categories, diagnose, severities } from "#features/errors/rules.ts";
import { sampleFamily } from "#features/family/sample-family.ts";
import { readSettings } from "#platform/settings.ts";
import {
  adminCheckTimeoutMs,
  brandClickDelayMs,
  brandClickIdleMs,
  hour,
  idleCheckMs,
  idleWarningMs,
  minute,
  parentSessionMs,
  second,
} from "#shared/constants.ts";
import { readDisplayHint, readLastChat } from "#shared/browser-storage.ts";
import type { Contract } from "#shared/contract.ts";
import { mayEnter, roles } from "#shared/permissions.ts";
import { isReferralCurrent } from "#shared/referral.ts";
import { verificationPage } from "../../page-server.ts";
import { pages } from "../../pages.ts";
import { drawScreen } from "../draw-screen.tsx";
import { records } from "./records.ts";
import { rules } from "./rules.ts";
import { screens } from "./screens.ts";

/** The names that a call takes or answers with, each found by leaving it to the schema to name what is missing. */
function namesOf(schema: { safeParse(value: unknown): { error?: Issues } }): string[] {
  const issues = schema.safeParse({}).error?.issues ?? [];
  return issues.map(({ path }) => String(path[0]));
}
type Issues = { issues: readonly { path: readonly PropertyKey[] }[] };

const settingsOf = (environment: Record<string, string>) =>
  readSettings(environment, "/srv").settings;

test("W-05 the reserved names are nobody's page, and every other name is a brand's", () => {
  const { reserved } = screens["W-05"];
  for (const name of reserved) {
    expect(siteHost(`${name}.faro.academy`, "faro.academy")).toEqual({ kind: "reserved" });
    expect(subdomainProblem(name)).toBe("subdomainReserved");
  }
  expect(siteHost("nocturne.faro.academy", "faro.academy")?.kind).toBe("subdomain");
  expect(siteHost("learn.nocturne.example", "faro.academy")?.kind).toBe("hostname");
  expect(siteHost("faro.academy", "faro.academy")?.kind).toBe("main");
});

test("W-06 on a phone a partner's page is counted so much later", () => {
  expect({ lateOnMobileMs: brandClickDelayMs, idleTimeoutMs: brandClickIdleMs }).toEqual(
    screens["W-06"],
  );
});

test("E-03 a report has every field, and without one of them it is none", () => {
  const { fields, context } = screens["E-03"];
  const report = makeReport({});
  const read = (value: unknown) => readReports(JSON.stringify([value]));
  expect(Object.keys(read(report)[0] ?? {}).toSorted()).toEqual([...fields].toSorted());
  expect(Object.keys(report.context).toSorted()).toEqual([...context].toSorted());
  for (const field of fields) expect(read({ ...report, [field]: undefined }), field).toEqual([]);
  for (const field of context) {
    const without = { ...report, context: { ...report.context, [field]: undefined } };
    expect(read(without), field).toEqual([]);
  }
});

test("E-04 the categories are these", () => {
  expect(categories).toEqual(screens["E-04"].categories);
});

test("E-05 the severities are these, and a crash or the use of something undefined is critical", () => {
  expect(severities).toEqual(screens["E-05"].severities);
  const { ofCrash, ofUndefinedAccess } = screens["E-05"];
  expect(diagnose(new Error("the tab crashed"), "window").severity).toBe(ofCrash);
  const access = new TypeError("Cannot read properties of undefined (reading 'title')");
  expect(diagnose(access, "window").severity).toBe(ofUndefinedAccess);
});

test("E-06 so many reports are kept, and so many shown", () => {
  let reports = readReports(null);
  for (let made = 0; made < 110; made++) {
    reports = addReport(reports, makeReport({ message: `Error: ${made}`, at: new Date(made) }));
  }
  expect({ kept: reports.length, shown: shownReports(reports).length }).toEqual(screens["E-06"]);
});

test("D-05 three kinds of device are told apart", () => {
  const told = [userAgents.phone, userAgents.tablet, userAgents.desk].map(deviceTypeOf);
  expect(told).toEqual(records["D-05"].deviceTypes);
});

test("D-07 the browser keeps the last lesson and the end of the session", () => {
  const { lastChat, sessionEnd } = records["D-07"];
  const stored = JSON.stringify({ sessionId: "chat_1", subject: "Science" });
  expect(Object.keys(readLastChat(stored) ?? {})).toEqual(lastChat);
  const hint = JSON.stringify({ kind: "parent", firstName: "Rosa", [sessionEnd]: 1000 });
  expect(readDisplayHint(hint, 999)).toMatchObject({ kind: "parent", [sessionEnd]: 1000 });
  expect(readDisplayHint(hint, 1000)).toBeNull();
});

test("T-01 a username session lasts its time and no longer, and an identifier says which it opens", () => {
  const { usernameSessionSeconds, opensFor } = rules["T-01"];
  const { ms, touchMs } = sessionLifetimes.username;
  expect({ seconds: ms / second, touchMs }).toEqual({
    seconds: usernameSessionSeconds,
    touchMs: null,
  });
  for (const [identifier, kind] of Object.entries(opensFor)) {
    expect(identifierKind(identifier)).toBe(kind);
  }
});

test("T-03 a parent session lasts its time, extended by activity", () => {
  const { ms, touchMs } = sessionLifetimes.parent;
  expect(ms / minute).toBe(rules["T-03"].parentSessionMinutes);
  expect(touchMs).not.toBeNull();
});

test("T-04 each is led to their place after signing in", () => {
  const student = { role: "student", onboardingCompleted: true, gradeLevel: 8 } as const;
  expect({
    administrator: destinationOf({ ...student, role: "administrator" }),
    affiliate: destinationOf({ ...student, role: "affiliate" }),
    notOnboarded: destinationOf({ ...student, onboardingCompleted: false }),
    withoutGrade: destinationOf({ ...student, gradeLevel: null }),
    otherwise: destinationOf(student),
  }).toEqual(rules["T-04"]);
});

test("T-05 parents are led to the dashboard, or to the verification", () => {
  const parent = { role: "parent", onboardingCompleted: true, gradeLevel: null } as const;
  const pathOf = (address: string) => new URL(address, "http://x").pathname;
  expect({
    verified: destinationOf(parent),
    unverified: pathOf(verificationPath("rosa@example.com", { reason: "sign-in" })),
    registered: pathOf(verificationPath("rosa@example.com")),
  }).toEqual(rules["T-05"]);
});

test("T-06 who has no record, or has not accepted, is led to that first", () => {
  const { noRecord, notAccepted } = rules["T-06"];
  expect(affiliateStep(null)).toBe(noRecord);
  const record = { termsAccepted: true, privacyAccepted: false, acceptedVersion: null };
  expect(affiliateStep(record)).toBe(notAccepted);
});

test("T-10 a referral holds for its hours", () => {
  const { keptHours } = rules["T-10"];
  expect(isReferralCurrent({ timestamp: 0 }, keptHours * hour - 1)).toBe(true);
  expect(isReferralCurrent({ timestamp: 0 }, keptHours * hour)).toBe(false);
});

test("T-11 the idle session's three times", () => {
  expect({
    idleMinutes: parentSessionMs / minute,
    warningMinutes: idleWarningMs / minute,
    checkSeconds: idleCheckMs / second,
  }).toEqual(rules["T-11"]);
});

test("V-01 what somebody typed is never markup: in a letter, on a screen, on a page", () => {
  const { neverMarkup } = rules["V-01"];
  const typed = `<img src="x" onerror='y'/>`;
  for (const character of neverMarkup) expect(typed).toContain(character);
  const facts = { id: "par_1", email: "rosa@example.com", phone: "1", url: "https://x.example" };
  const letter = parentSignUpNoticeEmail({ to: "a@b.co", fullName: typed, ...facts }, "en");
  const path = `/parent-email-verification?${new URLSearchParams({ email: typed })}`;
  const drawn = [
    letter.html ?? "",
    drawScreen(<ParentVerificationPage />, { path }),
    renderToStaticMarkup(<p title={typed}>{typed}</p>),
  ];
  for (const html of drawn) {
    expect(html).toContain("&lt;img src=&quot;x&quot;");
    expect(html).not.toContain("<img");
  }
});

test("V-02 what is no address is refused", () => {
  for (const typed of rules["V-02"].refused) expect(email.safeParse(typed).success).toBe(false);
  expect(email.parse(" Maya@Example.com ")).toBe("maya@example.com");
});

test("V-03 a password has so many characters", () => {
  const { shortest, longest } = rules["V-03"];
  const takes = (length: number) => password.safeParse("x".repeat(length)).success;
  expect([shortest - 1, shortest, longest, longest + 1].map(takes)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("V-04 what has the sign is an address, anything else a username", () => {
  const { signOfAnEmail } = rules["V-04"];
  expect(identifierKind(`maya${signOfAnEmail}`)).toBe("email");
  expect(identifierKind("maya.torres")).toBe("username");
});

test("V-06 spaces, dashes and parentheses leave a phone number", () => {
  const { phoneTyped, phoneKept } = rules["V-06"];
  expect(strippedPhone(phoneTyped)).toBe(phoneKept);
  const parsed = parentsContract.signUpParent.input.parse({
    fullName: "  Rosa Díaz ",
    email: " Rosa@Example.com",
    phone: phoneTyped,
    password: "Calm lamp at dusk, 7!",
    locale: "en",
  });
  expect(parsed).toMatchObject({
    fullName: "Rosa Díaz",
    phone: phoneKept,
    email: "rosa@example.com",
  });
});

test("V-09 a backend's address has its protocol and host, and the environment is one of four", () => {
  const { protocol, host, environments, fallback } = rules["V-09"];
  const at = (address: string) => settingsOf({ SUPABASE_URL: address }).supabaseUrl?.href ?? null;
  const good = `${protocol}//${host.replace("*", "abc")}/`;
  expect(at(good)).toBe(good);
  expect(at(good.replace(protocol, "http:"))).toBeNull();
  expect(at(`${protocol}//abc.example`)).toBeNull();
  for (const environment of environments) {
    expect(settingsOf({ ENVIRONMENT: environment }).environment).toBe(environment);
  }
  expect(settingsOf({ ENVIRONMENT: "playground" }).environment).toBe(fallback);
});

test("P-01 the roles are these", () => {
  expect(roles).toEqual(rules["P-01"].roles);
});

test("P-02 the check for an administrator has its time", () => {
  expect(adminCheckTimeoutMs).toBe(rules["P-02"].checkTimesOutAfterMs);
});

test("P-03 an administrator passes every guard, and sees a sample on the parents' side", () => {
  const { passesAllGuards, parentSideLeadsTo, sample } = rules["P-03"];
  const calls = Object.values<Contract>(contracts).flatMap((group) => Object.values(group));
  for (const { path, access } of [...calls, ...pages]) {
    expect(mayEnter(access, "administrator"), path).toBe(passesAllGuards);
  }
  const administrator = { role: "administrator", onboardingCompleted: true, gradeLevel: null };
  expect(arrivalPath({ ...administrator, role: "administrator" }, { side: "parent" })).toBe(
    parentSideLeadsTo,
  );
  expect(sampleFamily(new Date(0)).isSample).toBe(sample);
});

test("C-01 the link of a letter leads to the root, which knows the page that uses it up", () => {
  const { emailLeadsTo } = rules["C-01"];
  expect(verificationPage(`${emailLeadsTo}?verify-email=abc`)).toBe("/verify-email?token=abc");
});

test("C-02 Google leads back to the login", () => {
  const path = loginAfterGoogle("done", { side: "student", next: null });
  expect(new URL(path, "http://x").pathname).toBe(rules["C-02"].returnsTo);
});

test("C-03 signing out needs a session, reading it needs none, and who has one is told of changes", () => {
  const { signOut, readSession, followSession } = accountsContract;
  const held = {
    "sign out": !mayEnter(signOut.access, "visitor"),
    "get session": mayEnter(readSession.access, "visitor"),
    "auth state": followSession.answer === "events",
  };
  expect(Object.keys(held)).toEqual(rules["C-03"].calls);
  expect(Object.values(held)).toEqual([true, true, true]);
});

test("C-07 is_admin answers yes or no", () => {
  const { output } = adminContract.isAdministrator;
  expect(output.safeParse(rules["C-07"].answersABoolean).success).toBe(true);
  expect(output.safeParse("yes").success).toBe(false);
});

test("C-08 a visit is reported with these facts, the affiliate's id left out where it is not known", () => {
  const { body, optional } = rules["C-08"];
  const { input } = affiliatesContract.trackClick;
  const sent = Object.fromEntries(body.map((name) => [name, "FAROMATO23456A"]));
  const read = (facts: Readonly<Record<string, unknown>>) => input.safeParse(inCamelCase(facts));
  expect(Object.keys(read(sent).data ?? {})).toEqual(
    expect.arrayContaining(["affiliateId", "referralCode", "userAgent", "referrer", "landingUrl"]),
  );
  expect(Object.values(read(sent).data ?? {}).filter(Boolean)).toHaveLength(body.length);
  const { [optional]: _, ...others } = sent;
  expect(read(others).data).toMatchObject({ affiliateId: null });
  expect(read({ ...sent, referral_code: undefined }).success).toBe(false);
});

test("C-09 forgotten credentials are asked for by the parent's address, and answered so", () => {
  const { input, output } = parentsContract.sendForgotCredentialsEmail;
  expect(namesOf(input)).toEqual(rules["C-09"].body);
  expect(namesOf(output)).toEqual(rules["C-09"].answer);
});

test("C-10 administrators hear of a new parent by these facts", () => {
  const { type, payload } = rules["C-10"];
  const facts = { id: "par_1", email: "rosa@example.com", fullName: "Rosa", phone: "555" };
  const letter = parentSignUpNoticeEmail({ to: "a@b.co", url: "https://x", ...facts }, "en");
  expect(letter.kind).toBe(type);
  for (const name of payload) expect(letter.text).toMatch(new RegExp(`^${name}: .+$`, "m"));
});

test("C-11 the verification is sent again by the parent's address", () => {
  expect(namesOf(parentsContract.resendParentVerification.input)).toEqual(rules["C-11"].resendBody);
});

test("D-01 the sign-up carries these facts", () => {
  const { signUp } = records["D-01"];
  const form = {
    fullName: "Maya Torres",
    username: "maya.torres",
    password: "a calm lamp at dusk",
    gradeLevel: 8,
    primarySubject: "Science",
    learningGoals: "fractions",
    preferredSubjects: ["English"],
    locale: "en",
  };
  const parsed = studentsContract.signUpStudent.input.parse(form);
  for (const name of signUp) expect(parsed).toHaveProperty(name, Reflect.get(form, name));
});
