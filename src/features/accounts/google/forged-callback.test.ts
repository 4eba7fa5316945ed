import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { accountsContract as contract } from "../contract.ts";
import {
  accountAt,
  atProvider,
  follow,
  type GooglePlace,
  personAtProvider,
  provedStudent,
  signIn,
  startAt,
  startGooglePlace,
} from "./google-place.fixture.ts";

let place: GooglePlace;
beforeAll(async () => {
  place = await startGooglePlace();
});
afterAll(() => place.close());

describe("M-06 a sign-in that does not fit together fails and signs nobody in", () => {
  async function callback() {
    const person = personAtProvider(place);
    await provedStudent(place, person.email);
    const browser = place.academy.browser();
    return { browser, url: new URL(await atProvider(place, await startAt(browser), person.sub)) };
  }

  async function expectFailed(browser: Browser, url: URL) {
    expect(await follow(browser, url.href)).toBe("/login?google=failed");
    expect(await accountAt(browser)).toBeNull();
  }

  test("another state", async () => {
    const { browser, url } = await callback();
    url.searchParams.set("state", "made-up");
    await expectFailed(browser, url);
  });

  test("another browser's answer: nobody is signed in to a stranger's account", async () => {
    const { url } = await callback();
    await expectFailed(place.academy.browser(), url);
    const { browser } = await callback();
    await expectFailed(browser, url);
  });

  test("a nonce that the provider was not sent", async () => {
    const person = personAtProvider(place);
    await provedStudent(place, person.email);
    const browser = place.academy.browser();
    const start = new URL(await startAt(browser));
    start.searchParams.set("nonce", "another-nonce");
    await expectFailed(browser, new URL(await atProvider(place, start.href, person.sub)));
  });

  test("a code of another start, whose PKCE verifier this browser does not have", async () => {
    const { url: stolen } = await callback();
    const { browser, url } = await callback();
    url.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    await expectFailed(browser, url);
  });

  test("a callback used again, by the same browser with its old cookie", async () => {
    const { browser, url } = await callback();
    const kept = browser.cookies.get("faro_google") ?? "";
    expect(await follow(browser, url.href)).toBe("/login?google=done");
    expect(browser.cookies.has("faro_google")).toBe(false);
    await browser.ok(contract.signOut, {});
    await expectFailed(browser, url);
    browser.cookies.set("faro_google", kept);
    await expectFailed(browser, url);
  });

  test("a journey of more than ten minutes, and one whose cookie was changed", async () => {
    const late = await callback();
    place.academy.wait(10 * 60_000);
    await expectFailed(late.browser, late.url);
    const changed = await callback();
    const [text, seal] = (changed.browser.cookies.get("faro_google") ?? "").split(".");
    const content = Buffer.from(text ?? "", "base64url")
      .toString()
      .replace("student", "parent");
    const forged = `${Buffer.from(content).toString("base64url")}.${seal}`;
    changed.browser.cookies.set("faro_google", forged);
    await expectFailed(changed.browser, changed.url);
  });

  test("no answer at all, and a provider's error", async () => {
    for (const query of ["", "?error=server_error", "?code=x&state=y"]) {
      const url = new URL(`/api/accounts/google/callback${query}`, place.academy.origin);
      await expectFailed(place.academy.browser(), url);
    }
  });

  test("who says no at Google is back at /login with nothing broken", async () => {
    const browser = place.academy.browser();
    expect(await signIn(place, browser, "")).toBe("/login?google=cancelled");
    expect(await accountAt(browser)).toBeNull();
  });
});
