/** What forms of every kind say. */
export const forms = {
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
} as const;
