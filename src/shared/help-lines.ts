/** How somebody who helps is reached: by telephone, by text message, on a page. */
export const helpKinds = ["call", "text", "page"] as const;
export type HelpKind = (typeof helpKinds)[number];

/** The countries (ISO 3166) with lines of their own in content/safety/help-lines.json, and all the others. */
export const helpCountries = ["US", "GB", "ES", "MX", "CO", "AR", "CL", "elsewhere"] as const;
export type HelpCountry = (typeof helpCountries)[number];

/** Where a family is: the country that it named, or else what its clock says. */
export type FamilyPlace = { country: HelpCountry | null; timeZone: string };

type Reached = { kind: HelpKind; at: string; write?: string | undefined };

/** The address that one tap on a line opens. */
export function helpAddress({ kind, at, write }: Reached): string {
  const number = at.replaceAll(/[^\d*#+]/g, "");
  switch (kind) {
    case "call":
      return `tel:${number}`;
    case "text":
      return write === undefined
        ? `sms:${number}`
        : `sms:${number}?body=${encodeURIComponent(write)}`;
    case "page":
      return at;
  }
}

/** The number, the word to write to it, or the name of the page, as it is read. */
export function helpShown({ kind, at, write }: Reached): string {
  if (write !== undefined) return `${write} → ${at}`;
  return kind === "page" ? new URL(at).host : at;
}
