/** Signing in with Google. */
export const google = {
  or: "or",
  button: "Continue with Google",
  failedTitle: "Google sign-in failed",
  registering: "You continue as {{email}}, confirmed by Google. You need no password here.",
  otherWay: "Use a password instead",
  failed: "Nothing was changed. Please try again, or log in with your password.",
  cancelled: "You stopped at Google. Try again whenever you like, or log in with your password.",
  unverified:
    "Google has not confirmed the email address of that account. Confirm it at Google, or log in with your password.",
  unproved:
    "That email address belongs to an account here but was never confirmed. Log in with your password, confirm the address in your profile, and Google works from then on.",
  taken:
    "The account with that email address is linked to another Google account. Choose that one, or log in with your password.",
  affiliate: "That email address belongs to an affiliate. Please use the affiliate login.",
  child:
    "That account belongs to somebody under 13. Log in with its username and the password a parent or guardian set.",
  suspended: "This account is suspended. Please write to us if you think that is a mistake.",
} as const;
