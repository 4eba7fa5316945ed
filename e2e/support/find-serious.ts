import { setTimeout as pause } from "node:timers/promises";
import axe, { type Result, type RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

/** A frame that lets nothing in by then is passed over. */
const frameMs = 1_000;

/**
 * What axe finds on a page that is serious for people who use assistive technology, in words. Its half a million
 * characters are brought to a document once: to bring them anew with each look is half of all the work.
 */
export async function findSerious(
  page: Page,
  runOnly: RunOptions["runOnly"],
  passedOver?: string,
): Promise<string[]> {
  const main = page.mainFrame();
  await bringAxe(main);
  const frames = page.frames().filter((frame) => frame !== main);
  await Promise.all(
    frames.map((frame) => Promise.race([bringAxe(frame).catch(ignore), pause(frameMs)])),
  );
  await Promise.race([main.evaluate(atRest), pause(frameMs)]);
  // What passes need not be described: that is a quarter of the work.
  const how = { runOnly, resultTypes: ["violations"] };
  const what = passedOver === undefined ? "document" : JSON.stringify({ exclude: [passedOver] });
  const found: Result[] = await page.evaluate(
    `axe.run(${what}, ${JSON.stringify(how)}).then(({ violations }) => violations)`,
  );
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary = "" }) => `${html} ${failureSummary}`).join(" | ")}`,
    );
}

async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => "axe" in window);
  if (!isThere) await frame.evaluate(axe.source);
}

/** In a page: waits until what moves by itself has arrived; a word that is half there has no colour to be read. */
async function atRest(): Promise<void> {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  const moving = document.getAnimations().filter(isEnding);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

function ignore(): void {
  return undefined;
}
