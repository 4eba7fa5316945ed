/** From this age on nobody decides for somebody else. */
export const adultAgeYears = 18;

/** The text that a parent agrees to, by its date; changes whenever the words of messages/family.ts `consent…` change. */
export const consentVersion = "2026-11-21";
