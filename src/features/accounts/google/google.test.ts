import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { familyContract } from "#features/family/contract.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { accountsContract as contract } from "../contract.ts";
import { makeParent } from "../parents/parent.fixture.ts";
import { googleStartPath } from "../rules-google.ts";
import {
  accountAt,
  freePort,
  type GooglePlace,
  personAtProvider,
  provedStudent,
  signIn,
  startAt,
  startGooglePlace,
} from "./google-place.fixture.ts";
import { startOpenIdProvider } from "./openid-provider.fixture.ts";

let place: GooglePlace;
beforeAll(async () => {
  place = await startGooglePlace();
});
afterAll(() => place.close());

describe("C-02 an account whose address is proved on both sides", () => {
  test("is linked, signed in for good, and the way ends at /login, which leads on", async () => {
    const person = personAtProvider(place);
    const { account } = await provedStudent(place, person.email);
    const browser = place.academy.browser();
    expect(await signIn(place, browser, person.sub, "side=student&next=/progress")).toBe(
      "/login?google=done&next=%2Fprogress",
    );
    expect(await accountAt(browser)).toMatchObject({ id: account.id });
    const [session] = await place.academy.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.profileId, account.id))
      .orderBy(sessions.createdAt)
      .offset(1);
    expect(session?.method).toBe("google");
    // Once linked, Google's name for them decides, whatever becomes of the address.
    await place.academy.database.db
      .update(profiles)
      .set({ email: "elsewhere@example.org", emailVerifiedAt: null })
      .where(eq(profiles.id, account.id));
    const later = place.academy.browser();
    expect(await signIn(place, later, person.sub)).toBe("/login?google=done");
    expect(await accountAt(later)).toMatchObject({ id: account.id });
  });

  test("C-02 the provider is asked for a choice of account, with state, nonce and a PKCE challenge", async () => {
    await startAt(place.academy.browser());
    const start = new URL(await startAt(place.academy.browser()));
    expect(start.origin).toBe(place.provider.issuer);
    const asked = Object.fromEntries(start.searchParams);
    expect(asked).toMatchObject({
      prompt: rules["C-02"].prompt,
      code_challenge_method: "S256",
      scope: "openid email profile",
      response_type: "code",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked[name]?.length).toBeGreaterThan(40);
    }
  });

  test("a parent signs in on the parents' side, for as long as parents do", async () => {
    const person = personAtProvider(place);
    const { id } = await makeParent(place.academy, { email: person.email });
    const browser = place.academy.browser();
    expect(await signIn(place, browser, person.sub, "side=parent")).toBe(
      "/login?tab=parent&google=done",
    );
    expect(await accountAt(browser)).toMatchObject({ id, kind: "parent" });
    const [parent] = await place.academy.database.db
      .select()
      .from(parentAccounts)
      .where(eq(parentAccounts.id, id));
    expect(parent?.googleSubject).toBe(person.sub);
  });

  test("is not linked to a second account at Google", async () => {
    const person = personAtProvider(place);
    await provedStudent(place, person.email);
    await signIn(place, place.academy.browser(), person.sub);
    const other = personAtProvider(place, { email: person.email });
    const browser = place.academy.browser();
    expect(await signIn(place, browser, other.sub)).toBe("/login?google=taken");
    expect(await accountAt(browser)).toBeNull();
  });
});

describe("nobody comes in by an address that is not proved on both sides", () => {
  test("one that was only typed here, as an attacker would type it in advance", async () => {
    const person = personAtProvider(place);
    const { account } = await makeStudent(place.academy, { email: person.email });
    const browser = place.academy.browser();
    expect(await signIn(place, browser, person.sub)).toBe("/login?google=unproved");
    expect(await accountAt(browser)).toBeNull();
    const [row] = await place.academy.database.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, account.id));
    expect(row?.googleSubject).toBeNull();
    await makeParent(place.academy, { email: person.email, verified: false });
    expect(await signIn(place, browser, person.sub, "side=parent")).toBe(
      "/login?tab=parent&google=unproved",
    );
  });

  test("one that Google has not proved, or does not tell", async () => {
    const unproved = personAtProvider(place, { email_verified: false });
    await provedStudent(place, unproved.email);
    const nameless = { sub: "g-nameless", name: "No Address" };
    place.provider.add(nameless);
    for (const { sub } of [unproved, nameless]) {
      const browser = place.academy.browser();
      expect(await signIn(place, browser, sub)).toBe("/login?google=unverified");
      expect(await accountAt(browser)).toBeNull();
    }
  });

  test("a child under 13, by the address as by a link from before, which a guardian's change of address ends", async () => {
    const { academy } = place;
    const { parent, childId } = await makeChild(academy);
    const ofChild = eq(profiles.id, childId);
    const person = personAtProvider(place);
    const set = (change: Partial<typeof profiles.$inferInsert>) =>
      academy.database.db.update(profiles).set(change).where(ofChild);
    await set({ email: person.email, emailVerifiedAt: new Date() });
    const browser = academy.browser();
    expect(await signIn(place, browser, person.sub)).toBe("/login?google=child");
    const [row] = await academy.database.db.select().from(profiles).where(ofChild);
    expect(row?.googleSubject).toBeNull();
    await set({ googleSubject: person.sub });
    expect(await signIn(place, browser, person.sub)).toBe("/login?google=child");
    expect(await accountAt(browser)).toBeNull();
    await parent.ok(familyContract.setChildEmail, { childId, email: null });
    const [after] = await academy.database.db.select().from(profiles).where(ofChild);
    expect(after?.googleSubject).toBeNull();
  });

  test("a suspended account and an affiliate's on the student side", async () => {
    for (const outcome of ["suspended", "affiliate"] as const) {
      const person = personAtProvider(place);
      const { account } = await provedStudent(place, person.email);
      await place.academy.database.db
        .update(profiles)
        .set(outcome === "suspended" ? { suspendedAt: new Date() } : { role: "affiliate" })
        .where(eq(profiles.id, account.id));
      const browser = place.academy.browser();
      expect(await signIn(place, browser, person.sub)).toBe(`/login?google=${outcome}`);
      expect(await accountAt(browser)).toBeNull();
    }
  });
});

test("M-06 a provider that is down leads back to /login at once", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const down = await startOpenIdProvider(origin);
  await down.close();
  const other = await startTestAcademy({
    environment: { ...down.environment, PORT: String(port), PUBLIC_URL: origin },
  });
  try {
    const response = await other.browser().fetch(`${googleStartPath}?side=parent&next=/chat`);
    expect(response.headers.get("location")).toBe("/login?tab=parent&google=failed&next=%2Fchat");
  } finally {
    await other.close();
  }
});

test("an open redirect is not to be had: `next` leads to our own pages alone", async () => {
  const person = personAtProvider(place);
  await provedStudent(place, person.email);
  const to = await signIn(
    place,
    place.academy.browser(),
    person.sub,
    "side=student&next=https://elsewhere.example/",
  );
  expect(to).toBe("/login?google=done");
});

test("without settings nothing is offered", async () => {
  const other = await startTestAcademy();
  try {
    const browser = other.browser();
    expect(await browser.ok(contract.readSignInOptions, {})).toEqual({ google: false });
    const response = await browser.fetch(`${googleStartPath}?side=student`);
    expect(response.headers.get("location")).toBe("/login?google=failed");
  } finally {
    await other.close();
  }
  expect(await place.academy.browser().ok(contract.readSignInOptions, {})).toEqual({
    google: true,
  });
});

describe("whoever Google names and nobody here knows", () => {
  test("registers as a student without a password, after the age step, with the proved address", async () => {
    const person = personAtProvider(place, { name: "Noa O'Brien" });
    const browser = place.academy.browser();
    expect(await signIn(place, browser, person.sub)).toBe("/student-register?google=1");
    expect(await accountAt(browser)).toBeNull();
    expect(await browser.ok(contract.readGoogleTicket, { side: "student" })).toEqual({
      ticket: { email: person.email, fullName: "Noa O'Brien" },
    });
    expect(await browser.ok(contract.readGoogleTicket, { side: "parent" })).toEqual({
      ticket: null,
    });
    const form = {
      ...studentForm({ fullName: "Noa", username: null, email: "somebody.else@example.org" }),
      password: null,
      google: true,
    };
    expect(await browser.call(contract.signUpStudent, form)).toMatchObject({
      code: "age_step_missing",
    });
    await browser.ok(contract.answerAgeStep, { birthDate: "2010-05-17" });
    const { account } = await browser.ok(contract.signUpStudent, form);
    expect(account.email).toBe(person.email);
    const { details } = await browser.ok(contract.readOwnAccount, {});
    expect(details).toMatchObject({ emailVerified: true, hasPassword: false, googleLinked: true });
    expect(await browser.ok(contract.readGoogleTicket, { side: "student" })).toEqual({
      ticket: null,
    });
    const again = place.academy.browser();
    expect(await signIn(place, again, person.sub)).toBe("/login?google=done");
    expect(await accountAt(again)).toMatchObject({ id: account.id });
  });

  test("a child under 13 asks a parent first, as ever", async () => {
    const person = personAtProvider(place);
    const browser = place.academy.browser();
    await signIn(place, browser, person.sub);
    await browser.ok(contract.answerAgeStep, { birthDate: "2018-05-17" });
    const form = { ...studentForm(), password: null, google: true };
    expect(await browser.call(contract.signUpStudent, form)).toMatchObject({
      code: "parent_consent_needed",
    });
    await browser.ok(contract.askParent, {
      firstName: "Noa",
      parentEmail: "rosa@example.org",
      locale: "en",
    });
    expect(await browser.ok(contract.readGoogleTicket, { side: "student" })).toEqual({
      ticket: null,
    });
  });

  test("without a ticket nobody registers that way, and without Google a password is needed", async () => {
    const browser = place.academy.browser();
    await browser.ok(contract.answerAgeStep, { birthDate: "2010-05-17" });
    const form = { ...studentForm({ email: "victim@example.org" }), password: null };
    expect(await browser.call(contract.signUpStudent, { ...form, google: true })).toMatchObject({
      code: "google_failed",
    });
    expect(await browser.call(contract.signUpStudent, form)).toMatchObject({
      code: "invalid_input",
      fields: { password: "passwordMissing" },
    });
  });

  test("a parent is led to the parents' registration with the address proved", async () => {
    const person = personAtProvider(place);
    const browser = place.academy.browser();
    expect(await signIn(place, browser, person.sub, "side=parent")).toBe("/register?google=1");
    expect(await browser.ok(contract.readGoogleTicket, { side: "parent" })).toMatchObject({
      ticket: { email: person.email },
    });
  });
});

test("P-02 an administrator's address is proved through Google, on either side, and needs no set-up link", async () => {
  const person = personAtProvider(place, { email: "Head@example.org", name: "Head of School" });
  for (const side of ["student", "parent"]) {
    const browser = place.academy.browser();
    await signIn(place, browser, person.sub, `side=${side}`);
    expect(await accountAt(browser)).toMatchObject({ role: "administrator", kind: "profile" });
  }
});

test("an account without a password sets one by the link in an e-mail", async () => {
  const person = personAtProvider(place);
  const browser = place.academy.browser();
  await signIn(place, browser, person.sub);
  await browser.ok(contract.answerAgeStep, { birthDate: "2010-05-17" });
  await browser.ok(contract.signUpStudent, { ...studentForm(), password: null, google: true });
  expect(
    await browser.call(contract.changePassword, {
      presentPassword: testPassword,
      newPassword: testPassword,
    }),
  ).toMatchObject({ code: "account_incomplete" });
});
