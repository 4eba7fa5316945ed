import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { brandsContract } from "#features/brands/contract.ts";
import type { LiveChannel } from "#platform/live-channel.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { createBrandAnswers } from "./brand-answers.ts";
import { type BrandPlace, startBrandPlace } from "./testing/brand-place.ts";
import { makeActor } from "./testing/make-actor.ts";

const file = (etag: string): StaticFile => ({
  etag,
  plain: { body: Buffer.from(""), headers: {} },
  brotli: null,
  gzip: null,
});

/** A line that a test holds in its hand. */
function heldLine() {
  let tell = () => {};
  let ready = () => {};
  let lose = () => {};
  const live: LiveChannel = {
    subscribe(_topic, onNews, line) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the news carry no ids
      tell = () => onNews({} as Parameters<typeof onNews>[0]);
      ready = () => line?.onReady?.();
      lose = () => line?.onLost?.();
      return () => undefined;
    },
    tell: () => undefined,
    settle: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { live, tell: () => tell(), ready: () => ready(), lose: () => lose() };
}

describe("pages that are kept", () => {
  test("are kept only while the line stands that tells of changes", async () => {
    const line = heldLine();
    const answers = createBrandAnswers(line.live);
    await answers.make("a", async () => file("1"));
    expect(answers.find("a")).toBeNull();
    line.ready();
    await answers.make("a", async () => file("2"));
    expect(answers.find("a")?.etag).toBe("2");
    line.lose();
    expect(answers.find("a")).toBeNull();
    await answers.make("a", async () => file("3"));
    expect(answers.find("a")).toBeNull();
  });

  test("are forgotten with every change, one that comes while a page is made too", async () => {
    const line = heldLine();
    const answers = createBrandAnswers(line.live);
    await answers.make("a", async () => file("1"));
    line.ready();
    await answers.make("a", async () => file("2"));
    line.tell();
    expect(answers.find("a")).toBeNull();
    const made = await answers.make("a", async () => {
      line.tell();
      return file("old");
    });
    expect(made.etag).toBe("old");
    expect(answers.find("a")).toBeNull();
  });

  test("are never older than some seconds, and nothing of a very long name is kept", async () => {
    const line = heldLine();
    const answers = createBrandAnswers(line.live);
    await answers.make("a", async () => file("1"));
    line.ready();
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    await answers.make("a", async () => file("2"));
    await answers.make("b".repeat(601), async () => file("3"));
    expect(answers.find("b".repeat(601))).toBeNull();
    clock.mockReturnValue(5999);
    expect(answers.find("a")).not.toBeNull();
    clock.mockReturnValue(6000);
    expect(answers.find("a")).toBeNull();
    clock.mockRestore();
  });
});

describe("a brand's page", () => {
  let place: BrandPlace;
  beforeAll(async () => {
    place = await startBrandPlace();
  });
  afterAll(() => place.close());

  test("is served from memory, by host and language, and made anew when anything changes it, also by hand", async () => {
    const { visitor, brand } = await place.brandWithHost();
    const byPath = place.visitor();
    const read = () =>
      Promise.all([
        visitor.open("/"),
        visitor.open("/?lang=es"),
        byPath.open(`/brand/${brand.subdomain}`),
      ]);
    const { pool } = place.academy.database;
    const first = await read();
    expect(new Set(first.map(({ text }) => text)).size).toBe(3);
    for (const { status } of first) expect(status).toBe(200);
    const queries = vi.spyOn(pool, "query");
    // The line that tells of changes begins to stand after the first page was asked for.
    await expect
      .poll(async () => {
        queries.mockClear();
        const again = await read();
        expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
        return queries.mock.calls.length;
      })
      .toBe(0);
    queries.mockRestore();

    await pool.query("update affiliate_branding set hero_title = 'By hand' where id = $1", [
      brand.id,
    ]);
    await place.academy.services.live.settle();
    for (const { text } of await read()) expect(text).toContain("By hand");

    await pool.query(
      "update affiliates set status = 'suspended' where id = (select affiliate_id from affiliate_branding where id = $1)",
      [brand.id],
    );
    await place.academy.services.live.settle();
    for (const { status, text } of await read()) {
      expect(status).toBe(404);
      expect(text).not.toContain("By hand");
    }
  });

  test("that a visitor's cookie makes another is another", async () => {
    const { brand } = await place.brandWithHost({ googleAnalyticsId: "G-ABCDEF1234" });
    const { browser: administrator } = await makeActor(place.academy, "administrator");
    await administrator.ok(brandsContract.decideMeasuring, {
      brandId: brand.id,
      isApproved: true,
      measuring: {
        customJavascript: null,
        googleAnalyticsId: "G-ABCDEF1234",
        facebookPixelId: null,
        tiktokPixelId: null,
      },
    });
    const visitor = place.visitor();
    const path = `/brand/${brand.subdomain}`;
    for (let round = 0; round < 2; round++) {
      visitor.cookies.clear();
      const asked = await visitor.open(path);
      expect(asked.headers["content-security-policy"]).toContain("frame-src");
      visitor.cookies.set("__Host-faro_session", "x");
      const signedIn = await visitor.open(path);
      expect(signedIn.headers["content-security-policy"]).not.toContain("frame-src");
    }
  });
});
