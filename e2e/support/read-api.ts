import type { Page } from "playwright-core";

/**
 * What a call answers to who is signed in at this page. The browser alone knows the names below "localhost", so on a
 * partner's host the page itself asks.
 */
export async function readApi(page: Page, path: string): Promise<unknown> {
  if (new URL(page.url()).hostname.endsWith(".localhost")) {
    return page.evaluate(async (address) => (await fetch(address)).json(), path);
  }
  return (await page.request.get(path)).json();
}
