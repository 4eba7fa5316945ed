import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import type { Call } from "#shared/contract.ts";
import { type BrandPlace, main, mainHost, startBrandPlace } from "./testing/brand-place.ts";
import { studentForm, testPassword } from "./testing/make-student.ts";
import { type VisitorAt, visitorAt } from "./testing/visitor-at.ts";

let place: BrandPlace;
beforeAll(async () => {
  place = await startBrandPlace();
});
afterAll(() => place.close());

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

describe("W-05 on a partner's host", () => {
  test("sign-up, sign-in and lessons open in the brand's name, icon and colours", async () => {
    const { visitor, brand } = await place.brandWithHost();
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
    const { visitor, affiliate } = await place.brandWithHost();
    const { text } = await visitor.open("/?utm_source=leaflet");
    expect(text).toContain(
      `href="/student-register?utm_source=leaflet&amp;ref=${affiliate.referralCode}"`,
    );
    expect(text).toContain('href="/login"');
    expect((await visitor.open("/?lang=es")).text).toContain('href="/login?lang=es"');
  });

  test("a letter's link that proves an address opens there, as on the main domain (C-01)", async () => {
    const { visitor } = await place.brandWithHost();
    const opened = await visitor.open("/?verify-email=abc");
    expect([opened.status, opened.headers.location]).toEqual([302, "/verify-email?token=abc"]);
  });

  test("the pages of administrators, affiliates and everybody else are on the main domain", async () => {
    const { visitor } = await place.brandWithHost();
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
    const { visitor } = await place.brandWithHost();
    const closed = Object.values(contracts)
      .flatMap((group) => Object.values<Call>(group))
      .filter(({ path }) => /^\/api\/(?:admin|affiliates\/me|contact)\b/.test(path));
    expect(closed.length).toBeGreaterThan(40);
    for (const call of closed) {
      const { status } = await visitor.call({ ...call, path: call.path }, {});
      expect([302, 404], call.path).toContain(status);
    }
    const { account } = await signUp(visitor);
    for (const role of ["administrator", "affiliate"] as const) {
      await place.academy.database.db
        .update(profiles)
        .set({ role })
        .where(eq(profiles.id, account.id));
      expect(await accountOf(visitor), role).toBeNull();
      expect((await visitor.open("/chat")).headers.location).toBe("/login?next=%2Fchat");
    }
  });

  test("the picture of another server is not shown where a child is signed in, nor in a letter", async () => {
    const { visitor } = await place.brandWithHost({
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
    const { visitor, brand } = await place.brandWithHost();
    await place.academy.database.db
      .update(affiliateBranding)
      .set({
        googleAnalyticsId: "G-ABCDEF1234",
        measuringStatus: "approved",
        customCss: "p{color:red}",
      })
      .where(eq(affiliateBranding.id, brand.id));
    await place.academy.services.live.settle();
    await signUp(visitor);
    for (const path of ["/chat", "/student-register?x", "/login"]) {
      const { text, headers } = await visitor.open(path);
      expect([text, headers["content-security-policy"]].join(" ")).not.toMatch(
        /G-ABC|frame-src|brand-styles/,
      );
    }
  });
});

describe("W-05 sessions of two hosts never mix", () => {
  test("a cookie names no domain, and its token opens nothing at another host, whoever sends it", async () => {
    const { visitor } = await place.brandWithHost();
    const other = await place.brandWithHost();
    await signUp(visitor);
    expect(await accountOf(visitor)).not.toBeNull();
    const { headers } = await visitor.open("/student-register");
    expect(headers["set-cookie"]).toBeUndefined();
    for (const host of [mainHost, other.host]) {
      const thief = visitorAt(place.academy.origin, host, new Map(visitor.cookies));
      expect(await accountOf(thief), host).toBeNull();
      expect((await thief.open("/chat")).headers.location).toBe("/login?next=%2Fchat");
      expect((await thief.call(tutoringContract.listChats, {})).status).toBe(401);
    }
    // It was not ended by the try.
    expect(await accountOf(visitor)).not.toBeNull();
  });

  test("nor the other way, and who signs in again at the brand's host sees the brand", async () => {
    const { visitor, host } = await place.brandWithHost();
    const { username } = await signUp(visitor);
    const atHome = place.visitor();
    const login = { identifier: username, password: testPassword };
    expect((await atHome.call(accountsContract.signInStudent, login)).status).toBe(200);
    const carried = visitorAt(place.academy.origin, host, new Map(atHome.cookies));
    expect(await accountOf(carried)).toBeNull();
    const again = visitorAt(place.academy.origin, host);
    const answered = await again.call(accountsContract.signInStudent, login);
    const { account } = accountsContract.signInStudent.output.parse(answered.body);
    expect(account.brand?.name).toBe("Nocturne Prep");
    for (const name of again.cookies.keys()) expect(name).toMatch(/^__Host-/);
  });
});

describe("R-31 from /brand/{subdomain} on the main domain", () => {
  test("Get Started names the brand, and sign-up and lessons open in its look until the browser is closed", async () => {
    const { brand, affiliate } = await place.brandWithHost();
    const visitor = place.visitor();
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
    expect(await place.belongingOf(account.id)).toMatchObject([{ brandId: brand.id, host: null }]);
    expect(account.brand?.name).toBe("Nocturne Prep");
    expect((await visitor.open("/chat")).text).toContain("<title>Nocturne Prep</title>");
  });

  test("the doors of administrators and affiliates take no dress, whatever the address or the cookie says", async () => {
    const { brand } = await place.brandWithHost();
    const visitor = place.visitor();
    for (const path of ["/admin", "/affiliate/login"]) {
      const { status, text } = await visitor.open(`${path}?brand=${brand.subdomain}`);
      expect(status, path).toBe(200);
      expect(text).toContain("<title>Faro</title>");
      expect(text).not.toContain('name="brand"');
      expect(visitor.cookies.size, path).toBe(0);
    }
    await visitor.open(`/login?brand=${brand.subdomain}`);
    expect(visitor.cookies.size).toBe(1);
    for (const path of ["/admin", "/affiliate/login"]) {
      expect((await visitor.open(path)).text, path).toContain("<title>Faro</title>");
    }
  });

  test("who belongs to a brand sees it on the main domain once signed in, and the academy's look before", async () => {
    const { visitor, host } = await place.brandWithHost();
    const { account, username } = await signUp(visitor);
    expect(await place.belongingOf(account.id)).toMatchObject([{ host }]);
    const atHome = place.visitor();
    expect((await atHome.open("/login")).text).toContain("<title>Faro</title>");
    await atHome.call(accountsContract.signInStudent, {
      identifier: username,
      password: testPassword,
    });
    expect((await atHome.open("/chat")).text).toContain("<title>Nocturne Prep</title>");
    expect((await accountOf(atHome))?.brand?.name).toBe("Nocturne Prep");
  });

  test("a family of the academy's own, and another brand's, belongs to none by a link", async () => {
    const { brand } = await place.brandWithHost();
    const visitor = place.visitor();
    const { account } = await signUp(visitor);
    await visitor.open(`/login?brand=${brand.subdomain}`);
    expect((await visitor.open(`/chat?brand=${brand.subdomain}`)).text).toContain(
      "<title>Faro</title>",
    );
    expect((await accountOf(visitor))?.brand).toBeNull();
    expect(await place.belongingOf(account.id)).toEqual([]);
  });

  test("a name that is no brand's changes nothing", async () => {
    for (const named of ["nobody-here", "www", "%22%3E%3Cscript%3E", "a".repeat(200)]) {
      const visitor = place.visitor();
      const { status, text } = await visitor.open(`/student-register?brand=${named}`);
      expect([status, text.includes("<title>Faro</title>")], named).toEqual([200, true]);
      expect(visitor.cookies.size).toBe(0);
    }
  });
});

describe("a brand that is switched off", () => {
  test("is gone from every page and call at once; the family goes on at the academy", async () => {
    const { visitor, brand } = await place.brandWithHost();
    const { username } = await signUp(visitor);
    const atHome = place.visitor();
    const login = { identifier: username, password: testPassword };
    await atHome.call(accountsContract.signInStudent, login);
    await place.switchBrand(brand.id, false);
    for (const path of ["/", "/student-register", "/login", "/chat", "/parent-dashboard"]) {
      const { status, text } = await visitor.open(path);
      expect(status, path).toBe(404);
      expect(text).toContain("White-label page not found or inactive");
    }
    expect((await visitor.call(accountsContract.readSession, {})).status).toBe(404);
    expect((await visitor.call(accountsContract.signInStudent, login)).status).toBe(404);
    expect((await atHome.open("/chat")).text).toContain("<title>Faro</title>");
    expect((await accountOf(atHome))?.brand).toBeNull();
    const newcomer = place.visitor();
    const { text } = await newcomer.open(`/student-register?brand=${brand.subdomain}`);
    expect(text).toContain("<title>Faro</title>");
    // On again, it is theirs again: a family belongs to a brand for good.
    await place.switchBrand(brand.id, true);
    expect((await accountOf(atHome))?.brand?.name).toBe("Nocturne Prep");
  });

  test("so is one whose affiliate is not active", async () => {
    const { visitor, affiliate } = await place.brandWithHost();
    await place.academy.database.db
      .update(affiliates)
      .set({ status: "suspended" })
      .where(eq(affiliates.id, affiliate.id));
    await place.academy.services.live.settle();
    expect((await visitor.open("/login")).status).toBe(404);
  });
});
