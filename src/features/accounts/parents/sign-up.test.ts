import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { createId } from "#shared/ids.ts";
import { parentsContract } from "../contract/parents.ts";
import { letterTo, makeParent, parentForm, parentPassword, refusalOf } from "./parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: {
      PUBLIC_URL: "http://faro.test:8080",
      ADMIN_EMAIL: "head@faro.test",
      SUPER_ADMIN_EMAIL: "owner@faro.test",
    },
  });
});
afterEach(async () => {
  await academy.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => academy.close());

const signUp = parentsContract.signUpParent;
const run = (statement: string) => academy.database.db.execute(sql.raw(statement));

async function storedParent(email: string) {
  const [parent] = await academy.database.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.email, email));
  return parent;
}

test("T-02 D-02 a parent starts free, pending and unverified, with the language of the page", async () => {
  const form = parentForm({ locale: "es" });
  const answer = await academy.browser().ok(signUp, form);
  expect(answer).toEqual({ email: form.email, firstName: "Rosa" });
  expect(await storedParent(form.email)).toMatchObject({
    fullName: "Rosa Díaz",
    subscriptionStatus: "free",
    paymentStatus: "pending",
    emailVerified: false,
    locale: "es",
  });
});

test("T-02 signing up opens no session", async () => {
  const browser = academy.browser();
  await browser.ok(signUp, parentForm());
  expect([...browser.cookies.keys()]).toEqual([]);
});

test("V-06 the phone loses spaces, dashes and parentheses, the name what is around it, the address its capitals", async () => {
  await academy.browser().ok(
    signUp,
    parentForm({
      fullName: "  Ana  O'Brien ",
      phone: " +1 (555) 010–0199 ",
      email: " Ana.OBrien@Example.COM ",
    }),
  );
  expect(await storedParent("ana.obrien@example.com")).toMatchObject({
    fullName: "Ana  O'Brien",
    phone: "+15550100199",
  });
});

test("the password is kept as argon2id and nowhere else", async () => {
  const { email } = await makeParent(academy);
  expect((await storedParent(email))?.passwordHash).toMatch(/^\$argon2id\$/);
  const letters = await academy.database.db.select().from(emails);
  expect(JSON.stringify(letters)).not.toContain(parentPassword);
});

test("V-06 an empty field is refused with 'All fields are required', and each is named", async () => {
  for (const name of ["fullName", "email", "phone", "password"]) {
    const body = { ...parentForm(), [name]: " " };
    expect(await refusalOf(academy, signUp, body)).toEqual({
      status: 400,
      code: "all_fields_required",
      message: "All fields are required",
    });
  }
  expect(await refusalOf(academy, signUp, {}, { locale: "es" })).toMatchObject({
    message: "Hay que rellenar todos los campos",
  });
  const empty = { fullName: "", email: "", phone: " - ", password: "", locale: "en" as const };
  expect(await academy.browser().call(signUp, empty)).toMatchObject({
    fields: {
      fullName: "fullNameMissing",
      email: "emailInvalid",
      phone: "phoneMissing",
      password: "passwordMissing",
    },
  });
});

test.each([
  ["mum at home", "emailInvalid"],
  ["mum@home", "emailInvalid"],
  ["mum@@home.example", "emailInvalid"],
])("V-02 %s is no e-mail address", async (email, problem) => {
  const answer = await academy.browser().call(signUp, parentForm({ email }));
  expect(answer).toMatchObject({ status: 400, code: "invalid_input", fields: { email: problem } });
});

test.each([
  ["Short7!", "passwordTooShort"],
  [`Aa7!${"x".repeat(125)}`, "passwordTooLong"],
  ["no capital 7!", "passwordRules"],
  ["NO SMALL LETTER 7!", "passwordRules"],
  ["No digit here!", "passwordRules"],
  ["No special 77", "passwordRules"],
  ["P@ssw0rd", "passwordCommon"],
])("L-04 V-03 the server holds the rules of a password: %s", async (password, problem) => {
  const answer = await academy.browser().call(signUp, parentForm({ password }));
  expect(answer).toMatchObject({ status: 400, fields: { password: problem } });
});

test("V-03 a password of 128 characters of any script is taken", async () => {
  await academy.browser().ok(signUp, parentForm({ password: `Ñd7!${"日".repeat(124)}` }));
});

test("M-03 a taken address, in any case, is refused in the specification's words", async () => {
  const { email } = await makeParent(academy);
  expect(await refusalOf(academy, signUp, parentForm({ email: email.toUpperCase() }))).toEqual({
    status: 409,
    code: "email_taken",
    message: "An account with this email already exists",
  });
});

test("M-03 of ten sign-ups with one address at the same moment exactly one makes an account", async () => {
  const { email } = parentForm();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => academy.browser().call(signUp, parentForm({ email }))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

test("P-02 an administrator's address is nobody else's", async () => {
  expect(
    await academy.browser().call(signUp, parentForm({ email: "head@faro.test" })),
  ).toMatchObject({ code: "email_taken" });
  expect(await storedParent("head@faro.test")).toBeUndefined();
});

test("P-04 an affiliate's address is no parent's", async () => {
  await academy.database.db.insert(profiles).values({
    id: createId("prf"),
    email: "Partner@example.com",
    fullName: "A Partner",
    role: "affiliate",
  });
  expect(
    await academy.browser().call(signUp, parentForm({ email: "partner@example.com" })),
  ).toMatchObject({ code: "email_taken" });
});

test("a student's own address may be their parent's too", async () => {
  await academy.database.db.insert(profiles).values({
    id: createId("prf"),
    email: "shared@example.com",
    fullName: "A Student",
  });
  await academy.browser().ok(signUp, parentForm({ email: "shared@example.com" }));
});

test("M-03 a row that cannot be written is 'Failed to create account. Please try again.'", async () => {
  await run("alter table parent_accounts rename to parent_accounts_away");
  const refusal = await refusalOf(academy, signUp, parentForm());
  await run("alter table parent_accounts_away rename to parent_accounts");
  expect(refusal).toEqual({
    status: 500,
    code: "account_not_created",
    message: "Failed to create account. Please try again.",
  });
});

test("M-03 any other failure is 'An unexpected error occurred. Please try again.'", async () => {
  await run(`create function refuse_target() returns trigger language plpgsql as $$
    begin
      if new.key like 'parent-sign-up-target%' then raise exception 'disk full'; end if;
      return new;
    end $$`);
  await run(
    "create trigger refuse before insert on rate_limits for each row execute function refuse_target()",
  );
  const refusal = await refusalOf(academy, signUp, parentForm());
  await run("drop trigger refuse on rate_limits");
  expect(refusal).toEqual({
    status: 500,
    code: "parent_sign_up_failed",
    message: "An unexpected error occurred. Please try again.",
  });
});

test("M-03 C-10 C-11 e-mails that cannot be written do not fail the sign-up", async () => {
  await run("alter table emails rename to emails_away");
  const form = parentForm();
  const answer = await academy.browser().call(signUp, form);
  // The letters follow the answer: let them fail while the table is away.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await run("alter table emails_away rename to emails");
  expect(answer).toMatchObject({ ok: true });
  expect(await storedParent(form.email)).toBeDefined();
});

test("C-11 the parent gets a letter with a link of this academy, in their language", async () => {
  const form = parentForm({ locale: "es", fullName: "Lucía <b>Vega</b>" });
  await academy.browser().ok(signUp, form);
  const letter = await letterTo(academy, form.email, "parent-verification");
  expect(letter.subject).toBe("Confirma tu correo para entrar en Faro");
  expect(letter.textBody).toMatch(
    /http:\/\/faro\.test:8080\/parent-email-verification\?token=[\w-]{43}\n/,
  );
  expect(letter.htmlBody).toContain('<html lang="es">');
  expect(letter.htmlBody).not.toContain("<b>");
});

test("C-10 every administrator hears of the sign-up with id, email, full_name and phone, in their language", async () => {
  await academy.database.db.insert(profiles).values({
    id: createId("prf"),
    email: "Owner@faro.test",
    fullName: "The Owner",
    role: "administrator",
    locale: "es",
  });
  const form = parentForm({ fullName: "Rosa & Co" });
  await academy.browser().ok(signUp, form);
  const parent = await storedParent(form.email);
  await expect
    .poll(async () => (await letterTo(academy, "owner@faro.test", "parent_signup")).textBody)
    .toContain(form.email);
  const facts = [
    `id: ${parent?.id}`,
    `email: ${form.email}`,
    "full_name: Rosa & Co",
    "phone: +15550100199",
  ];
  for (const to of ["head@faro.test", "owner@faro.test"]) {
    const letter = await letterTo(academy, to, "parent_signup");
    for (const fact of facts) expect(letter.textBody).toContain(`${fact}\n`);
    expect(letter.htmlBody).toContain("full_name: Rosa &amp; Co");
    expect(letter.subject).toBe(
      to === "head@faro.test" ? "New parent account at Faro" : "Nueva cuenta familiar en Faro",
    );
  }
});

test("one address is tried at most ten times an hour, whoever tries", async () => {
  const { email } = await makeParent(academy);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    statuses.push((await academy.browser().call(signUp, parentForm({ email }))).status);
  }
  // The first of the ten made the account.
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect(statuses.at(-1)).toBe(429);
});
