/** A child's wishes for more time, as parents answer them. */
export const requests = {
  title: "Asks for more time",
  wish: "{{firstName}} asks for {{minutes}} more minutes",
  reason: "“{{reason}}”",
  asked: "Asked {{when}}",
  more: "+{{minutes}} minutes",
  notToday: "Not today",
  gave: "{{firstName}} has {{minutes}} more minutes",
  declined: "{{firstName}} reads: not today",
  undo: "Undo",
  failed: "That was not answered",
} as const;
