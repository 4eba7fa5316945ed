import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { messages } from "#app/testing/specification/messages.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { contracts } from "#client/contracts.ts";
import type { Call } from "#shared/contract.ts";
import { parentsContract } from "../contract/parents.ts";
import { getParentByEmail } from "./account.ts";
import { makeParent, parentPassword, refusalOf } from "./parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const { readParentAccount: read, updateParentAccount: update } = parentsContract;
const run = (statement: string) => academy.database.db.execute(sql.raw(statement));

async function signedIn(): Promise<{
  browser: Browser;
  id: string;
  email: string;
  cookie: string;
}> {
  const parent = await makeParent(academy);
  const browser = academy.browser();
  await browser.ok(parentsContract.signInParent, { email: parent.email, password: parentPassword });
  return { ...parent, browser, cookie: `faro_session=${browser.cookies.get("faro_session")}` };
}

const change = { fullName: " Rosa Vega ", phone: "(555) 010-0123", locale: "es" } as const;

test("D-02 a parent reads and changes their own account, and nothing but name, phone and language", async () => {
  const { browser, id, email } = await signedIn();
  const { parent } = await browser.ok(update, change);
  expect(parent).toMatchObject({
    id,
    email,
    fullName: "Rosa Vega",
    phone: "5550100123",
    locale: "es",
  });
  expect((await browser.ok(read, {})).parent).toEqual(parent);
  const response = await browser.fetch(update.path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...change,
      subscriptionStatus: "premium",
      paymentStatus: "paid",
      emailVerified: false,
    }),
  });
  expect(response.status).toBe(200);
  const after = (await browser.ok(read, {})).parent;
  expect(after).toMatchObject({
    subscriptionStatus: "free",
    paymentStatus: "pending",
    emailVerified: true,
  });
  expect(JSON.stringify(after)).not.toContain("argon2");
});

test("a parent's change touches nobody else", async () => {
  const one = await signedIn();
  const other = await signedIn();
  await one.browser.ok(update, change);
  expect((await other.browser.ok(read, {})).parent.fullName).toBe("Rosa Díaz");
});

test("M-04 an administrator has no parent's account: 'No parent account found'", async () => {
  const { browser } = await makeActor(academy, "administrator");
  expect(await browser.call(read, {})).toMatchObject({ status: 404, code: "parent_not_found" });
  expect(await browser.call(update, change)).toMatchObject({ code: "parent_not_found" });
});

test("M-04 a change that cannot be written: 'Failed to update account'", async () => {
  const { cookie } = await signedIn();
  await run(`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`);
  await run(
    "create trigger refuse before update on parent_accounts for each row execute function refuse_change()",
  );
  const refusal = await refusalOf(academy, update, change, { cookie });
  await run("drop trigger refuse on parent_accounts");
  expect(refusal).toEqual({
    status: 500,
    code: "account_not_updated",
    message: "Failed to update account",
  });
});

test("M-02 M-04 M-05 whatever fails unexpectedly in a call of parents is told in the specification's words", async () => {
  const { cookie, email } = await signedIn();
  const { signInParent, resendParentVerification, sendForgotCredentialsEmail } = parentsContract;
  const told = [
    [read, undefined, messages["M-04"].unexpected],
    [signInParent, { email, password: parentPassword }, messages["M-02"].unexpected],
    [resendParentVerification, { parentEmail: email }, messages["M-04"].unexpected],
    [sendForgotCredentialsEmail, { parentEmail: email }, messages["M-05"].notProcessed],
  ] as const;
  // Sessions do without it, and the calls do not.
  await run("alter table parent_accounts rename column phone to phone_away");
  const refusals = [];
  for (const [call, input] of told) {
    refusals.push(await refusalOf(academy, call, input, call === read ? { cookie } : {}));
  }
  await run("alter table parent_accounts rename column phone_away to phone");
  expect(refusals.map(({ message }) => message)).toEqual(told.map(([, , message]) => message));
});

test("V-06 a change with an empty field is refused, with the field named", async () => {
  const { browser } = await signedIn();
  expect(await browser.call(update, { ...change, phone: " " })).toMatchObject({
    code: "all_fields_required",
    fields: { phone: "phoneMissing" },
  });
  expect(await browser.call(update, { ...change, phone: "call me" })).toMatchObject({
    code: "invalid_input",
    fields: { phone: "phoneInvalid" },
  });
});

test("C-07 get_parent_by_email finds a parent in any case, for the server's own use", async () => {
  const { id, email } = await makeParent(academy);
  expect((await getParentByEmail(academy.database.db, email.toUpperCase()))?.id).toBe(id);
  expect(await getParentByEmail(academy.database.db, "no@example.com")).toBeNull();
});

test("C-07 no call answers a stranger with a parent's record", async () => {
  const { id, email } = await makeParent(academy, { fullName: "Zenobia Quill" });
  const calls = Object.values(contracts).flatMap((group) => Object.values<Call>(group));
  const input = { parentEmail: email, parent_email: email, email, id, userId: id };
  // What ends one's own session would spoil the calls after it, and answers nothing.
  const answering = calls.filter(({ answer, method }) => answer === "json" && method !== "delete");
  for (const actor of ["visitor", "student", "parent", "affiliate"] as const) {
    const browser =
      actor === "visitor" ? academy.browser() : (await makeActor(academy, actor)).browser;
    for (const call of answering) {
      const query = call.method === "get" ? `?${new URLSearchParams(input)}` : "";
      const response = await browser.fetch(call.path.replaceAll(/:\w+/g, id) + query, {
        method: call.method.toUpperCase(),
        ...(call.method === "get"
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(input) }),
      });
      const text = await response.text();
      expect(text, `${call.method} ${call.path} as ${actor}`).not.toMatch(
        /argon2|\+15550100199|Zenobia|Quill/,
      );
    }
  }
});
