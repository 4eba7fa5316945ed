/** What a partner counts visits of their page with: a script of their own, and ids of accounts at three companies. */
export const measuringFields = [
  "customJavascript",
  "googleAnalyticsId",
  "facebookPixelId",
  "tiktokPixelId",
] as const;

type MeasuringField = (typeof measuringFields)[number];

/** Script and ids by the name of the field; null where the partner has none. */
export type Measuring = Readonly<Record<MeasuringField, string | null>>;

/** The longest script, in UTF-16 units. */
export const scriptLengthMax = 20_000;

/** What the ids of each company look like. */
export const measuringIds = {
  googleAnalyticsId: /^G-[A-Z0-9]{4,16}$/,
  facebookPixelId: /^\d{8,20}$/,
  tiktokPixelId: /^C[A-Z0-9]{12,24}$/,
} as const;

export type MeasuringIdField = keyof typeof measuringIds;

/** Who can receive that a page was visited, in the order in which they are named. */
export const recipients = ["google", "meta", "tiktok"] as const;

export type Recipient = (typeof recipients)[number];

/** The field that holds each one's id. */
export const idFields = {
  google: "googleAnalyticsId",
  meta: "facebookPixelId",
  tiktok: "tiktokPixelId",
} as const satisfies Record<Recipient, MeasuringIdField>;

/** The companies that ids name. */
export function recipientsOf(measuring: Measuring): Recipient[] {
  return recipients.filter((name) => measuring[idFields[name]] !== null);
}

/** Script and ids as the one text about which is decided; null where there are none. */
export function measuringText(measuring: Measuring): string | null {
  const values = measuringFields.map((name) => measuring[name]);
  return values.every((value) => value === null) ? null : JSON.stringify(values);
}

const none: Measuring = {
  customJavascript: null,
  googleAnalyticsId: null,
  facebookPixelId: null,
  tiktokPixelId: null,
};

/** What such a text says. */
export function readMeasuring(text: string | null): Measuring {
  const values: unknown = JSON.parse(text ?? "null");
  if (!Array.isArray(values)) return none;
  const [customJavascript, googleAnalyticsId, facebookPixelId, tiktokPixelId] = values.map(
    (value: unknown) => (typeof value === "string" ? value : null),
  );
  return {
    customJavascript: customJavascript ?? null,
    googleAnalyticsId: googleAnalyticsId ?? null,
    facebookPixelId: facebookPixelId ?? null,
    tiktokPixelId: tiktokPixelId ?? null,
  };
}

/**
 * What runs on a page: script and ids that were approved last, until newer ones are. What the partner has taken out
 * since is gone at once.
 */
export function shownMeasuring(
  published: Measuring & { approvedMeasuring: string | null },
): Measuring {
  const approved = readMeasuring(published.approvedMeasuring);
  const kept = (name: MeasuringField) => (published[name] === null ? null : approved[name]);
  return {
    customJavascript: kept("customJavascript"),
    googleAnalyticsId: kept("googleAnalyticsId"),
    facebookPixelId: kept("facebookPixelId"),
    tiktokPixelId: kept("tiktokPixelId"),
  };
}

const pattern = /^\/brand-measuring\/([a-z0-9-]{1,63})\/([0-9a-f]{32})\.html$/;

/** Where the document that counts visits of a partner's page stands, on each of the academy's hosts. */
export function measuringPath(subdomain: string, hash: string): string {
  return `/brand-measuring/${subdomain}/${hash}.html`;
}

/** The document that an address names; null where it names none. */
export function readMeasuringPath(path: string): { subdomain: string; hash: string } | null {
  const [, subdomain, hash] = pattern.exec(path) ?? [];
  return subdomain && hash ? { subdomain, hash } : null;
}
