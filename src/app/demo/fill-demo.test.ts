import { expect, test } from "vitest";
import { createTestDatabase } from "#db/testing/test-database.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { brandsContract } from "#features/brands/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { createAcademy } from "../academy.ts";
import { type Browser, createBrowser } from "../contract-client.ts";
import { demoBrand, type DemoLogin, demoPassword, fillDemo } from "./fill-demo.ts";
import { describeLogins } from "./throw-away.ts";

test("the demo has a family with weeks of lessons, an affiliate with visits, and sign-ins that work", async () => {
  const database = await createTestDatabase();
  const { settings } = readSettings(
    { ENVIRONMENT: "test", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
    process.cwd(),
  );
  const options = { settings, log: createLog("silent"), database, files: new Map() };
  const logins = await fillDemo(options);
  const academy = createAcademy(options);
  try {
    const origin = await academy.listen();
    const timeZone = "UTC";
    for (const { role, identifier } of logins) {
      const browser = createBrowser(origin);
      expect(await signIn(browser, role, identifier)).toBe(role);
      if (role === "parent") {
        const { children } = await browser.ok(familyContract.readFamily, { timeZone });
        expect(children.map(({ firstName }) => firstName).toSorted()).toEqual(["Bruno", "Elena"]);
        for (const { id } of children) {
          const child = await browser.ok(familyContract.readChild, { childId: id, timeZone });
          expect(child.sessions.length).toBeGreaterThan(5);
        }
      }
      const found = await browser.ok(brandsContract.readBrand, { subdomain: demoBrand });
      expect(found.brand).toMatchObject({ active: true, brandName: "Nocturne Prep" });
      expect(found.brand.partnerBlurb).toContain("two schools");
      if (role === "affiliate") {
        const { totals } = await browser.ok(affiliatesContract.readFigures, {});
        expect(totals.clicks).toBeGreaterThan(10);
        // Of a single student no number is told.
        expect(totals.signUps).toBeNull();
      }
    }
  } finally {
    await academy.close();
    await database.drop();
  }
});

test("the demo says where its brand stands: by path, and by host where there is a name", () => {
  const said = describeLogins([], "http://localhost:3000");
  expect(said).toContain(
    "http://localhost:3000/brand/nocturne and http://nocturne.localhost:3000/",
  );
  expect(describeLogins([], "http://192.0.2.7:3000")).toMatch(/brand\/nocturne$/);
});

async function signIn(browser: Browser, role: DemoLogin["role"], identifier: string) {
  const password = demoPassword;
  const byEmail = { email: identifier, password };
  const { account } =
    role === "parent"
      ? await browser.ok(accountsContract.signInParent, byEmail)
      : role === "affiliate"
        ? await browser.ok(accountsContract.signInAffiliate, byEmail)
        : await browser.ok(accountsContract.signInStudent, { identifier, password });
  return account.role;
}
