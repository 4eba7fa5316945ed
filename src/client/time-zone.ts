/** The IANA time zone of this browser: whose days a page speaks of. */
export const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
