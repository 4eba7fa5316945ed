import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { parentsContract } from "../contract/parents.ts";
import {
  accountAt,
  type GooglePlace,
  personAtProvider,
  signIn,
  startGooglePlace,
} from "../google/google-place.fixture.ts";
import { letterTo, parentPassword } from "./parent.fixture.ts";

let place: GooglePlace;
beforeAll(async () => {
  place = await startGooglePlace();
});
afterAll(() => place.close());

const signUp = parentsContract.signUpParentByGoogle;
const form = { fullName: "Noa Vega", phone: "(555) 010-0123", locale: "es" } as const;

async function storedParent(email: string) {
  const [parent] = await place.academy.database.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.email, email));
  return parent;
}

/** A browser that Google has just told who is there. */
async function namedBrowser(email?: string) {
  const person = personAtProvider(place, email ? { email } : {});
  const browser = place.academy.browser();
  expect(await signIn(place, browser, person.sub, "side=parent")).toBe("/register?google=1");
  return { browser, person };
}

test("C-02 a parent whom Google names is verified at once, has no password and is signed in", async () => {
  const { browser, person } = await namedBrowser();
  const { account, destination } = await browser.ok(signUp, form);
  expect(account).toMatchObject({ kind: "parent", email: person.email, locale: "es" });
  expect(destination).toBe("/parent-dashboard");
  expect((await accountAt(browser))?.id).toBe(account.id);
  expect(await storedParent(person.email)).toMatchObject({
    phone: "5550100123",
    emailVerified: true,
    passwordHash: null,
    googleSubject: person.sub,
    subscriptionStatus: "free",
    paymentStatus: "pending",
  });
  const again = place.academy.browser();
  expect(await signIn(place, again, person.sub, "side=parent")).toBe(
    "/login?tab=parent&google=done",
  );
});

test("C-10 the administrator hears of it; the parent needs no verification e-mail", async () => {
  const { browser, person } = await namedBrowser();
  await browser.ok(signUp, form);
  const { db } = place.academy.database;
  await expect
    .poll(async () => (await letterTo(place.academy, "head@example.org", "parent_signup")).textBody)
    .toContain(person.email);
  const own = await db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, person.email));
  expect(own.map(({ kind }) => kind)).not.toContain("parent-verification");
});

test("without Google's word nobody is verified, and it makes one account only", async () => {
  const refused = { status: 502, code: "google_failed" };
  expect(await place.academy.browser().call(signUp, form)).toMatchObject(refused);
  const { browser } = await namedBrowser();
  await browser.ok(signUp, form);
  expect(await browser.call(signUp, form)).toMatchObject(refused);
});

test("an address that the form names is not listened to", async () => {
  const { browser, person } = await namedBrowser();
  const body = JSON.stringify({ ...form, email: "victim@example.org", emailVerified: true });
  const headers = { "content-type": "application/json" };
  expect((await browser.fetch(signUp.path, { method: "POST", headers, body })).status).toBe(200);
  expect(await storedParent("victim@example.org")).toBeUndefined();
  expect(await storedParent(person.email)).toBeDefined();
});

test("an account made meanwhile keeps its address", async () => {
  const { browser, person } = await namedBrowser("meanwhile@example.org");
  await place.academy.database.db.insert(parentAccounts).values({
    id: "par_meanwhile",
    email: person.email,
    fullName: "Somebody",
    phone: "5550100",
  });
  expect(await browser.call(signUp, form)).toMatchObject({ code: "email_taken" });
  expect((await storedParent(person.email))?.googleSubject).toBeNull();
});

test("V-06 empty fields are refused as in the other registration, and the ticket is kept", async () => {
  const { browser } = await namedBrowser();
  expect(await browser.call(signUp, { ...form, phone: "" })).toMatchObject({
    code: "all_fields_required",
    fields: { phone: "phoneMissing" },
  });
  await browser.ok(signUp, form);
});

test("a parent without a password cannot be signed in to with any", async () => {
  const { browser, person } = await namedBrowser();
  await browser.ok(signUp, form);
  for (const password of [parentPassword, "null", "undefined"]) {
    expect(
      await place.academy.browser().call(parentsContract.signInParent, {
        email: person.email,
        password,
      }),
    ).toMatchObject({ code: "invalid_parent_credentials" });
  }
  await place.academy.database.db.execute(sql`delete from rate_limits`);
});
