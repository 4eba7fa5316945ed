/** What forms of every kind say. */
export const forms = {
  noMailTitle: "No email leaves this academy yet",
  noMailText:
    "It has no mail relay. Ask whoever runs it: the letter waits in their outbox, and they can confirm an address themselves.",
  day: "Day",
  month: "Month",
  year: "Year",
  birthDate: "Date of birth",
  showPassword: "Show password",
  hidePassword: "Hide password",
  optional: "optional",
  errorSummary: "Please check {{count}} fields",
  errorSummary_one: "Please check {{count}} field",
  errorSummary_other: "Please check {{count}} fields",

  zoneHelp: "Type a city or a country, for example Madrid or New York.",
  zoneNone: "No place is called that here. Try a bigger city nearby.",
} as const;
