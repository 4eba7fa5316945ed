/** A longer text of one's own: written, gone through with its list, handed in. */
export const writing = {
  title: "A text of your own, if you like",
  free: "Nobody marks it, and it costs no credit.",
  start: "Write it",
  label: "Your text",
  count: "Words: {{count}} of at most {{limit}}.",
  tooLong: "Too long by this many words: {{over}}. It may have {{limit}}.",
  empty: "Write something first.",
  done: "Done",
  alike: "Three sentences in a row begin with “{{word}}”.",
  list: "Read it once more. What holds?",
  onlyList:
    "This list checks nothing by itself; a teacher or a parent can read your text and say what they think.",
  handIn: "Hand it in",
  change: "Change the text",
} as const;
