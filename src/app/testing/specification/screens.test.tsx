import { afterEach, expect, test, vi } from "vitest";
import { ForgotCredentialsDialog } from "#features/accounts/ui/parents/forgot-credentials-dialog.tsx";
import { LoginPage } from "#features/accounts/ui/login-page.tsx";
import { ParentLoginPage } from "#features/accounts/ui/parents/parent-login-page.tsx";
import { RegisterPage } from "#features/accounts/ui/parents/register-page.tsx";
import { ParentVerificationPage } from "#features/accounts/ui/parents/verification-page.tsx";
import { SignUpForm } from "#features/accounts/ui/sign-up-form.tsx";
import { ResetPasswordPage } from "#features/accounts/ui/reset/reset-password-page.tsx";
import { ExpiryDialog } from "#features/accounts/ui/sessions/idle-watch.tsx";
import { StudySchedule } from "#features/accounts/ui/profile/study-schedule.tsx";
import { AffiliateRegisterPage } from "#features/affiliates/ui/register-page.tsx";
import { AccessRequired } from "#features/admin/ui/access-required.tsx";
import { PasswordForm } from "#features/admin/ui/setup/password-form.tsx";
import { parentPasswordProblem } from "#features/accounts/rules-parents.ts";
import { FallbackPage } from "#features/errors/ui/fallback-page.tsx";
import { minute } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { unavailablePage, unavailableScript } from "../../site-unavailable.ts";
import { accountOf, actionsOf, drawScreen, linksOf, textOf } from "../draw-screen.tsx";
import { records } from "./records.ts";
import { routes } from "./routes.ts";
import { screens } from "./screens.ts";

afterEach(() => vi.unstubAllGlobals());

const say = translators.en;

/** The names of the fields of a form, in order. */
function fieldsOf(html: string): string[] {
  return [...html.matchAll(/<input\b[^>]*\sname="([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

/** The labels of the tabs, the chosen one first marked. */
function tabsOf(html: string): string[] {
  return [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label = ""]) =>
    label.toLowerCase(),
  );
}

const login = (path = "/login", google = false) =>
  drawScreen(<LoginPage />, { path, answers: [[["sign-in-options"], { google }]] });

test("R-07 L-01 the students' side takes a username or an address, shows the password, helps who forgot, and offers Google where there is one", () => {
  const { identifier, password } = screens["L-01"];
  const html = login();
  expect(fieldsOf(html)).toEqual(["identifier", password]);
  expect(html).toMatch(new RegExp(`<input\\b[^>]*type="password"[^>]*name="${password}"`));
  expect(html).toMatch(/<button[^>]*aria-pressed="false"/);
  expect(textOf(html).toLowerCase()).toContain(identifier.join(" or "));
  expect(actionsOf(html)).toContain(say("parents.forgot"));
  expect(actionsOf(html)).not.toContain(say("google.button"));
  expect(actionsOf(login("/login", true))).toContain(say("google.button"));
  const dialog = drawScreen(<ForgotCredentialsDialog open onOpenChange={() => undefined} />);
  expect(fieldsOf(dialog)).toEqual(["parentEmail"]);
});

test("L-02 the parents' side takes an address and a password", () => {
  expect(tabsOf(login())).toEqual(screens["L-02"].tabs);
  const html = login("/login?tab=parent");
  expect(tabsOf(html)).toEqual(screens["L-02"].tabs);
  expect(fieldsOf(html)).toEqual(["email", "password"]);
  expect(html).toMatch(/<input\b[^>]*type="email"/);
});

test("L-03 each side has its sign-up link", () => {
  const { signUp } = screens["L-03"];
  expect(Object.values(linksOf(login()))).toContain(signUp.student);
  expect(Object.values(linksOf(login("/login?tab=parent")))).toContain(signUp.parent);
});

test("R-08 L-04 parents register with four fields, beside panels, and the rules of the password are listed", () => {
  const { fields, rules, special } = screens["L-04"];
  const html = drawScreen(<RegisterPage />, { path: "/register" });
  expect(fieldsOf(html)).toEqual(fields);
  const listed = [...html.matchAll(/<li data-met="false"[^>]*>([\s\S]*?)<\/li>/g)].map(
    ([, inner = ""]) => textOf(inner),
  );
  for (const rule of rules) expect(listed.join("; ")).toContain(`one ${rule}`);
  expect(listed.at(-1)?.replaceAll(" ", "")).toContain(special);
  for (const panel of ["See", "Privacy", "Next"] as const) {
    expect(textOf(html)).toContain(say(`parents.panel${panel}Title`));
  }
  for (const character of special) {
    expect(parentPasswordProblem(`Calm lamp 7${character}`), character).toBeNull();
  }
  for (const lacking of ["calm lamp 7!", "CALM LAMP 7!", "Calm lamp!", "Calm lamp 7#"]) {
    expect(parentPasswordProblem(lacking), lacking).toBe("passwordRules");
  }
});

test("R-09 the page of the reset asks for an address", () => {
  const html = drawScreen(<ResetPasswordPage />, { path: "/reset-password" });
  expect(fieldsOf(html)).toEqual(["email"]);
});

test("R-10 the parents' login is the login, and with mode=signup the registration", () => {
  const { address, mode } = routes["R-10"];
  expect(fieldsOf(drawScreen(<ParentLoginPage />, { path: address }))).toEqual([
    "email",
    "password",
  ]);
  const signUp = drawScreen(<ParentLoginPage />, { path: `${address}?mode=${mode}` });
  expect(fieldsOf(signUp)).toEqual(screens["L-04"].fields);
});

test("R-11 the page of the verification says which address was written to, and writes again", () => {
  const path = `${routes["R-11"].address}?email=rosa%40example.com`;
  const html = drawScreen(<ParentVerificationPage />, { path });
  expect(textOf(html)).toContain("rosa@example.com");
  expect(actionsOf(html)).toContain(say("parents.resend"));
});

test("R-24 whoever is signed in finds the affiliates' registration: students and parents an account first, in the form's own fields", () => {
  const { address } = routes["R-24"];
  for (const role of ["student", "parent"] as const) {
    const account = accountOf({ role, firstName: "Rosa" });
    const html = drawScreen(<AffiliateRegisterPage />, { path: address, account });
    expect(fieldsOf(html), role).toEqual(["fullName", "email", "password", "isAdult"]);
    expect(actionsOf(html), role).toContain(say("affiliates.create"));
    expect(textOf(html), role).toContain("signed in as Rosa");
  }
  const standing = { step: address, affiliate: null };
  const answers = [[["affiliates", "standing"], standing]] as const;
  const account = accountOf({ role: "affiliate", fullName: "Ana Ruiz" });
  const html = drawScreen(<AffiliateRegisterPage />, { path: address, account, answers });
  expect(fieldsOf(html)).toEqual(["firstName", "lastName"]);
  expect(actionsOf(html)).toEqual([say("affiliates.apply")]);
});

test("R-29 the profile's schedule stands at its anchor", () => {
  const html = drawScreen(<StudySchedule />);
  expect(html).toContain(`id="${routes["R-29"].anchor.slice(1)}"`);
});

test("R-30 who is no administrator reads what is needed, with three ways on", () => {
  const { title, buttons } = routes["R-30"];
  const html = drawScreen(<AccessRequired />, { path: "/admin" });
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? "")).toBe(title);
  expect(actionsOf(html)).toEqual(buttons);
  expect(linksOf(html)).toEqual({ "Go to Login": "/login?next=%2Fadmin", "Go to Home": "/" });
});

test("L-05 the set-up shows the default password and offers one's own", () => {
  const setup = {
    token: "t",
    adminEmail: "head@school.example",
    defaultPassword: "lamp-dusk-calm-tide",
  };
  const html = drawScreen(<PasswordForm setup={setup} />);
  const offered = [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value);
  expect(offered).toEqual(screens["L-05"].passwords);
  const text = textOf(html);
  expect(text).toContain(setup.defaultPassword);
  expect(text).toContain(say("admin.setupDefault"));
  expect(text).toContain(say("admin.setupCustom"));
});

test("D-01 the students' sign-up asks for each of its facts, several subjects among them", () => {
  const form = (
    <SignUpForm
      shown
      ticket={null}
      subject={null}
      onSignedUp={() => undefined}
      onStepNeeded={() => undefined}
    />
  );
  const html = drawScreen(form, { path: "/student-register" });
  for (const name of records["D-01"].signUp) expect(html).toContain(`name="${name}"`);
  const offered = [...html.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].filter(([box]) =>
    box.includes('name="preferredSubjects"'),
  );
  expect(offered.length).toBeGreaterThan(1);
});

test("L-06 the question before a session ends has its title and its two answers", () => {
  const { title, buttons } = screens["L-06"];
  const html = drawScreen(<ExpiryDialog leftMs={5 * minute} />);
  expect(textOf(/<h2[\s\S]*?<\/h2>/.exec(html)?.[0] ?? "")).toBe(title);
  expect(actionsOf(html).toSorted()).toEqual([...buttons].toSorted());
});

test("E-01 a screen that failed can be tried again or loaded again, and tells how often it was tried", () => {
  const { again, reload, inDevelopmentOnly } = screens["E-01"];
  vi.stubGlobal("document", { documentElement: { lang: "en" }, querySelector: () => null });
  const draw = (retries: number) =>
    drawScreen(
      <FallbackPage thrown={new Error("x")} retries={retries} onRetry={() => undefined} />,
    );
  expect(actionsOf(draw(0)).slice(0, 2)).toEqual([again, reload]);
  expect(actionsOf(draw(0))).not.toContain(inDevelopmentOnly);
  expect(textOf(draw(3))).toContain(say("mishaps.retried", { count: 3 }));
  expect(say("mishaps.copy")).toBe(inDevelopmentOnly);
  expect(say("shell.tryAgain")).toBe(again);
  expect(say("shell.reload")).toBe(reload);
});

test("E-02 where nothing runs, the page and the server say so", () => {
  const { title } = screens["E-02"];
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(unavailablePage)?.[0] ?? "")).toBe(title);
  expect(unavailableScript).toContain(JSON.stringify(title));
});
