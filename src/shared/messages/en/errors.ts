import type { ErrorCode } from "../../errors.ts";

/** What people read for each failure: what happened, and what to do next. */
export const errors = {
  invalid_input: "Something in the form is not right yet. Please check the marked fields.",
  age_step_missing: "Please tell us your date of birth first.",
  parent_consent_needed: "A parent or guardian has to say yes first.",
  unauthenticated: "Please sign in to go on.",
  invalid_credentials: "Invalid username or password",
  account_incomplete: "Account setup incomplete",
  forbidden: "Your account cannot open this.",
  cross_site_refused:
    "This request came from another site, so we refused it. Please open our page and try again.",
  not_found: "We could not find that.",
  username_taken: "That username is taken. Please choose another.",
  email_taken: "An account with this email already exists",
  turn_in_progress:
    "The tutor is still answering, perhaps in another window. Please wait a moment and send it again.",
  nothing_to_regenerate: "Only the tutor's latest answer can be said another way.",
  no_hint_left: "There is no further hint for this problem.",
  no_credits:
    "You have no credits left to open a new problem. The one you are working on stays open.",
  message_too_long:
    "That message is too long: at most {{limit}} characters. Nothing was sent and no credit was used.",
  body_too_large: "That is too much to send at once.",
  unsupported_media: "This address takes JSON only.",
  rate_limited: "That was too many tries. Please wait {{seconds}} seconds and try again.",
  internal: "Something went wrong on our side. What you typed is still here; please try again.",
  unavailable: "We cannot reach the academy right now. Please try again in a moment.",
} satisfies Record<ErrorCode, string>;
