/** The frame of every parent's page about one child. */
export const child = {
  children: "Children",
  pages: "Pages about {{firstName}}",
  overview: "Overview",
  sessions: "Sessions",
  rules: "Rules",
  credits: "Credits",
  report: "Report",
  notices: "Emails",
  privacy: "Privacy",
  guardians: "Guardians",
  failed: "We could not load your family",
  noneTitle: "No child here yet",
  noneText: "Add a child on the dashboard first.",
  toDashboard: "To the dashboard",
  sampleTitle: "A sample family",
  sampleText: "You are an administrator. These children do not exist; nothing here can be changed.",
} as const;
