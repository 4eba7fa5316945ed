export const deviceTypes = ["mobile", "tablet", "desktop"] as const;

export type DeviceType = (typeof deviceTypes)[number];

/** The kind of device by what its browser calls itself (D-05). An iPad that calls itself a Mac counts as a desktop. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/ipad|tablet|kindle|silk|playbook/i.test(userAgent)) return "tablet";
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? "mobile" : "tablet";
  return /iphone|ipod|mobile|phone|opera mini/i.test(userAgent) ? "mobile" : "desktop";
}

/** What programs call themselves: they say so, or are a library's default name. Nothing at all is a program too. */
const programs =
  /(?<!cu)bot(?:\b|[/;])|crawl|spider|slurp|preview|prerender|monitor|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp|telegram|discord|embedly|curl|wget|python|^node$|node-fetch|undici|axios|okhttp|java\/|go-http|libwww|httpclient|ruby|perl|php|postman|gptbot|claude|ccbot|bytespider|archive\.org/i;

/** Whether a visit came from a program and not from a person (rule A2 of the field: bots are never counted). */
export function isProgram(userAgent: string): boolean {
  return userAgent.trim() === "" || programs.test(userAgent);
}

/** Why a visit does not count. */
export const declineReasons = ["program", "repeat", "source"] as const;

export type ClickDecline = (typeof declineReasons)[number];

/** The path of the page that was visited, without what stands after ? and #, which may tell of a person. */
export function landingPath(url: string | null): string | null {
  if (!url || !URL.canParse(url, "http://faro.invalid")) return null;
  return new URL(url, "http://faro.invalid").pathname.slice(0, 200);
}

/** The site that a link stood on: scheme and host alone. */
export function referrerOrigin(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  return /^https?:$/.test(protocol) ? origin : null;
}

/**
 * Whether two addresses lead to one mailbox: case, what stands after a plus sign, and dots in Gmail addresses
 * do not tell them apart (the usual check against affiliates who bring themselves).
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

/** The mailbox that an address leads to, written in one way. */
export function mailbox(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const plain = name.split("+")[0] ?? "";
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
