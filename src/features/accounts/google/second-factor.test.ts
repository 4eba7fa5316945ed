import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract as contract } from "../contract.ts";
import { codeOf, newAdministrator, switchOn } from "../second-factor/second-factor.fixture.ts";
import {
  accountAt,
  type GooglePlace,
  personAtProvider,
  signIn,
  startGooglePlace,
} from "./google-place.fixture.ts";

let place: GooglePlace;
beforeAll(async () => {
  place = await startGooglePlace();
});
afterAll(() => place.close());

test("an administrator who comes by Google is asked for a code as well, and comes in by it", async () => {
  const { academy } = place;
  const person = personAtProvider(place);
  const admin = await newAdministrator(academy);
  await academy.database.db
    .update(profiles)
    .set({ email: person.email, emailVerifiedAt: new Date() })
    .where(eq(profiles.id, admin.id));
  const { secret } = await switchOn(academy, admin.browser);
  const browser = academy.browser();
  expect(await signIn(place, browser, person.sub, "side=student&next=/admin/audit")).toBe(
    "/login?google=code&next=%2Fadmin%2Faudit",
  );
  expect(await accountAt(browser)).toBeNull();
  await browser.ok(contract.enterSecondFactor, { code: codeOf(academy, secret) });
  expect(await accountAt(browser)).toMatchObject({ id: admin.id });
});
