/** The question of the week to ask aloud. */
export const kitchen = {
  title: "One question for the kitchen table",
  lead: "From what {{firstName}} worked on in these days: {{skill}}.",
  listenFor: "What a good answer sounds like",
  nudge: "If no answer comes, say",
  how: "How did it go?",
  explained: "Could explain it",
  notYet: "Not yet",
  notAsked: "I did not ask",
  saved: "Noted. It stands in the report and changes no mark.",
  change: "Change it",
  failed: "That was not noted",
  showProblems: "Show the problems it comes from",
  quoted: "“{{words}}”",
} as const;
