import { expect } from "vitest";
import type { Relay } from "#platform/testing/relay-stand-in.ts";

/** The text of a letter that a relay took, its quoted-printable parts decoded. */
function textOf(raw: string): string {
  const joined = raw.replaceAll(/=\r?\n/g, "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Waits for a letter to an address that has a link to a page, and gives the link's path with its query. */
export async function linkIn(relay: Relay, recipient: string, page: string): Promise<string> {
  const link = new RegExp(`https?://[^/\\s"]+(${page}\\?[^\\s"<]+)`);
  const find = () =>
    relay.taken
      .filter(({ to }) => to.includes(recipient))
      .map(({ raw }) => link.exec(textOf(raw))?.[1])
      .findLast((path) => path !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}
