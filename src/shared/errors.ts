import type { CareAnswer } from "./care.ts";

/**
 * Every way a call can fail, with the HTTP status it answers with. One closed list: the words for each
 * stand in shared/messages, so a code without words or without a status does not compile.
 */
export const errorStatus = {
  invalid_input: 400,
  age_step_missing: 400,
  parent_consent_needed: 403,
  care_first: 409,
  unauthenticated: 401,
  invalid_credentials: 401,
  account_incomplete: 401,
  account_suspended: 403,
  affiliate_login_needed: 403,
  invalid_parent_credentials: 401,
  email_password_required: 400,
  all_fields_required: 400,
  parent_account_failed: 500,
  email_not_verified: 403,
  session_not_created: 500,
  parent_sign_in_failed: 500,
  account_not_created: 500,
  parent_sign_up_failed: 500,
  parent_not_found: 404,
  parent_unknown: 404,
  parent_unverified: 403,
  no_students_linked: 404,
  credentials_not_sent: 500,
  request_not_processed: 503,
  account_not_updated: 500,
  verification_not_sent: 500,
  token_invalid: 400,
  last_guardian: 409,
  password_wrong: 403,
  confirmation_needed: 403,
  session_of_another: 409,
  second_factor_needed: 401,
  second_factor_changed: 409,
  sign_in_too_late: 401,
  code_wrong: 403,
  guardian_decides: 403,
  student_decides: 403,
  consent_needed: 403,
  google_failed: 502,
  admin_exists: 409,
  admin_user_not_created: 500,
  admin_user_not_returned: 409,
  admin_profile_not_created: 500,
  last_administrator: 409,
  admin_setup_needed: 401,
  own_account: 409,
  adult_needed: 409,
  administrator_by_settings: 409,
  no_email_address: 409,
  no_mail_relay: 409,
  referral_code_invalid: 404,
  click_not_tracked: 500,
  clicks_busy: 503,
  referral_failed: 500,
  affiliate_exists: 409,
  subdomain_invalid: 400,
  brand_not_found: 404,
  brand_not_loaded: 500,
  no_earlier_version: 409,
  brand_code_missing: 404,
  brand_affiliate_inactive: 404,
  brand_affiliate_not_loaded: 500,
  blurb_changed: 409,
  styles_changed: 409,
  measuring_changed: 409,
  identity_changed: 409,
  brand_changed: 409,
  content_changed: 409,
  brand_name_looks_alike: 409,
  hostname_changed: 409,
  payout_open: 409,
  payout_over: 409,
  payout_changed: 409,
  payout_under_way: 409,
  nothing_to_pay: 409,
  sample_only: 403,
  forbidden: 403,
  cross_site_refused: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  address_unproved: 409,
  turn_in_progress: 409,
  programs_busy: 503,
  nothing_to_regenerate: 409,
  nothing_to_challenge: 409,
  challenge_decided: 409,
  curriculum_changed: 409,
  change_overtaken: 409,
  too_few_items: 409,
  no_hint_left: 409,
  no_credits: 402,
  credits_asked: 409,
  ask_a_parent: 403,
  credit_request_over: 409,
  learning_paused: 403,
  outside_hours: 403,
  minutes_used_up: 403,
  subject_not_allowed: 403,
  week_credits_used: 403,
  time_not_asked: 409,
  request_over: 409,
  message_too_long: 413,
  body_too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  database_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Whether a value from the wire names one of our error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatus, value);
}

/** Facts that go with an error: limits, offsets, seconds to wait. Never personal data. */
export type ErrorData = Readonly<Record<string, string | number>>;

/** What is wrong with each field of a form, as keys of the `fields` messages. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The one error that features throw. What people read is chosen from the code, in their language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  readonly fields: FieldProblems;
  /** With `care_first`: what is shown in place of the usual answer. */
  readonly care: CareAnswer | null;

  constructor(
    code: ErrorCode,
    options: { data?: ErrorData; fields?: FieldProblems; care?: CareAnswer } = {},
  ) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.data = options.data ?? {};
    this.fields = options.fields ?? {};
    this.care = options.care ?? null;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }
}
