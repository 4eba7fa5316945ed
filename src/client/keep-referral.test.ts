import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { records } from "#app/testing/specification/records.ts";
import { constants } from "#app/testing/specification/constants.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { hour } from "#shared/constants.ts";
import { isRecord } from "#shared/records.ts";
import { keepReferral } from "./keep-referral.ts";

const kept = new Map<string, string>();
const sent: { path: string; body: Record<string, unknown> }[] = [];
/** What the server answers to some calls other than that all is well. */
const answers = new Map<string, number>();
/** What was said to the visitor. */
const said: string[] = [];
vi.mock("./say-refusal.ts", () => ({ sayRefusal: (code: string) => said.push(code) }));
/** The address as it is after the visit. */
let address = "";

/** A browser at an address; the server knows the code FAROMATO23456A. */
function visit(href: string, options: { referrer?: string } = {}): void {
  vi.stubGlobal("location", new URL(href));
  vi.stubGlobal("document", { referrer: options.referrer ?? "" });
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0", doNotTrack: null });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => {
      address = url.href;
    },
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, init: { body?: string } = {}) => {
    const body: unknown = JSON.parse(init.body ?? "{}");
    sent.push({ path, body: isRecord(body) ? body : {} });
    const isKnown = !path.includes("/codes/") || path.endsWith("/FAROMATO23456A");
    return Promise.resolve(
      Response.json(
        { id: "aff_1", referralCode: "FAROMATO23456A" },
        { status: isKnown ? (answers.get(path) ?? 200) : 404 },
      ),
    );
  });
}

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  said.length = 0;
  answers.clear();
  address = "";
});
afterEach(() => vi.unstubAllGlobals());

function keptReferral(): Record<string, unknown> {
  const value: unknown = JSON.parse(kept.get(storageKeys.referral) ?? "null");
  return isRecord(value) ? value : {};
}

const { parameter } = rules["T-09"];
const link = `https://faro.academy/pricing?${parameter}=FAROMATO23456A&utm_source=blog&x=1`;

test("T-09 C-08 a valid code is stored, the visit is reported, and the parameter leaves the address", async () => {
  visit(link, { referrer: "https://blog.example/post" });
  await keepReferral();
  expect(keptReferral()).toMatchObject({ referralCode: "FAROMATO23456A", landingPage: "/pricing" });
  expect(address).toBe("https://faro.academy/pricing?utm_source=blog&x=1");
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/affiliates/codes/FAROMATO23456A",
    "/api/affiliates/clicks",
  ]);
  expect(Object.keys(sent[1]?.body ?? {})).toEqual(expect.arrayContaining([...rules["C-08"].body]));
});

test("T-09 M-07 of an invalid code nothing is stored or reported, and it leaves the address too", async () => {
  visit(`https://faro.academy/?${parameter}=NOBODY`);
  await keepReferral();
  expect(kept.size).toBe(0);
  expect(sent).toHaveLength(1);
  expect(address).toBe("https://faro.academy/");
  expect(said).toEqual(["referral_code_invalid"]);
});

test("T-09 the parameter counts however it is written, and leaves the address", async () => {
  visit("https://faro.academy/?REF=FAROMATO23456A&UTM_Source=blog");
  await keepReferral();
  expect(keptReferral()).toMatchObject({ referralCode: "FAROMATO23456A", utm: { source: "blog" } });
  expect(address).toBe("https://faro.academy/?UTM_Source=blog");
  expect(said).toEqual([]);
});

test("M-07 a visit that the server could not count is said so, one too many is not", async () => {
  for (const [status, expected] of [
    [500, ["click_not_tracked"]],
    [429, []],
  ] as const) {
    said.length = 0;
    visit(link);
    answers.set("/api/affiliates/clicks", status);
    await keepReferral();
    expect(said).toEqual(expected);
  }
});

test("M-07 where the code could not be asked about, that is said and the parameter stays", async () => {
  visit(link);
  answers.set("/api/affiliates/codes/FAROMATO23456A", 503);
  await keepReferral();
  expect(said).toEqual(["referral_failed"]);
  expect(address).toBe("");
});

test("D-07 K-07 the record has every field, its ids begin as they must, and no two are alike", async () => {
  visit(link);
  await keepReferral();
  const record = keptReferral();
  expect(Object.keys(record).toSorted()).toEqual([...records["D-07"].referral].toSorted());
  expect(Object.keys(Object(record.utm)).toSorted()).toEqual([...records["D-07"].utm].toSorted());
  const { visitorPrefix, sessionPrefix } = constants["K-07"];
  expect(String(record.visitorId)).toMatch(new RegExp(`^${visitorPrefix}\\w{16,}$`));
  expect(String(record.sessionId)).toMatch(new RegExp(`^${sessionPrefix}\\w{16,}$`));
  kept.clear();
  await keepReferral();
  expect(keptReferral().visitorId).not.toBe(record.visitorId);
});

test("T-10 within its hours a stored referral is not overwritten, and after them it is", async () => {
  const { keptHours } = rules["T-10"];
  const held = { referralCode: "FAROHELD", landingPage: "/" };
  visit(link);
  for (const [age, stays] of [
    [keptHours * hour - 1000, true],
    [keptHours * hour, false],
  ] as const) {
    const timestamp = Date.now() - age;
    kept.set(storageKeys.referral, JSON.stringify({ ...held, timestamp }));
    await keepReferral();
    expect(keptReferral().referralCode === "FAROHELD").toBe(stays);
  }
});

test("W-06 a partner's page is a visit by its own code, unless the visitor brought another", async () => {
  visit("https://nocturne.faro.academy/");
  await keepReferral("FAROMATO23456A");
  expect(keptReferral()).toMatchObject({ referralCode: "FAROMATO23456A" });
  expect(sent.at(-1)).toMatchObject({ path: "/api/affiliates/clicks" });
});
