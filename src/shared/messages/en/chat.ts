/** The conversation with the tutor and the box to write in. */
export const chat = {
  conversation: "Conversation with the tutor",
  you: "You",
  tutor: "Faro",
  aiNotice: "You are talking to an AI tutor, not to a person.",
  writing: "Faro is writing",
  toNewest: "Go to the latest message",

  noteModelBusy:
    "The language model is busy, so the built-in voice answered. Nothing of yours was lost.",
  noteModelUnavailable:
    "The language model could not be reached, so the built-in voice answered. Nothing of yours was lost.",
  noteModelSilent:
    "The language model did not answer, so the built-in voice did. Nothing of yours was lost.",
  noteAnswerKeptBack: "The first wording came too close to the answer, so it was replaced.",
  noteOffPlan: "The first wording went beyond this step, so it was replaced.",
  noteMathematicsCorrected:
    "The first wording had a mistake in the mathematics, so it was replaced.",
  noteWordsReplaced: "The first wording did not belong in a lesson, so it was replaced.",
  noteStopped: "You stopped this answer here.",
  noteRecovered: "This answer was cut off and was finished by the built-in voice.",

  problem: "Problem",
  problemOwn: "Your own problem",
  problemTwin: "On your own",
  problemReview: "Review",

  receipt: "Why this mark",
  receiptRight: "Right",
  receiptWrong: "Not yet",
  receiptForm: "Right value, different form needed",
  receiptUnreadable: "Not read",

  unreadable: "Reading stopped at the marked place",
  unreadableEnd: "Reading stopped at the end",

  message: "Your message",
  placeholder: "Write your answer or one step",
  placeholderTalk: "Ask about it, or type your answer",
  placeholderOwn: "Type the whole problem",
  send: "Send",
  noPictures: "The tutor cannot read pictures yet. Please type the problem.",
  stop: "Stop",
  counter: "{{count}} of {{limit}} characters",
  tooLong:
    "This is {{over}} characters over the limit of {{limit}}. Shorten it and it can be sent; no credit has been used.",
  notSent: "This has not been sent",
  notDone: "That did not go through",
  offline: "You are offline. What you write stays here until you are back.",

  hint: "Hint",
  hintAlone: "Try this one alone first. If you're still stuck, ask again and you'll get a hint.",
  hintNone: "There is no open problem to give a hint for.",
  next: "Next problem",
  skip: "Skip",
  own: "My own problem",
  ownCancel: "Cancel",
  waiting: "Faro is still writing.",

  maths: "Write math",
  mathsField: "Mathematics",
  mathsInsert: "Insert",
  mathsClose: "Close",
  mathsLoading: "Opening the mathematics field",
  mathsFailed: "The mathematics field could not be loaded. You can type mathematics as text, too.",
} as const;
