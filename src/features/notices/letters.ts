import type { Queryable } from "#db/client.ts";
import type { Locale } from "#shared/locale.ts";
import { type Subscription, unsubscribeToken } from "./unsubscribe.ts";

/** What every letter of a kind carries, so that its reader can end it with one press. */
export type Unsubscribing = {
  /** The line at the letter's foot. */
  link: { label: string; url: string };
  /** For mail programs (RFC 2369, RFC 8058). */
  headers: Readonly<Record<string, string>>;
};

const labels: Readonly<Record<Locale, string>> = {
  en: "Stop emails like this one",
  es: "Dejar de recibir correos como este",
};

/** The ways out of some kinds of letters to a parent. */
export async function unsubscribing(
  queryable: Queryable,
  publicUrl: URL,
  reader: Subscription & { locale: Locale },
): Promise<Unsubscribing> {
  const token = await unsubscribeToken(queryable, reader);
  const page = new URL("/unsubscribe", publicUrl);
  page.searchParams.set("token", token);
  const oneClick = new URL(`/api/notices/unsubscribe/${encodeURIComponent(token)}`, publicUrl);
  return {
    link: { label: labels[reader.locale], url: page.href },
    headers: {
      "List-Unsubscribe": `<${oneClick.href}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
