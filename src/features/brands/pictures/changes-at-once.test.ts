import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import { makeAffiliate } from "#features/affiliates/affiliate.fixture.ts";
import { hour } from "#shared/constants.ts";
import { publish } from "../brand.fixture.ts";
import { brandsContract as contract } from "../contract.ts";
import { plainPicture, uploaded } from "./pictures.fixture.ts";
import { removeAbandoned } from "./remove-abandoned.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let named = 0;
const form = () => ({ subdomain: `changed-${named++}`, brandName: "Acme" });

describe("two changes at once", () => {
  /** Does something while another change of the affiliate's brand is under way; says whether it waited for that one. */
  async function during(affiliateId: string, work: () => Promise<unknown>): Promise<boolean> {
    const other = await academy.database.pool.connect();
    try {
      await other.query("begin");
      await other.query("select 1 from affiliates where id = $1 for no key update", [affiliateId]);
      let isDone = false;
      const done = work().then(() => {
        isDone = true;
        return undefined;
      });
      await setTimeout(400);
      const hasWaited = !isDone;
      await other.query("commit");
      await done;
      return hasWaited;
    } finally {
      other.release();
    }
  }

  test("to one brand come one after the other: save, upload, publish, undo", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    const brand = form();
    await publish(browser, { ...brand, heroTitle: "First" });
    const file = await plainPicture(51, 20, "png");
    const steps = {
      save: () => browser.ok(contract.saveOwnBrand, { ...brand, heroTitle: "Second" }),
      upload: () => uploaded(browser, "logo", file),
      publish: () => browser.ok(contract.publishOwnBrand, {}),
      undo: () => browser.ok(contract.undoPublish, {}),
    };
    for (const [name, step] of Object.entries(steps)) {
      expect(await during(affiliate.id, step), name).toBe(true);
    }
  });

  test("an upload takes no picture away that is being saved", async () => {
    const { browser, affiliate } = await makeAffiliate(academy);
    const url = await uploaded(browser, "logo", await plainPicture(52, 20, "png"));
    const other = await academy.database.pool.connect();
    await other.query("begin");
    await other.query("select 1 from affiliates where id = $1 for no key update", [affiliate.id]);
    const words = JSON.stringify({ ...form(), logoUrl: url });
    await other.query(
      "insert into brand_drafts (affiliate_id, words, saved_at) values ($1, $2, now())",
      [affiliate.id, words],
    );
    const second = uploaded(browser, "logo", await plainPicture(53, 20, "png"));
    await setTimeout(400);
    await other.query("commit");
    other.release();
    await second;
    expect((await browser.fetch(url)).status).toBe(200);
  });

  test("a visit by the affiliate's link does not wait", async () => {
    const { affiliate } = await makeAffiliate(academy);
    const click = () =>
      academy.database.pool.query(
        "insert into affiliate_clicks (id, affiliate_id, device_type) values ($1, $2, 'desktop')",
        [`clk_${affiliate.id}`, affiliate.id],
      );
    expect(await during(affiliate.id, click)).toBe(false);
  });
});

describe("uploads that are put nowhere", () => {
  test("are removed after a day; what a version shows stays, and what is chosen again begins anew", async () => {
    const { browser } = await makeAffiliate(academy);
    const { services } = academy;
    const shown = await uploaded(browser, "logo", await plainPicture(61, 20, "png"));
    await publish(browser, { ...form(), logoUrl: shown });
    const again = await plainPicture(62, 20, "png");
    const [left, chosen] = [
      await uploaded(browser, "favicon", await plainPicture(63, 63, "png")),
      await uploaded(browser, "logo", again),
    ];
    const statuses = () =>
      Promise.all([shown, left, chosen].map(async (url) => (await browser.fetch(url)).status));
    const later = (hours: number) => ({
      ...services,
      now: () => new Date(services.now().getTime() + hours * hour),
    });
    await removeAbandoned(later(23));
    expect(await statuses()).toEqual([200, 200, 200]);
    await academy.database.db
      .update(brandPictures)
      .set({ createdAt: new Date(Date.now() - 20 * hour) });
    await uploaded(browser, "logo", again);
    await removeAbandoned(later(5));
    expect(await statuses()).toEqual([200, 404, 200]);
  });
});
