import { eq } from "drizzle-orm";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contracts } from "#client/contracts.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { emails } from "#db/tables/emails.ts";
import { familyBrands } from "#db/tables/family-brands.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import {
  letterTo,
  parentForm,
  parentPassword,
  tokenIn,
} from "#features/accounts/parents/parent.fixture.ts";
import { makeBrand } from "#features/brands/brand.fixture.ts";
import { plainPicture, uploaded } from "#features/brands/pictures/pictures.fixture.ts";
import { familyContract } from "#features/family/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { type Relay, startRelay } from "#platform/testing/relay-stand-in.ts";
import type { Call } from "#shared/contract.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { makeActor } from "./testing/make-actor.ts";
import { studentForm, testPassword } from "./testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import { type VisitorAt, visitorAt } from "./testing/visitor-at.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: [],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

const mainHost = "faro.academy";
const main = `https://${mainHost}`;

const shell = `<!doctype html><html lang="en"><head><title>Faro</title>
<meta name="theme-color" content="#0f1d33" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="manifest" href="/manifest.json" /></head><body><div id="root"></div></body></html>`;

let folder: string;
let relay: Relay;
let academy: TestAcademy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-families-"));
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "app.html"), shell);
  await writeFile(join(folder, "pages/index.html"), "<!doctype html><title>The home page</title>");
  relay = await startRelay();
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: main, SMTP_URL: relay.url },
    files: await loadStaticFiles(folder),
    loadBrandRenderer: async () => renderer,
  });
});
afterAll(async () => {
  await academy.close();
  await relay.close();
  await rm(folder, { recursive: true });
});

/** A brand that is on, with the host below the main domain and a visitor there. */
async function brandWithHost(form: Parameters<typeof makeBrand>[1] = {}) {
  const made = await makeBrand(academy, {
    brandName: "Nocturne Prep",
    primaryColor: "#1a0b2e",
    accentColor: "#e0337c",
    supportEmail: "help@nocturne.example",
    ...form,
  });
  const host = `${made.brand.subdomain}.${mainHost}`;
  return { ...made, host, visitor: visitorAt(academy.origin, host) };
}

async function signUp(visitor: VisitorAt) {
  await visitor.call(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
  const form = studentForm();
  const { status, body } = await visitor.call(accountsContract.signUpStudent, form);
  expect(status).toBe(200);
  const { account } = accountsContract.signUpStudent.output.parse(body);
  return { account, username: form.username ?? "" };
}

async function accountOf(visitor: VisitorAt) {
  const { status, body } = await visitor.call(accountsContract.readSession, {});
  expect(status).toBe(200);
  return accountsContract.readSession.output.parse(body).account;
}

function switchOff(brandId: string) {
  return academy.database.db
    .update(affiliateBranding)
    .set({ active: false })
    .where(eq(affiliateBranding.id, brandId));
}

const belongingOf = (profileId: string) =>
  academy.database.db.select().from(familyBrands).where(eq(familyBrands.profileId, profileId));

describe("W-05 on a partner's host", () => {
  test("sign-up, sign-in and lessons open in the brand's name, icon and colours", async () => {
    const { visitor, brand } = await brandWithHost();
    for (const path of [
      "/student-register",
      "/login?tab=parent",
      "/register/",
      "/reset-password",
    ]) {
      const { status, text, headers } = await visitor.open(path);
      expect(status, path).toBe(200);
      expect(text).toContain("<title>Nocturne Prep</title>");
      expect(text).toContain('<link rel="icon" href="data:image/svg+xml,');
      expect(text).toContain("%23e0337c");
      expect(text).toContain('<meta name="theme-color" content="#1a0b2e"');
      expect(text).toContain("header[data-dusk]{--color-dusk-deep:#1a0b2e;");
      expect(text).toContain('<html data-elsewhere="" lang="en"');
      expect(text).not.toContain("manifest");
      expect(headers["cache-control"]).toBe("no-cache");
    }
    expect((await visitor.open("/chat")).headers.location).toBe("/login?next=%2Fchat");
    await signUp(visitor);
    const lesson = await visitor.open("/chat");
    expect(lesson.status).toBe(200);
    expect(lesson.text).toContain("<title>Nocturne Prep</title>");
    expect((await accountOf(visitor))?.brand).toMatchObject({
      subdomain: brand.subdomain,
      name: "Nocturne Prep",
      supportEmail: "help@nocturne.example",
    });
    const chat = await visitor.call(tutoringContract.openChat, {
      subject: "Mathematics",
      locale: "en",
      clientId: crypto.randomUUID(),
    });
    expect(chat.status).toBe(200);
  });

  test("the page's ways in stay on the host", async () => {
    const { visitor, affiliate } = await brandWithHost();
    const { text } = await visitor.open("/?utm_source=leaflet");
    expect(text).toContain(
      `href="/student-register?utm_source=leaflet&amp;ref=${affiliate.referralCode}"`,
    );
    expect(text).toContain('href="/login"');
    expect((await visitor.open("/?lang=es")).text).toContain('href="/login?lang=es"');
  });

  test("a letter's link that proves an address opens there, as on the main domain (C-01)", async () => {
    const { visitor } = await brandWithHost();
    const opened = await visitor.open("/?verify-email=abc");
    expect([opened.status, opened.headers.location]).toEqual([302, "/verify-email?token=abc"]);
  });

  test("the pages of administrators, affiliates and everybody else are on the main domain", async () => {
    const { visitor } = await brandWithHost();
    for (const path of [
      "/admin",
      "/admin/brands",
      "/affiliate/login",
      "/affiliate/brand",
      "/pricing",
    ]) {
      const { status, headers } = await visitor.open(path);
      expect([status, headers.location], path).toEqual([302, main + path]);
    }
  });

  test("no call of administrators or affiliates is answered, and nobody is either there", async () => {
    const { visitor, host } = await brandWithHost();
    const closed = Object.values(contracts)
      .flatMap((group) => Object.values<Call>(group))
      .filter(({ path }) => /^\/api\/(?:admin|affiliates\/me|contact)\b/.test(path));
    expect(closed.length).toBeGreaterThan(40);
    for (const call of closed) {
      const { status } = await visitor.call({ ...call, path: call.path }, {});
      expect([302, 404], call.path).toContain(status);
    }
    const { browser, id } = await makeActor(academy, "administrator");
    expect(id).not.toBe("");
    const there = visitorAt(academy.origin, host, new Map(browser.cookies));
    expect(await accountOf(there)).toBeNull();
  });

  test("the picture of another server is not shown where a child is signed in, nor in a letter", async () => {
    const { visitor } = await brandWithHost({
      logoUrl: "https://tracker.example/logo.png",
      faviconUrl: "https://tracker.example/icon.png",
    });
    await signUp(visitor);
    const { text, headers } = await visitor.open("/chat");
    expect(text).not.toContain("tracker.example");
    expect(headers["content-security-policy"]).toContain("img-src 'self' data:;");
    expect((await accountOf(visitor))?.brand?.logoUrl).toBeNull();
  });

  test("no script and no id of a partner's stands where families are", async () => {
    const { visitor, brand } = await brandWithHost();
    await academy.database.db
      .update(affiliateBranding)
      .set({
        googleAnalyticsId: "G-ABCDEF1234",
        measuringStatus: "approved",
        customCss: "p{color:red}",
      })
      .where(eq(affiliateBranding.id, brand.id));
    await signUp(visitor);
    for (const path of ["/chat", "/student-register?x", "/login"]) {
      const { text, headers } = await visitor.open(path);
      expect(`${text} ${headers["content-security-policy"]}`).not.toMatch(
        /G-ABC|frame-src|brand-styles/,
      );
    }
  });
});

describe("W-05 sessions of two hosts never mix", () => {
  test("a cookie names no domain, and its token opens nothing at another host, whoever sends it", async () => {
    const { visitor } = await brandWithHost();
    const other = await brandWithHost();
    await signUp(visitor);
    expect(await accountOf(visitor)).not.toBeNull();
    const { headers } = await visitor.open("/student-register");
    expect(headers["set-cookie"]).toBeUndefined();
    for (const host of [mainHost, other.host]) {
      const thief = visitorAt(academy.origin, host, new Map(visitor.cookies));
      expect(await accountOf(thief), host).toBeNull();
      expect((await thief.open("/chat")).headers.location).toBe("/login?next=%2Fchat");
      expect((await thief.call(tutoringContract.listChats, {})).status).toBe(401);
    }
    // It was not ended by the try.
    expect(await accountOf(visitor)).not.toBeNull();
  });

  test("nor the other way, and who signs in again at the brand's host sees the brand", async () => {
    const { visitor, host } = await brandWithHost();
    const { username } = await signUp(visitor);
    const atHome = visitorAt(academy.origin, mainHost);
    const login = { identifier: username, password: testPassword };
    expect((await atHome.call(accountsContract.signInStudent, login)).status).toBe(200);
    const carried = visitorAt(academy.origin, host, new Map(atHome.cookies));
    expect(await accountOf(carried)).toBeNull();
    const again = visitorAt(academy.origin, host);
    const answered = await again.call(accountsContract.signInStudent, login);
    const { account } = accountsContract.signInStudent.output.parse(answered.body);
    expect(account.brand?.name).toBe("Nocturne Prep");
    for (const name of again.cookies.keys()) expect(name).toMatch(/^__Host-/);
  });
});

describe("R-31 from /brand/{subdomain} on the main domain", () => {
  test("Get Started names the brand, and sign-up and lessons open in its look until the browser is closed", async () => {
    const { brand, affiliate } = await brandWithHost();
    const visitor = visitorAt(academy.origin, mainHost);
    const page = await visitor.open(`/brand/${brand.subdomain}`);
    const start = `/student-register?ref=${affiliate.referralCode}&brand=${brand.subdomain}`;
    expect(page.text).toContain(`href="${start.replace("&", "&amp;")}"`);
    expect(page.text).toContain(`href="/login?brand=${brand.subdomain}"`);
    const first = await visitor.open(start);
    expect(first.text).toContain("<title>Nocturne Prep</title>");
    expect(first.text).toContain("manifest");
    const [cookie = ""] = first.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^__Host-faro_brand=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).not.toMatch(/max-age|expires|domain/i);
    expect((await visitor.open("/register")).text).toContain("<title>Nocturne Prep</title>");
    const { account } = await signUp(visitor);
    expect(await belongingOf(account.id)).toMatchObject([{ brandId: brand.id, host: null }]);
    expect(account.brand?.name).toBe("Nocturne Prep");
    expect((await visitor.open("/chat")).text).toContain("<title>Nocturne Prep</title>");
  });

  test("who belongs to a brand sees it on the main domain once signed in, and the academy's look before", async () => {
    const { visitor, host } = await brandWithHost();
    const { account, username } = await signUp(visitor);
    expect(await belongingOf(account.id)).toMatchObject([{ host }]);
    const atHome = visitorAt(academy.origin, mainHost);
    expect((await atHome.open("/login")).text).toContain("<title>Faro</title>");
    await atHome.call(accountsContract.signInStudent, {
      identifier: username,
      password: testPassword,
    });
    expect((await atHome.open("/chat")).text).toContain("<title>Nocturne Prep</title>");
    expect((await accountOf(atHome))?.brand?.name).toBe("Nocturne Prep");
  });

  test("a family of the academy's own, and another brand's, belongs to none by a link", async () => {
    const { brand } = await brandWithHost();
    const visitor = visitorAt(academy.origin, mainHost);
    const { account } = await signUp(visitor);
    await visitor.open(`/login?brand=${brand.subdomain}`);
    expect((await visitor.open(`/chat?brand=${brand.subdomain}`)).text).toContain(
      "<title>Faro</title>",
    );
    expect((await accountOf(visitor))?.brand).toBeNull();
    expect(await belongingOf(account.id)).toEqual([]);
  });

  test("a name that is no brand's changes nothing", async () => {
    for (const named of ["nobody-here", "www", "%22%3E%3Cscript%3E", "a".repeat(200)]) {
      const visitor = visitorAt(academy.origin, mainHost);
      const { status, text } = await visitor.open(`/student-register?brand=${named}`);
      expect([status, text.includes("<title>Faro</title>")], named).toEqual([200, true]);
      expect(visitor.cookies.size).toBe(0);
    }
  });
});

describe("a brand that is switched off", () => {
  test("is gone from every page and call at once; the family goes on at the academy", async () => {
    const { visitor, brand } = await brandWithHost();
    const { username } = await signUp(visitor);
    const atHome = visitorAt(academy.origin, mainHost);
    const login = { identifier: username, password: testPassword };
    await atHome.call(accountsContract.signInStudent, login);
    await switchOff(brand.id);
    for (const path of ["/", "/student-register", "/login", "/chat", "/parent-dashboard"]) {
      const { status, text } = await visitor.open(path);
      expect(status, path).toBe(404);
      expect(text).toContain("White-label page not found or inactive");
    }
    expect((await visitor.call(accountsContract.readSession, {})).status).toBe(404);
    expect((await visitor.call(accountsContract.signInStudent, login)).status).toBe(404);
    expect((await atHome.open("/chat")).text).toContain("<title>Faro</title>");
    expect((await accountOf(atHome))?.brand).toBeNull();
    const newcomer = visitorAt(academy.origin, mainHost);
    const { text } = await newcomer.open(`/student-register?brand=${brand.subdomain}`);
    expect(text).toContain("<title>Faro</title>");
    // On again, it is theirs again: a family belongs to a brand for good.
    await academy.database.db
      .update(affiliateBranding)
      .set({ active: true })
      .where(eq(affiliateBranding.id, brand.id));
    expect((await accountOf(atHome))?.brand?.name).toBe("Nocturne Prep");
  });

  test("so is one whose affiliate is not active", async () => {
    const { visitor, affiliate } = await brandWithHost();
    await academy.database.db
      .update(affiliates)
      .set({ status: "suspended" })
      .where(eq(affiliates.id, affiliate.id));
    expect((await visitor.open("/login")).status).toBe(404);
  });
});

describe("letters to a family of a brand", () => {
  async function parentAt(visitor: VisitorAt, locale: "en" | "es" = "en") {
    const form = parentForm({ locale });
    expect((await visitor.call(accountsContract.signUpParent, form)).status).toBe(200);
    return {
      email: form.email,
      letter: await letterTo(academy, form.email, "parent-verification"),
    };
  }

  test("carry its name, logo, colours and support e-mail, lead to its host, and say who runs the academy", async () => {
    const { visitor, host, browser, brand } = await brandWithHost();
    const url = await uploaded(browser, "logo", await plainPicture(240, 80, "png"));
    expect(url).toMatch(/^\/brand-pictures\//);
    await academy.database.db
      .update(affiliateBranding)
      .set({ logoUrl: url })
      .where(eq(affiliateBranding.id, brand.id));
    const { email, letter } = await parentAt(visitor);
    expect(letter).toMatchObject({
      subject: "Verify your email address for Nocturne Prep",
      senderName: "Nocturne Prep",
      replyTo: "help@nocturne.example",
      brandId: brand.id,
    });
    for (const body of [letter.textBody, letter.htmlBody]) {
      expect(body).toContain("Thank you for making a parent account at Nocturne Prep.");
      expect(body).toContain("help@nocturne.example");
      expect(body).toContain("The lessons are given and the accounts are kept by Faro");
      expect(body).toContain(`https://${host}/parent-email-verification?token=`);
      expect(body).not.toContain(`${main}/parent-email`);
    }
    expect(letter.htmlBody).toContain("<title>Nocturne Prep</title>");
    expect(letter.htmlBody).toContain(`<img src="${main}${url}"`);
    expect(letter.htmlBody).toContain("background:#1a0b2e");
    expect(letter.htmlBody).toContain("background:#e0337c");
    const mail = await vi.waitFor(() => {
      const found = relay.taken.find(({ to }) => to.includes(email));
      if (!found) throw new Error("not yet");
      return found;
    });
    expect(mail.raw).toMatch(/^From: Nocturne Prep <no-reply@faro\.academy>/m);
    expect(mail.raw).toMatch(/^Reply-To: help@nocturne\.example/m);
  });

  test("the parent and the child they add belong to the brand; Spanish letters are Spanish", async () => {
    const { visitor, brand, host } = await brandWithHost();
    const { email, letter } = await parentAt(visitor, "es");
    expect(letter.subject).toBe("Confirma tu correo para entrar en Nocturne Prep");
    expect(letter.textBody).toContain("Las clases las da y las cuentas las guarda Faro");
    const token = tokenIn(letter.textBody, "/parent-email-verification");
    await visitor.call(accountsContract.verifyParentEmail, { token });
    const signedIn = await visitor.call(accountsContract.signInParent, {
      email,
      password: parentPassword,
    });
    expect(signedIn.status).toBe(200);
    const added = await visitor.call(familyContract.addChild, {
      fullName: "Leo Díaz",
      username: `leo.${Date.now()}`,
      password: testPassword,
      birthDate: "2017-05-17",
      gradeLevel: 3,
      primarySubject: "Mathematics",
      locale: "es",
      consent: true,
      consentToken: null,
    });
    expect(added.status).toBe(200);
    const { childId } = familyContract.addChild.output.parse(added.body);
    expect(await belongingOf(childId)).toMatchObject([{ brandId: brand.id, host }]);
  });

  test("a child's request for consent bears it, and on the main domain its link names the brand", async () => {
    const { visitor, brand, host } = await brandWithHost();
    const atHome = visitorAt(academy.origin, mainHost);
    await atHome.open(`/student-register?brand=${brand.subdomain}`);
    for (const [place, link] of [
      [visitor, `https://${host}/parent-consent?token=`],
      [atHome, `${main}/parent-consent?token=`],
    ] as const) {
      const parentEmail = parentForm().email;
      await place.call(accountsContract.answerAgeStep, { birthDate: "2017-05-17" });
      const asked = await place.call(accountsContract.askParent, {
        parentEmail,
        firstName: "Leo",
        locale: "en",
      });
      expect(asked.status).toBe(200);
      const { subject, textBody } = await letterTo(academy, parentEmail, "parent-consent");
      expect(subject).toBe("Leo would like to learn with Nocturne Prep");
      expect(textBody).toContain(link);
      expect(textBody.includes(`&brand=${brand.subdomain}`)).toBe(place === atHome);
    }
  });

  test("are the academy's own for a family of its own, at whichever host they were asked for", async () => {
    const { visitor } = await brandWithHost();
    const atHome = visitorAt(academy.origin, mainHost);
    const { email, letter } = await parentAt(atHome);
    expect(letter).toMatchObject({ senderName: null, brandId: null, ownLook: null });
    await visitor.call(accountsContract.requestPasswordReset, { email, locale: "en" });
    const reset = await letterTo(academy, email, "password-reset");
    expect(reset.subject).toBe("Set a new password for Faro");
    expect(reset.textBody).toContain(`${main}/reset-password`);
  });

  test("are the academy's own from the moment a brand is off, those too that wait for the relay", async () => {
    const { visitor, brand } = await brandWithHost();
    relay.refuse(451);
    const { email, letter } = await parentAt(visitor);
    expect(letter.subject).toContain("Nocturne Prep");
    await vi.waitFor(async () => {
      const [row] = await academy.database.db.select().from(emails).where(eq(emails.id, letter.id));
      if (row?.tries !== 1) throw new Error("not tried yet");
    });
    relay.refuse(null);
    await switchOff(brand.id);
    academy.wait(120_000);
    await academy.services.mailer.deliverDue();
    const mail = relay.taken.find(({ to }) => to.includes(email))?.raw ?? "";
    expect(mail).toMatch(/^From: Faro </m);
    expect(mail).toContain("Subject: Verify your email address for Faro");
    expect(mail).not.toContain("octurne");
    await visitorAt(academy.origin, mainHost).call(accountsContract.requestPasswordReset, {
      email,
      locale: "en",
    });
    expect((await letterTo(academy, email, "password-reset")).subject).toBe(
      "Set a new password for Faro",
    );
  });
});
