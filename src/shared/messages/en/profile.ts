/** One's own account, onboarding, and what links in e-mails lead to. */
export const profile = {
  title: "Your profile",
  lead: "Your account, your learning and your devices. Each part is saved by itself.",
  affiliateTitle: "Your account",
  affiliateLead: "How you log in, your language and your devices. Each part is saved by itself.",
  save: "Save",
  saving: "Saving",
  saved: "Saved",
  notSaved: "That was not saved",
  loadFailed: "Your profile could not be loaded",

  scheduleTitle: "Study schedule",
  scheduleLead: "What you have learned comes back just before you would forget it.",
  scheduleEmptyTitle: "Nothing to review in the next two weeks",
  scheduleEmptyText: "Once you solve a problem alone, the day it comes back appears here.",
  scheduleToday: "Today",
  scheduleTomorrow: "Tomorrow",
  scheduleStart: "Start learning",
  scheduleReview: "Review now",
  scheduleCount: "{{count}} reviews",
  scheduleCount_one: "{{count}} review",
  scheduleCount_other: "{{count}} reviews",

  seenTitle: "What your parents can see",
  seenText: "What parents see of your learning at your age, when that changes, and who looked.",

  learningTitle: "Learning",
  learningLead: "Your tutor starts from here.",

  nameTitle: "Name",
  nameLead: "We greet you by your first name.",
  fullName: "Full name",

  signInTitle: "Logging in",
  signInLead: "What you log in with.",
  username: "Username",
  usernameHelp: "Letters, digits, dots, dashes and underscores.",
  saveUsername: "Save username",
  email: "Email",
  emailNone: "No email yet. With one you can set a new password yourself if you forget it.",
  emailProved: "Confirmed",
  emailUnproved: "Not confirmed yet",
  emailUnprovedHelp: "We wrote to {{email}}. Please open the link in that message.",
  emailResend: "Send the message again",
  emailResending: "Sending",
  emailResent: "Sent. Please look in the spam folder too.",
  emailResendFailed: "The message was not sent",
  emailNew: "New email",
  emailChange: "Change email",
  emailChangeHelp:
    "We write to the new address so that you can confirm it, and to the current one.",
  emailChangeParent:
    "We have written to {{email}}. Your address changes when you open the link in that message.",
  emailPassword: "Your current password",
  googleLinked: "You can sign in with Google.",

  passwordTitle: "Password",
  passwordLead: "A new password signs out every other device.",
  presentPassword: "Current password",
  newPassword: "New password",
  passwordHelp: "8 to 128 characters. Four words in a row are easy to remember and hard to guess.",
  changePassword: "Change password",
  passwordChanged: "Your password is changed.",
  passwordNone:
    "You sign in with Google and have no password here. We can send you a link to set one.",
  passwordSendLink: "Send me the link",
  passwordLinkSent: "Sent to {{email}}. The link works for {{minutes}} minutes.",

  lookTitle: "Language and appearance",
  lookLead:
    "The language of your pages here and of our emails to you. The public pages that you go to from here open in it too; a public page that you open by its own address keeps the language of that address.",
  languageLabel: "Language",
  languageEn: "English",
  languageEs: "Español",
  appearance: "Appearance",
  languageFailed: "The language was not changed",

  devicesTitle: "Devices",

  deleteTitle: "Delete account",
  deleteLead: "Deletes everything at once. It cannot be undone.",
  deleteStudent:
    "Your name, your address, every conversation with the tutor, your progress and your credits are deleted, and every device is signed out.",
  deleteParent:
    "Your name, address and telephone number are deleted, and every device is signed out. Children 13 or older keep their accounts.",
  deleteChildren:
    "{{count}} children under 13 have no other guardian here. Their accounts are deleted too.",
  deleteChildren_one:
    "{{count}} child under 13 has no other guardian here. Their account is deleted too.",
  deleteChildren_other:
    "{{count}} children under 13 have no other guardian here. Their accounts are deleted too.",
  deleteAdministrator:
    "Your name and address are deleted, and every device is signed out. What you did as an administrator stays in the audit trail.",
  deleteAffiliate:
    "Your name, your address, your code and your own page are deleted, and every device is signed out. Families you brought in stay. Our financial records keep amounts and dates under an anonymous number.",
  deleteOwed:
    "You have earned {{amount}} that has not been paid. Once the account is deleted we cannot pay it to you.",
  deleteAfterPayout:
    "A payout of {{amount}} to you is approved and on its way. Once it is paid you can delete this account.",
  deleteGuardian:
    "You are under 18 and a parent or guardian looks after this account, so they decide about deleting it. Please ask them.",
  deleteLast:
    "You are the only administrator. Make somebody else an administrator first; then you can delete this account.",
  deleteOpen: "Delete my account",
  deleteAsk: "Delete your account?",
  deletePassword: "Your password, to be sure it is you",
  deleteWord: "Type {{word}} to be sure",
  deleteConfirm: "Delete everything",
  deleting: "Deleting",
  deleteFailed: "Your account was not deleted",
  deleted: "Your account is deleted.",

  onboardingTitle: "Before you start",
  onboardingLead: "A few questions, so that your tutor begins at the right place.",
  onboardingDone: "Start learning",
  onboardingSaving: "One moment",
  onboardingFailed: "That was not saved",
  onboardingOtherTitle: "This step is for students",
  onboardingOtherText: "Your account needs nothing more.",
  onboardingOn: "Go on",

  resetTitle: "Set a new password",
  resetLead: "Tell us your email address. We send a link to every account that has it.",
  resetEmail: "Email",
  resetSend: "Send the link",
  resetSending: "Sending the link",
  resetFailed: "The link was not sent",
  resetSentTitle: "Check your email",
  resetSentLead:
    "If {{email}} belongs to an account, a message with a link is on its way. It works for {{minutes}} minutes.",
  resetSentHint: "Nothing there yet? Please look in the spam folder too.",
  resetNoEmail:
    "A student without an email address? A parent can get a link for you with “Forgot username or password?” on the login page.",
  resetOther: "Use another address",
  resetToLogin: "Back to login",
  resetNewLead: "Hello {{firstName}}, choose a password that you use nowhere else.",
  resetSave: "Save new password",
  resetSaving: "Saving",
  resetNotSaved: "The password was not saved",
  resetDoneTitle: "Your new password is set",
  resetDoneLead: "Every device was signed out. Log in with the new password.",
  resetLogin: "Log in",
  linkDeadTitle: "This link no longer works",
  linkDeadLead: "It was used already, is too old, or a newer one was sent.",
  linkNew: "Ask for a new link",

  verifyTitle: "Confirm your email",
  verifyWorking: "One moment, please.",
  verifyDoneTitle: "Your email is confirmed",
  verifyDoneLead: "{{email}} is yours. Thank you.",
  verifyAgainTitle: "Your email was confirmed already",
  verifyAgainLead: "{{email}} is yours. There is nothing more to do.",
  verifyDeadLead:
    "It was used already, is too old, or a newer one was sent. Your profile can send another.",
  verifyFailed: "We could not confirm your email",
  verifyOn: "Go on",
  verifyToProfile: "To my profile",
} as const;
