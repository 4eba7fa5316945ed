/** What comes to the desk once it is up: the buttons under a turn, reading aloud, dictation. */
export const tools = {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser did not allow copying",
  meant: "Yes, {{meant}}",
  aboutMe: "It is about me",
  aboutWork: "It is about the work",
  careTitle: "People who help",
  careTold_guardians:
    "Whoever looks after your account is told now, so that you are not alone with this.",
  careTold_administrators:
    "A person of this academy reads it now. We tell nobody at home before that.",
  careTold_nobody: "Nobody reads this here. Please tell a person you trust.",
  fieldQuestion: "That sounds heavy. Is it about you?",
  fieldAsked: "What you wrote was not kept here.",
  fieldNotMe: "It is not about me",
  fieldOtherWords:
    "Good to know. If it ever is about you, you can tell Faro. Please put it in other words here.",
  careFailed: "That could not be sent",
  careClose: "Close",
  leave: "Leave this page quickly",
  sayAgain: "Say it another way",
  voiceBuiltin: "Built-in voice",
  voiceModel: "Language model",

  title: "Reading aloud and dictation",

  readTitle: "Reading aloud",
  readHow:
    "Press the loudspeaker under what Faro said. A voice of this device reads it; nothing leaves the device. Escape stops it.",
  cannotRead: "This browser cannot read aloud.",
  readAloud: "Read aloud",
  stopReading: "Stop reading aloud",
  reading: "Reading aloud",
  paused: "Reading is paused",
  pause: "Pause",
  goOn: "Go on",
  speed: "Reading speed",
  slowest: "Very slow",
  slower: "Slower",
  normal: "Normal",
  faster: "Faster",
  fastest: "Very fast",
  noVoice:
    "This device has no voice of its own for this language. One can be added in the device's settings.",
  readFailed: "Reading aloud did not work just now.",

  dictateTitle: "Dictation",
  dictateHow:
    "Press the microphone beside the box, speak, and read it through before you send it. It stops by itself when you are silent. Most browsers send the sound to the company that makes them; Faro gets the text alone.",
  cannotListen: "This browser cannot take dictation.",
  offByRule: "Your family has switched this off.",
  needsGuardian:
    "Dictation needs a parent's yes to “Spoken words”, because most browsers send the sound to the company that makes them. Parents find it under Privacy on their pages.",
  needsOwn:
    "Dictation needs your yes to “Spoken words”, because most browsers send the sound to the company that makes them.",
  toProfile: "Decide about it in your profile",
  notKnown: "We could not find out yet whether this is on. It comes by itself.",
  dictate: "Dictate",
  stopListening: "Stop listening",
  listening: "The microphone is on. Speak now; you can change the text before you send it.",
  switchedOff: "This has just been switched off.",
  notAllowed:
    "The browser did not allow the microphone. Its settings for this page say who may use it.",
  noMicrophone: "No microphone was found.",
  noLanguage: "The browser cannot take dictation in this language.",
  nothingHeard: "Nothing was heard. Press the microphone and try again.",
  listenFailed: "Dictation did not work just now. What you wrote is still here.",

  back: "Back to the problem that waits",
  ownHelp:
    "Copy it from your book or worksheet as it stands. Faro solves it first, keeps the answer to itself, and then follows your steps. A problem that is open waits. Escape leaves this.",
  ownOff: "Your family has turned off problems of your own.",
  helpNoAnswer: "Your family decided that hints go as far as here: the answer is not told.",
  helpFirstHint: "Your family decided on one hint for each problem.",
} as const;
