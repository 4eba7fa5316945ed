/** A session that is about to end or has ended, and the list of one's sessions. */
export const session = {
  expiringTitle: "Session Expiring Soon",
  expiringToast: "{{count}} minutes left",
  expiringToast_one: "{{count}} minute left",
  expiringToast_other: "{{count}} minutes left",
  expiringText:
    "Nothing has happened here for a while. To keep your family's data safe we sign you out in:",
  expiringAnnounced: "You will be signed out in {{duration seconds}}.",
  logOut: "Log Out",
  extend: "Extend Session",
  extending: "Extending your session",
  extendFailed: "Your session could not be extended",

  stay: "Stay signed in",
  hourText:
    "Your session lasts one hour. Type your password, and you can go on. What you wrote stays here.",
  overTitle: "Your hour is over",
  overText: "What you wrote is still here. Type your password to pick up where you left off.",
  goOnAs: "You are:",
  goOnPassword: "Your password",
  goOn: "Go on",
  goOnFailed: "You are not signed in yet",
  later: "Not now",
  renewed: "You can go on",

  endedTitle: "You have been signed out",
  ended_time: "Your session has ended. Log in to pick up where you left off.",
  ended_idle: "Nothing happened here for 30 minutes. Log in to pick up where you left off.",
  ended_elsewhere:
    "Your session was ended in another window or from another device. Log in to go on where you were.",
  ended_suspended:
    "This account has been suspended. Write to us if you think that this is a mistake.",
  ended_deleted: "This account has been deleted with everything in it.",
  ended_consent:
    "The permission to learn here was taken back, so the lessons have ended. They can go on once it is given again.",

  listTitle: "Where you are signed in",
  listLead: "If you do not recognize one of these, sign out there and choose a new password.",
  thisDevice: "This device",
  device: "{{browser}} on {{system}}",
  deviceUnknown: "Unknown device",
  lastActive: "Last active {{time}}",
  since: "Signed in {{time}}",
  end: "Sign out there",
  endNamed: "Sign out there: {{device}}",
  endOthers: "Sign out everywhere else",
  endedOne: "Signed out there",
  endedOthers: "Signed out in {{count}} other places",
  endedOthers_one: "Signed out in {{count}} other place",
  endedOthers_other: "Signed out in {{count}} other places",
  onlyHere: "You are signed in only here.",
  listFailed: "The list could not be loaded",
  endFailed: "That did not work",
} as const;
