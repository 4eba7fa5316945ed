/** What was agreed to for a student, the copy of their data and its deletion. */
export const privacy = {
  title: "Privacy",
  lead: "What {{firstName}}’s data may be used for, a copy of all of it, and how to delete it.",
  failed: "We could not load this page",
  consentsTitle: "What you agree to",
  consentsText:
    "Each of these stands by itself. Only the first is needed for learning; you can change your mind at any time.",
  ownConsentsTitle: "What your data may be used for",
  guardianAway:
    "The adult who decides about these for you cannot do so right now. You can withdraw what was agreed to yourself; to agree again, ask us.",
  guardianDecides: "Your parent or guardian decides about these. Here you see what they chose.",
  studentDecides:
    "{{firstName}} signed up alone and decides about these. You see what {{firstName}} chose.",
  core: "Learning with the tutor",
  coreText:
    "Faro keeps what is written in lessons and what was learned, and teaches by it. Without this there are no lessons.",
  disclosure: "An outside language model",
  disclosureText:
    "The tutor’s next step may be worded by a model on another company’s machine. It gets the problem, the last turns and the grade; names, addresses and numbers are taken out first.",
  disclosureNone: "Today this academy has no such model, so nothing leaves it either way.",
  disclosureOwn:
    "Today this academy’s model runs on its own machine, so nothing leaves it either way.",
  disclosureExternal:
    "This academy has connected such a model. While this is off, the tutor speaks in its built-in words.",
  improvement: "Making Faro better",
  improvementText:
    "Nothing uses this today: nobody looks through lessons to improve Faro, and nobody trains a model with them. Your answer is kept, and changes nothing.",
  news: "News by email",
  newsText:
    "Faro sends no such letters today; your answer is kept, and changes nothing. Letters about the account itself come anyway.",
  voice: "Spoken words",
  voiceText:
    "Answers can be dictated instead of typed. The browser turns speech into text, and most browsers send the sound to the company that makes them, under its own terms. Faro gets the text alone, once it is sent; it never gets or keeps any sound.",
  on: "Agreed",
  off: "Not agreed",
  turnOn: "Agree: {{what}}",
  history: "When and by whom",
  given: "Agreed on {{date}} by {{who}} ({{how}}; text of {{version}})",
  withdrawn: "withdrawn on {{date}} by {{who}}",
  never: "Never agreed to",
  you: "you",
  guardian: "a guardian",
  student: "the student",
  program: "turning 18",
  "verified-email": "confirmed email address",
  "email-plus": "confirmed email address and a second message a day later",
  "parent-session": "signed in as a parent",
  "own-session": "signed in as the student",
  changeFailed: "That was not changed",
  withdrawTitle: "Withdraw the consent to learning?",
  withdrawText:
    "{{firstName}} is signed out at once and the tutor reads and answers nothing more. You can agree again later.",
  withdrawChild:
    "Because {{firstName}} is under 13, the account and everything in it are deleted after 7 days unless you agree again.",
  withdraw: "Withdraw",
  onHold: "{{firstName}}’s lessons are on hold",
  onHoldText: "Agree to “Learning with the tutor” again, and everything is as it was.",
  goesAt: "If nobody does by {{date}}, the account and everything in it are deleted.",
  ownOnHold: "Your lessons are on hold",
  copyTitle: "A copy of everything",
  copyText:
    "One file with all that is stored about {{firstName}}: a page to read, with the same data for programs inside.",
  copyFull: "Every conversation is in it, as you can read them here.",
  copyFlagged:
    "At {{firstName}}’s age it has as much of the lessons as you see here: summaries, and the parts that need care. {{firstName}} can take a copy with everything.",
  copySummaries:
    "At {{firstName}}’s age it has as much of the lessons as you see here: no conversations. {{firstName}} can take a copy with everything.",
  ownCopyText:
    "One file with all that is stored about you: a page to read, with the same data for programs inside.",
  copy: "Download the copy",
  copying: "Making the copy",
  copyJson: "Only the data (JSON)",
  copyFailed: "The copy was not made",
  adultTitle: "On {{date}} {{firstName}} turns 18",
  adultText:
    "On that day this account becomes {{firstName}}’s alone: you no longer see it, and what you agreed to ends. We write to you both 30 days before.",
  ownAdult:
    "On {{date}} you turn 18. From then on this account is yours alone, and nobody else sees it.",
  needsAddress:
    "You have no email address here. If you forget your password nobody can let you in again: add an address above.",
  deleteTitle: "Delete {{firstName}}’s account",
  deleteText:
    "Everything goes, on every page and in every list: the account, all lessons and marks, skills, credits, rules, consents, and every letter that speaks of {{firstName}}. It cannot be brought back.",
  deleteStays:
    "What stays is a certificate without a name: when, by whom, and how many entries were removed. Every guardian gets it by email.",
  deleteFirst: "Download the copy first if you want to keep anything.",
  deleteOpen: "Delete the account",
  deleteAsk: "Delete {{firstName}}’s account for good?",
  deleteName: "Type {{firstName}} to confirm",
  deletePassword: "Your password",
  deleteConfirm: "Delete for good",
  deleting: "Deleting",
  deleteFailed: "Nothing was deleted",
  deleted: "The account is deleted",
  deletedText: "This is the certificate of it. It also comes to you by email, and stays here.",
  certificatesTitle: "Certificates of deletion",
  certificate: "Certificate {{id}}",
  certificateWhen: "Deleted on {{date}}. {{count}} entries removed.",
  certificateEntries: "What was removed",
  byYou: "You asked for it.",
  byGuardian: "Another guardian asked for it.",
  byStudent: "The student asked for it.",
  byAdministrator: "An administrator of the academy did it.",
  byGuardianLeft: "The only guardian deleted their own account.",
  byNoConsent: "For seven days no parent’s consent stood.",
  byUnused: "Nobody had used the account for two years.",
  toDashboard: "To the dashboard",
  policy: "What is kept, how long, and who receives it",
} as const;
