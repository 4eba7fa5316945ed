/** The longest styles of a page, in UTF-16 units. */
export const stylesLengthMax = 20_000;

const pattern = /^\/brand-styles\/([a-z0-9-]{1,63})\/([0-9a-f]{32})\.css$/;

/** Where the styles of a partner's page stand, on each of the academy's hosts. */
export function stylesPath(subdomain: string, hash: string): string {
  return `/brand-styles/${subdomain}/${hash}.css`;
}

/** The styles that an address names; null where it names none. */
export function readStylesPath(path: string): { subdomain: string; hash: string } | null {
  const [, subdomain, hash] = pattern.exec(path) ?? [];
  return subdomain && hash ? { subdomain, hash } : null;
}

type Styled = { customCss: string | null; approvedCss: string | null };

/** The styles that a page shows: those that were approved last, until newer ones are; none where the partner wants none. */
export function shownStyles({ customCss, approvedCss }: Styled): string | null {
  return customCss === null ? null : approvedCss;
}
