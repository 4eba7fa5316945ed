/** What a student may be in, that a person must hear of. */
export const alertCategories = [
  "self-harm",
  "abuse",
  "grooming",
  "eating",
  "violence",
  "bullying",
] as const;
export type AlertCategory = (typeof alertCategories)[number];

/** Who hears of an alert first. */
export const alertRoutes = ["guardians", "administrators"] as const;
export type AlertRoute = (typeof alertRoutes)[number];

/** Fields beside the chat in which a student writes to us in words of their own. */
export const fieldPlaces = [
  "title",
  "search",
  "goals",
  "time-request",
  "credit-request",
  "name",
  "username",
  "contact",
] as const;
export type FieldPlace = (typeof fieldPlaces)[number];

/** Where the words of an alert were written. */
export const alertPlaces = ["chat", ...fieldPlaces] as const;
export type AlertPlace = (typeof alertPlaces)[number];

/** What an administrator made of an alert: somebody saw to it, or the words meant something else. */
export const alertFindings = ["cared-for", "false-alarm"] as const;
export type AlertFinding = (typeof alertFindings)[number];

/** After so many hours in which no parent read an alert and no administrator looked into it, nobody has taken it. */
export const alertUnclaimedHours = 4;

/** The longest note on an alert, in UTF-16 units. */
export const alertNoteMax = 500;

/** What of a student somebody can look at, as the log of looks names it. */
export const accessKinds = [
  "overview",
  "evidence",
  "sessions",
  "session",
  "rules",
  "privacy",
  "copy",
  "report",
  "alerts",
  "account",
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** How much of lessons those who look after a student see. */
export const sights = ["full", "flagged", "summaries", "none"] as const;
export type Sight = (typeof sights)[number];
