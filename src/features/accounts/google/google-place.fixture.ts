import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract as contract } from "../contract.ts";
import { googleStartPath } from "../rules-google.ts";
import {
  type OpenIdProvider,
  type ProviderAccount,
  startOpenIdProvider,
} from "./openid-provider.fixture.ts";

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** An academy that signs people in through a provider, both on this machine. */
export type GooglePlace = {
  academy: TestAcademy;
  provider: OpenIdProvider;
  close(): Promise<void>;
};

/** Starts both; head@example.org is an administrator's address. */
export async function startGooglePlace(): Promise<GooglePlace> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startOpenIdProvider(origin);
  const academy = await startTestAcademy({
    environment: {
      ...provider.environment,
      PORT: String(port),
      PUBLIC_URL: origin,
      ADMIN_EMAIL: "head@example.org",
    },
  });
  return {
    academy,
    provider,
    async close() {
      await academy.close();
      await provider.close();
    },
  };
}

let made = 0;

/** Somebody with an account at the provider, whose address it has proved. */
export function personAtProvider(
  { provider }: GooglePlace,
  options: Partial<ProviderAccount> = {},
): Required<ProviderAccount> {
  made++;
  const person = {
    sub: `g-${made}`,
    name: "Noa Vega",
    email: `noa.${made}@example.org`,
    email_verified: true,
    ...options,
  };
  provider.add(person);
  return person;
}

/** The way through the provider's pages up to the address that it leads back to. */
export async function atProvider(
  { provider }: GooglePlace,
  start: string,
  choice: string,
): Promise<string> {
  const cookies = new Map<string, string>();
  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  const locationOf = (response: Response) =>
    new URL(response.headers.get("location") ?? "/nowhere", provider.issuer).href;
  const page = locationOf(await open(start));
  expect(await (await open(page)).text()).toContain("Choose an account");
  const body = new URLSearchParams({ account: choice });
  const resumed = locationOf(await open(page, { method: "POST", body }));
  return locationOf(await open(resumed));
}

/** Opens an address of the academy; gives where it leads. */
export async function follow(browser: Browser, url: string): Promise<string | null> {
  const { pathname, search } = new URL(url);
  return (await browser.fetch(pathname + search)).headers.get("location");
}

/** Presses the button; gives the provider's address. */
export async function startAt(browser: Browser, query = "side=student"): Promise<string> {
  const response = await browser.fetch(`${googleStartPath}?${query}`);
  expect(response.status).toBe(302);
  return response.headers.get("location") ?? "";
}

/** The whole sign-in; gives where it leads. */
export async function signIn(
  place: GooglePlace,
  browser: Browser,
  choice: string,
  query = "side=student",
): Promise<string | null> {
  return follow(browser, await atProvider(place, await startAt(browser, query), choice));
}

/** Who is signed in at a browser. */
export async function accountAt(browser: Browser) {
  return (await browser.ok(contract.readSession, {})).account;
}

/** A student whose address was proved here. */
export async function provedStudent({ academy }: GooglePlace, email: string) {
  const student = await makeStudent(academy, { email });
  await academy.database.db
    .update(profiles)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(profiles.id, student.account.id));
  return student;
}
