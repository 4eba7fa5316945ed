import type { ErrorCode } from "../../errors.ts";
import { failures } from "./failures.ts";

/** What people read for each failure: what happened, and what to do next. */
export const errors = {
  ...failures,
  invalid_input: "Something in the form is not right yet. Please check the marked fields.",
  age_step_missing: "Please tell us your date of birth first.",
  parent_consent_needed: "A parent or guardian has to say yes first.",
  unauthenticated: "Please log in to go on.",
  invalid_credentials: "Invalid username or password",
  account_incomplete: "Account setup incomplete",
  forbidden: "Your account cannot open this.",
  cross_site_refused:
    "This request came from another site, so we refused it. Please open our page and try again.",
  not_found: "We could not find that.",
  username_taken: "That username is taken. Please choose another.",
  address_unproved: "Please open the link in our email first: it proves that the address is yours.",
  email_taken: "An account with this email already exists",
  turn_in_progress:
    "The tutor is still answering, perhaps in another window. Please wait a moment and send it again.",
  programs_busy:
    "Many programs are running right now. Yours was not run and nothing was marked. Please send it again in a moment.",
  nothing_to_regenerate: "Only the tutor's latest answer can be said another way.",
  no_hint_left: "There is no further hint for this problem.",
  no_credits:
    "You have no credits left to open a new problem. The one you are working on stays open, and reviews go on.",
  care_first: "What you wrote matters most right now. It was not saved here.",
  credits_asked: "Somebody has asked already. The request waits for an answer.",
  ask_a_parent: "Please ask a parent: they can ask for more credits.",
  credit_request_over: "This request was answered already.",
  learning_paused:
    "Your family has paused learning for now. Everything you did is kept, and you go on from there.",
  outside_hours:
    "These are not the learning hours your family set. Everything you did is kept, and you go on from there.",
  minutes_used_up:
    "Your learning time for today is used up. Everything you did is saved, and you can continue tomorrow.",
  subject_not_allowed: "Your family has not opened this subject for you.",
  week_credits_used:
    "You have used the credits your family set for this week. The problem stays here until Monday; reviews are free and go on.",
  time_not_asked: "You cannot ask for more time just now.",
  request_over: "This request is over: it was answered, or its day has passed.",
  message_too_long:
    "That message is too long: at most {{limit}} characters. Nothing was sent and no credit was used.",
  body_too_large: "That is too much to send at once.",
  unsupported_media: "This address takes JSON only.",
  rate_limited: "That was too many tries. Please wait {{duration seconds}} and try again.",
  account_suspended:
    "This account is suspended. Please write to us if you think that is a mistake.",
  affiliate_login_needed: "Use Affiliate Login",
  invalid_parent_credentials: "Invalid email or password",
  email_password_required: "Email and password are required",
  all_fields_required: "All fields are required",
  parent_account_failed: "An unexpected error occurred",
  email_not_verified: "Please verify your email address before signing in.",
  session_not_created: "Session creation failed. Please try again.",
  parent_sign_in_failed: "An unexpected error occurred during sign in. Please try again.",
  account_not_created: "Failed to create account. Please try again.",
  parent_sign_up_failed: "An unexpected error occurred. Please try again.",
  parent_not_found: "No parent account found",
  parent_unknown: "We could not find a parent account with that email address.",
  parent_unverified:
    "Please verify your parent account email before requesting student information.",
  no_students_linked: "No students are linked to this parent account.",
  credentials_not_sent: "Something went wrong. Please try again.",
  request_not_processed: "Unable to process your request. Please try again.",
  account_not_updated: "Failed to update account",
  verification_not_sent: "Failed to send verification email",
  token_invalid: "This link was used already or is too old. Please ask for a new one.",
  second_factor_needed: "Enter the code of your app as well.",
  second_factor_changed:
    "The second step is no longer as this page shows it. Please load the page again.",
  sign_in_too_late: "That took too long. Please log in again from the beginning.",
  code_wrong: "That code is not right, or was used before.",
  confirmation_needed: "Nothing was changed, because your password was not entered again.",
  session_of_another:
    "Somebody else is signed in at this browser now. Open a new window to see who.",
  password_wrong: "That is not your current password.",
  guardian_decides: "Your parent or guardian decides about this account.",
  student_decides: "This student decides about their own data.",
  consent_needed:
    "Your lessons are on hold: a parent or guardian has to agree first. Ask them to open the Privacy page of their parent account.",
  google_failed: "Google sign-in failed",
  admin_exists: "There is an administrator already. Please log in.",
  admin_user_not_created: "Failed to create auth user",
  admin_user_not_returned: "No user returned from auth signup",
  admin_profile_not_created: "Failed to create user profile",
  last_guardian:
    "You are the only one who looks after this child. Invite somebody else first, or delete the account.",
  last_administrator:
    "An academy needs one administrator. Make somebody else an administrator first.",
  admin_setup_needed: "There is no administrator yet. Set one up first.",
  adult_needed: "Nobody under 18 can be an administrator.",
  own_account: "You cannot do this to your own account. Ask another administrator.",
  administrator_by_settings:
    "The settings of this academy make this account an administrator. Change ADMIN_EMAIL or SUPER_ADMIN_EMAIL first.",
  no_email_address: "This account has no email address to write to, and no parent who has one.",
  no_mail_relay: "No mail relay is set up, so nothing can be sent. Set SMTP_URL first.",
  referral_code_invalid: "Invalid or inactive referral code",
  click_not_tracked: "Failed to track click",
  clicks_busy:
    "Many visits are being counted right now. This one was not. Please report it again in a moment.",
  referral_failed: "Unexpected error occurred",
  no_earlier_version: "There is no version before this one.",
  subdomain_invalid: "Invalid subdomain",
  brand_not_found: "White-label page not found or inactive",
  brand_not_loaded: "Failed to load page configuration",
  brand_code_missing: "No referral code found",
  brand_affiliate_inactive: "Affiliate not found or inactive",
  brand_affiliate_not_loaded: "Failed to load affiliate information",
  content_changed:
    "Another administrator has changed this meanwhile. Nothing of yours is lost: it still stands here. Look at what they wrote, then save yours if it should replace it.",
  brand_changed: "The affiliate has given the page another name since. Load the page again.",
  hostname_changed: "The affiliate has entered another hostname since. Load the page again.",
  blurb_changed:
    "These words have changed since you read them. Load the page again and read the new ones.",
  brand_name_looks_alike:
    "This name reads as ours, or as that of another page that is on by now. Refuse it with a reason.",
  identity_changed:
    "The partner has another name, title, picture or email by now. Load this page again and look at them.",
  measuring_changed:
    "The script or the ids have changed since you read them. Load the page again and read the new ones.",
  styles_changed:
    "These styles have changed since you read them. Load the page again and read the new ones.",
  nothing_to_challenge: "There is no mark here that can be challenged.",
  curriculum_changed:
    "Somebody else has changed this skill in the meantime. Look at it as it is now, then try again.",
  change_overtaken: "Something changed here again after that. Take the later change back first.",
  too_few_items:
    "The skill would keep too few problems to be taught well. Correct this one, or take the whole skill out.",
  challenge_decided: "Somebody else has decided this one already.",
  payout_open: "A payout run is waiting for approval. Approve or discard it first.",
  payout_under_way:
    "A payout to this affiliate is approved and not paid yet. Once it is, the account can be deleted.",
  payout_over: "Somebody has dealt with this payout run meanwhile. Load the page again.",
  payout_changed:
    "The sum of this payout run is another since you looked at it. Load the page again and look at the new one.",
  nothing_to_pay: "No active affiliate has a payable balance that comes to the minimum.",
  sample_only: "This is a sample family: there is nobody to do that for.",
  affiliate_exists: "You are registered as an affiliate already.",
  database_unavailable: "Database connection error. Please try again.",
} satisfies Record<ErrorCode, string>;
