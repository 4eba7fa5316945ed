import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { makeBrand, publish } from "./brand.fixture.ts";
import { brandsContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("W-05 a name is free, reserved, taken or like another one's, each by its own word", async () => {
  await makeBrand(academy, { subdomain: "calm-tutors" });
  const { browser } = await makeAffiliate(academy);
  for (const [typed, problem] of [
    [" Free-Name ", null],
    ["", "subdomainMissing"],
    ["a_b", "subdomainInvalid"],
    ["www", "subdomainReserved"],
    ["adm1n", "subdomainLooksAlike"],
    ["calm-tutors", "subdomainTaken"],
    ["ca1m-tutors", "subdomainLooksAlike"],
  ] as const) {
    const found = await browser.ok(contract.checkSubdomain, { subdomain: typed });
    expect(found, typed).toEqual({ subdomain: typed.trim().toLowerCase(), problem });
    // Saving says the same.
    const saved = await browser.call(contract.saveOwnBrand, {
      subdomain: typed,
      brandName: "Acme",
    });
    if (problem === null) expect(saved.ok, typed).toBe(true);
    else expect(saved, typed).toMatchObject({ fields: { subdomain: problem } });
  }
});

test("the name that somebody has stays theirs, whoever came to look like them", async () => {
  const { browser } = await makeAffiliate(academy);
  await publish(browser, { subdomain: "blue-door", brandName: "Acme" });
  const found = await browser.ok(contract.checkSubdomain, { subdomain: "blue-door" });
  expect(found.problem).toBeNull();
});

test("is asked so often and no more", async () => {
  const { browser } = await makeAffiliate(academy);
  const [limit] = contract.checkSubdomain.limits;
  const asked = Array.from({ length: (limit?.points ?? 0) + 1 }, (_, at) => `name-${at}`);
  const codes = new Set<string>();
  for (let at = 0; at < asked.length; at += 100) {
    const answers = await Promise.all(
      asked
        .slice(at, at + 100)
        .map((subdomain) => browser.call(contract.checkSubdomain, { subdomain })),
    );
    for (const answer of answers) if (!answer.ok) codes.add(answer.code);
  }
  expect([...codes]).toEqual(["rate_limited"]);
});
