import { request as httpRequest } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { approveIdentity, makeBrand, publish } from "../brand.fixture.ts";
import { brandsContract as contract } from "../contract.ts";
import type { PictureKind } from "../rules/pictures.ts";
import {
  drawing,
  pixelBomb,
  plainPicture,
  upload,
  uploaded,
  uploadPlace,
} from "./pictures.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let named = 0;
const form = () => ({ subdomain: `pictured-${named++}`, brandName: "Acme" });

describe("D-04 a picture of a brand", () => {
  test("is served from our own host, as what it is, for good, and never as a page", async () => {
    const { browser, brand } = await makeBrand(academy);
    const url = await uploaded(browser, "logo", await plainPicture(300, 90, "png"));
    const { subdomain } = brand;
    await approveIdentity(
      academy,
      await publish(browser, { subdomain, brandName: "Acme", logoUrl: url }),
    );
    expect(url).toMatch(/^\/brand-pictures\/[0-9a-f]{32}-640-300x90\.webp$/);
    const visitor = academy.browser();
    const served = await visitor.fetch(url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'; sandbox"),
    });
    expect((await served.arrayBuffer()).byteLength).toBe(
      Number(served.headers.get("content-length")),
    );
    const etag = served.headers.get("etag") ?? "";
    expect((await visitor.fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
    const wrong = [
      url.replace(".webp", ".png"),
      url.replace("-640", "-32"),
      url.replace(/\/\w{8}/, "/00000000"),
    ];
    for (const other of wrong) expect((await visitor.fetch(other)).status, other).toBe(404);
  });

  test("is everybody's only while a page that is on shows it; else its owner's and administrators' alone, and kept by nobody", async () => {
    const { browser, brand, affiliate } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    const url = await uploaded(browser, "logo", await plainPicture(77, 40, "png"));
    const { browser: administrator } = await makeActor(academy, "administrator");
    const { browser: other } = await makeAffiliate(academy);
    const { browser: parent } = await makeActor(academy, "parent");
    const look = async (one: Browser) => {
      const { status, headers } = await one.fetch(url);
      return status === 200 ? headers.get("cache-control") : status;
    };
    const expectSeen = async (by: "all" | "own", when: string) => {
      const seen = await Promise.all([browser, administrator].map(look));
      const kept = by === "all" ? "private, max-age=31536000, immutable" : "no-store";
      expect(seen, when).toEqual([kept, kept]);
      const strangers = await Promise.all([academy.browser(), other, parent].map(look));
      expect(strangers, when).toEqual(Array.from({ length: 3 }, () => (by === "all" ? kept : 404)));
    };
    const typed = { subdomain, brandName: "Acme" };
    await expectSeen("own", "uploaded");
    await browser.ok(contract.saveOwnBrand, { ...typed, logoUrl: url });
    await expectSeen("own", "a draft");
    const published = await browser.ok(contract.publishOwnBrand, {});
    await expectSeen("own", "published, and looked at by nobody");
    if (published.brand) await approveIdentity(academy, published.brand);
    await expectSeen("all", "approved");
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: false });
    await expectSeen("own", "switched off");
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: true });
    await expectSeen("all", "switched on");
    const suspend = (status: "suspended" | "active") =>
      academy.database.db.update(affiliates).set({ status }).where(eq(affiliates.id, affiliate.id));
    await suspend("suspended");
    await expectSeen("own", "of a suspended affiliate");
    await suspend("active");
    const without = await publish(browser, typed);
    await expectSeen("all", "until its removal is approved");
    await approveIdentity(academy, without);
    await expectSeen("own", "of the version before");
  });

  test("an icon stands in two sizes", async () => {
    const { browser } = await makeAffiliate(academy);
    const url = await uploaded(browser, "favicon", drawing(""));
    for (const address of [url, url.replace("-32.png", "-180.png")]) {
      expect((await browser.fetch(address)).headers.get("content-type")).toBe("image/png");
    }
  });

  test("is saved with the brand, kept while a version shows it, and removed once none does", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    const status = async (url: string) => (await browser.fetch(url)).status;
    const brand = form();
    const first = await uploaded(browser, "logo", await plainPicture(40, 40, "png"));
    await publish(browser, { ...brand, logoUrl: first });
    const second = await uploaded(browser, "logo", await plainPicture(41, 40, "png"));
    const saved = await browser.ok(contract.saveOwnBrand, { ...brand, logoUrl: second });
    expect([saved.brand?.logoUrl, saved.draft?.logoUrl]).toEqual([first, second]);
    // Public, and draft.
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await browser.ok(contract.publishOwnBrand, {});
    // The version before, and public.
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await publish(browser, brand);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await publish(browser, { ...brand, ctaText: "Go" });
    const left = await academy.database.db
      .select({ hash: brandPictures.hash })
      .from(brandPictures)
      .where(eq(brandPictures.affiliateId, affiliate.id));
    expect(left).toEqual([]);
  });

  test("of those that were chosen and put nowhere only the last is kept", async () => {
    const { browser } = await makeAffiliate(academy);
    const urls: string[] = [];
    for (const width of [20, 21, 22]) {
      urls.push(await uploaded(browser, "logo", await plainPicture(width, 20, "png")));
    }
    const statuses = await Promise.all(urls.map(async (url) => (await browser.fetch(url)).status));
    expect(statuses).toEqual([404, 404, 200]);
  });

  test("cannot be another partner's, of another kind, or one that never was", async () => {
    const [mine, others] = await Promise.all([makeAffiliate(academy), makeAffiliate(academy)]);
    const logo = await uploaded(others.browser, "logo", await plainPicture(33, 20, "png"));
    const icon = await uploaded(mine.browser, "favicon", await plainPicture(33, 33, "png"));
    for (const logoUrl of [logo, icon, `/brand-pictures/${"0".repeat(32)}-640.webp`]) {
      const answer = await mine.browser.call(contract.saveOwnBrand, { ...form(), logoUrl });
      expect(answer).toMatchObject({ status: 400, fields: { logoUrl: "pictureGone" } });
    }
    for (const logoUrl of ["/brand-pictures/x", "/api/accounts", "/brand-pictures/../x-32.png"]) {
      const answer = await mine.browser.call(contract.saveOwnBrand, { ...form(), logoUrl });
      expect(answer).toMatchObject({ fields: { logoUrl: "addressInvalid" } });
    }
  });

  test("an address that was typed goes on working", async () => {
    const { browser } = await makeAffiliate(academy);
    const logoUrl = "https://acme.example/logo.png";
    expect((await publish(browser, { ...form(), logoUrl })).logoUrl).toBe(logoUrl);
  });
});

describe("what is refused", () => {
  test.each([
    ["no picture", () => Buffer.from("Nothing to see"), "pictureUnknown"],
    ["nothing", () => Buffer.alloc(0), "pictureMissing"],
    ["a bomb", () => pixelBomb(60_000, 60_000), "pictureTooManyPixels"],
    ["a drawing with a script", () => drawing("<script>alert(1)</script>"), "pictureUnsafe"],
  ])("%s, with what is wrong at its field", async (_, make, problem) => {
    const { browser } = await makeAffiliate(academy);
    expect(await upload(browser, "logo", make())).toMatchObject({
      status: 400,
      error: { code: "invalid_input", fields: { file: problem } },
    });
  });

  test("a kind that there is not, and what no file is sent as", async () => {
    const { browser } = await makeAffiliate(academy);
    const file = await plainPicture(9, 9, "png");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a contract forbids is sent all the same
    expect(await upload(browser, "poster" as PictureKind, file)).toMatchObject({ status: 400 });
    for (const type of ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]) {
      expect(await upload(browser, "logo", file, type)).toMatchObject({ status: 415 });
    }
  });

  /** Sends bytes until the server has answered; gives the answer and how many it took to come. */
  function pour(cookie: string, headers: Record<string, string | number>, sizeMax: number) {
    return new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
      let sent = 0;
      let isAnswered = false;
      const call = httpRequest(`${academy.origin}${uploadPlace}?kind=logo`, {
        method: "POST",
        headers: { cookie, "content-type": "image/png", "x-locale": "es", ...headers },
      });
      call.on("response", (response) => {
        isAnswered = true;
        let body = "";
        response.on("data", (part: Buffer) => (body += part.toString()));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, body, sent });
          call.destroy();
        });
      });
      call.on("error", (error) => {
        if (!isAnswered) reject(error);
      });
      const piece = Buffer.alloc(64 * 1024);
      const go = () => {
        if (isAnswered || sent >= sizeMax) return;
        sent += piece.length;
        if (call.write(piece)) setImmediate(go);
        else call.once("drain", go);
      };
      go();
    });
  }

  test("20 MB, by its own word at once and else when it has become too much", async () => {
    const { browser } = await makeAffiliate(academy);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const size = 20 * 1024 * 1024;
    const said = await pour(cookie, { "content-length": size }, size);
    const unsaid = await pour(cookie, { "transfer-encoding": "chunked" }, size);
    for (const { status, body, sent } of [said, unsaid]) {
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({
        error: { code: "body_too_large", fields: { file: "pictureTooLarge" } },
      });
      expect(sent).toBeLessThan(size);
    }
  });

  test("other calls take no more than before", async () => {
    const { browser } = await makeAffiliate(academy);
    const answer = await browser.call(contract.saveOwnBrand, {
      ...form(),
      partnerBlurb: "x".repeat(70_000),
    });
    expect(answer).toMatchObject({ status: 413, code: "body_too_large" });
  });
});

describe("P-01 who may upload", () => {
  test("nobody but an affiliate who is active", async () => {
    const file = await plainPicture(9, 9, "png");
    expect(await upload(academy.browser(), "logo", file)).toMatchObject({ status: 401 });
    for (const role of ["student", "parent"] as const) {
      const { browser } = await makeActor(academy, role);
      expect(await upload(browser, "logo", file), role).toMatchObject({ status: 403 });
    }
    for (const status of ["pending", "suspended", "rejected"] as const) {
      const { browser } = await makeAffiliate(academy, { status });
      expect(await upload(browser, "logo", file), status).toMatchObject({
        error: { code: "brand_affiliate_inactive" },
      });
    }
  });
});
