import { afterAll, beforeAll, expect, test } from "vitest";
import { affiliates } from "#db/tables/affiliates.ts";
import { affiliateAccountsContract } from "#features/accounts/contract/affiliates.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { checksOf } from "#features/errors/ui/check-address.ts";
import { policiesVersion } from "#features/affiliates/rules/standing.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { findSubject } from "#shared/subjects.ts";
import type { Browser } from "../../contract-client.ts";
import { builtPath } from "../../page-server.ts";
import { renderPages } from "../../prerender/render-pages.tsx";
import { makeActor } from "../make-actor.ts";
import { startTestAcademy, type TestAcademy } from "../test-academy.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";

const visitors = ["signed out", "student", "parent", "affiliate", "administrator"] as const;
type Visitor = (typeof visitors)[number];

/** Where each visitor ends up, by what the table of routes calls the access. */
const dashboard = "/affiliate/dashboard";
const toLogin = (address: string) => `/login?next=${encodeURIComponent(address)}`;
const outcomes: Readonly<Record<string, (address: string, visitor: Visitor) => string>> = {
  public: () => "served",
  "public, not affiliate": (_, visitor) => (visitor === "affiliate" ? dashboard : "served"),
  "signed in, not affiliate": (address, visitor) => {
    if (visitor === "signed out") return toLogin(address);
    return visitor === "affiliate" ? dashboard : "served";
  },
};

function file(text: string): StaticFile {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return { etag: '"1"', plain: { body: Buffer.from(text), headers }, brotli: null, gzip: null };
}

let academy: TestAcademy;
const browsers = new Map<Visitor, Browser>();

beforeAll(async () => {
  const assets = { styleText: "", scriptUrl: "/assets/s.js", fontUrls: [], iconUrl: "data:," };
  const built = renderPages(assets, "http://localhost:3000");
  academy = await startTestAcademy({
    files: new Map([
      ["/app.html", file("<title>the application</title>")],
      ...built.map(({ path, html }) => [builtPath(path), file(html)] as const),
    ]),
  });
  browsers.set("signed out", academy.browser());
  for (const visitor of ["student", "parent", "administrator"] as const) {
    browsers.set(visitor, (await makeActor(academy, visitor)).browser);
  }
  browsers.set("affiliate", await makeAcceptedAffiliate());
});
afterAll(() => academy.close());

async function makeAcceptedAffiliate(): Promise<Browser> {
  const { browser, id } = await makeActor(academy, "affiliate");
  await academy.database.db.insert(affiliates).values({
    id: `aff_${id}`,
    userId: id,
    referralCode: "FAROANRUABCDEF",
    firstName: "Ana",
    lastName: "Ruiz",
    email: `${id}@example.com`,
    status: "active",
    termsAccepted: true,
    privacyAccepted: true,
    acceptedVersion: policiesVersion,
  });
  return browser;
}

async function open(path: string, visitor: Visitor = "signed out") {
  const browser = browsers.get(visitor) ?? academy.browser();
  const response = await browser.fetch(path, { headers: { accept: "text/html" } });
  const html = await response.text();
  const outcome =
    response.status === 200 ? "served" : (response.headers.get("location") ?? "refused");
  return { status: response.status, outcome, html };
}

/** What a row may say of a page, beside other things. */
type RouteOfRow = {
  address?: string;
  addresses?: readonly string[];
  access?: string;
  [other: string]: unknown;
};

/** Holds that the addresses of a row are there, and that each visitor ends up where its access says. */
async function expectServed(row: keyof typeof routes): Promise<void> {
  const { address, addresses, access }: RouteOfRow = routes[row];
  const wanted = outcomes[access ?? ""];
  if (!wanted) throw new Error(`the access of ${row} is unknown`);
  for (const path of addresses ?? [address ?? ""]) {
    for (const visitor of visitors) {
      const { outcome } = await open(path, visitor);
      expect({ path, visitor, outcome }).toEqual({ path, visitor, outcome: wanted(path, visitor) });
    }
  }
}

test("R-01 the home page stands at its address, for everybody", () => expectServed("R-01"));

test("R-03 the diagnostics page asks the backend's root, a public picture and the manifest", async () => {
  const { address, manifest } = routes["R-03"];
  expect((await open(address)).html).toContain("the application");
  const checks = checksOf("https://academy.supabase.co/");
  expect(checks.map(({ url }) => url)).toEqual([
    "https://academy.supabase.co/",
    expect.stringMatching(/^\/favicon\./),
    manifest,
  ]);
});

test("R-04 the Spanish home stands at its address, in Spanish", async () => {
  const { address, language } = routes["R-04"];
  await expectServed("R-04");
  expect((await open(address)).html).toContain(`<html lang="${language}">`);
});

test("R-05 the old address of the subjects leads home", async () => {
  const { from, to } = routes["R-05"];
  expect((await open(from)).outcome).toBe(to);
});

test("R-06 the landing page is served to everybody, with a lesson in it and a way to begin", async () => {
  await expectServed("R-06");
  const { html } = await open(routes["R-06"].address);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("data-begin=");
  expect(html).toContain('href="/student-register');
});

test("R-07 the login is served to everybody", () => expectServed("R-07"));
test("R-08 the registration of parents is served to everybody", () => expectServed("R-08"));
test("R-09 the reset of a password is served to everybody", () => expectServed("R-09"));
test("R-10 the login of parents is served to everybody", () => expectServed("R-10"));
test("R-11 the verification of an address is served to everybody", () => expectServed("R-11"));
test("R-12 the dashboard of parents asks for a sign-in", () => expectServed("R-12"));
test("R-13 the progress asks for a sign-in", () => expectServed("R-13"));
test("R-14 About is served to everybody, in both languages", () => expectServed("R-14"));
test("R-15 Contact is served to everybody, in both languages", () => expectServed("R-15"));

test("R-16 Pricing is served to everybody, in both languages and at its old address", async () => {
  await expectServed("R-16");
  for (const [old, address] of Object.entries(routes["R-16"].shownAt)) {
    expect((await open(old)).html).toBe((await open(address)).html);
  }
});

test("R-17 Why Us is served to everybody, in both languages", () => expectServed("R-17"));
test("R-18 the textbooks are served to everybody", () => expectServed("R-18"));
test("R-19 the help center is served to everybody, in both languages", () => expectServed("R-19"));
test("R-20 privacy and terms are served to everybody, in both languages", () =>
  expectServed("R-20"));
test("R-21 the page about affiliates is served to everybody", () => expectServed("R-21"));

test("R-22 the affiliates' texts are served to everybody, their login to who is no affiliate", async () => {
  await expectServed("R-22");
  const { login } = routes["R-22"];
  expect((await open(login)).outcome).toBe("served");
  expect((await open(login, "student")).outcome).toBe("served");
});

test("R-23 R-24 R-25 the affiliates' steps stand at their addresses, and the old ones lead there", async () => {
  const steps = [routes["R-24"].address, routes["R-23"].address, routes["R-25"].address];
  for (const address of steps) {
    const { outcome } = await open(address);
    expect(outcome).toBe(`/affiliate/login?next=${encodeURIComponent(address)}`);
  }
  expect((await open(routes["R-25"].address, "affiliate")).outcome).toBe("served");
  expect((await open(routes["R-24"].address, "student")).outcome).toBe("served");
  expect((await open(routes["R-25"].address, "student")).outcome).toBe(routes["R-24"].address);
  for (const { alias, address } of [routes["R-24"], routes["R-25"]]) {
    expect((await open(alias)).outcome).toBe(address);
  }
});

test("R-24 the affiliates' registration is served to everybody signed in, and the calls take what it sends", async () => {
  const { address, access } = routes["R-24"];
  expect(access).toBe("signed in");
  for (const role of ["student", "parent"] as const) {
    expect((await open(address, role)).outcome).toBe("served");
    const { browser } = await makeActor(academy, role);
    const form = { fullName: "Ana Ruiz", email: `registers.${role}@example.org` };
    const given = {
      ...form,
      password: "a calm lamp at dusk",
      isAdult: true,
      locale: "en",
    } as const;
    const { account } = await browser.ok(affiliateAccountsContract.signUpAffiliate, given);
    expect(account.role).toBe("affiliate");
    const application = { firstName: "Ana", lastName: "Ruiz", promotionPlan: "A blog" };
    const { step } = await browser.ok(affiliatesContract.register, application);
    expect(step).toBe("/affiliate/policies");
  }
});

test("T-06 the affiliates' dashboard asks for a sign-in, and for a record", async () => {
  const { signedOut, noRecord } = rules["T-06"];
  const { address } = routes["R-25"];
  expect((await open(address)).outcome).toBe(`${signedOut}?next=${encodeURIComponent(address)}`);
  expect((await open(address, "parent")).outcome).toBe(noRecord);
});

test("T-07 pages of users send affiliates to their dashboard and visitors to the login", async () => {
  const { affiliates: toDashboard, signedOut } = rules["T-07"];
  for (const row of ["R-12", "R-13", "R-27", "R-28", "R-29"] as const) {
    const { address } = routes[row];
    expect((await open(address, "affiliate")).outcome).toBe(toDashboard);
    expect((await open(address)).outcome.split("?")[0]).toBe(signedOut);
  }
});

test("T-08 what is closed to affiliates leads them to their dashboard, administrators reach it all", async () => {
  const { closedToAffiliates, ledTo } = rules["T-08"];
  for (const path of closedToAffiliates) {
    expect({ path, to: (await open(path, "affiliate")).outcome }).toEqual({ path, to: ledTo });
  }
  for (const path of closedToAffiliates.filter((known) => known !== "/no-such-page")) {
    expect({ path, to: (await open(path, "administrator")).outcome }).toEqual({
      path,
      to: "served",
    });
  }
});

test("R-26 the students' registration is served to everybody but affiliates, with its subject", async () => {
  await expectServed("R-26");
  const { address, query } = routes["R-26"];
  expect((await open(`${address}?${query}=Science`)).outcome).toBe("served");
  expect(findSubject("Science")).toBe("Science");
});

test("R-27 onboarding asks for a sign-in", () => expectServed("R-27"));

test("R-28 the chat asks for a sign-in, which leads back to the subject and the session", async () => {
  await expectServed("R-28");
  const { address, queries } = routes["R-28"];
  const wanted = `${address}?${queries[0]}=Science&${queries[1]}=chat_1`;
  expect((await open(wanted)).outcome).toBe(toLogin(wanted));
  expect((await open(wanted, "student")).outcome).toBe("served");
});

test("R-29 the profile asks for a sign-in", () => expectServed("R-29"));

test("R-32 anything else is a 404 with a link home", async () => {
  const { status, linkTo } = routes["R-32"];
  const answer = await open("/no-such-page");
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(`<a href="${linkTo}"`);
});
