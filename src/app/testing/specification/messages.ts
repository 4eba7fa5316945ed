import type { Literals } from "./literal.ts";

/** The error catalogue of section 8, word for word (rows M). {…} stands for what is filled in. */
export const messages = {
  "M-01": {
    wrong: "Invalid username or password",
    incomplete: "Account setup incomplete",
    failed: "Authentication failed",
    title: "Student Login Failed",
    text: "Invalid username/email or password. Please check your credentials and try again.",
  },
  "M-02": {
    database: "Database connection error. Please try again.",
    wrong: "Invalid email or password",
    unverified: "Please verify your email address before signing in.",
    session: "Session creation failed. Please try again.",
    unexpected: "An unexpected error occurred during sign in. Please try again.",
    missing: "Email and password are required",
    title: "Parent Login Failed",
  },
  "M-03": {
    taken: "An account with this email already exists",
    notCreated: "Failed to create account. Please try again.",
    unexpected: "An unexpected error occurred. Please try again.",
    title: "Registration Failed",
    success: "Welcome, {first name}! Please check your email to verify your account.",
  },
  "M-04": {
    notFound: "No parent account found",
    notUpdated: "Failed to update account",
    unexpected: "An unexpected error occurred",
    notSent: "Failed to send verification email",
  },
  "M-05": {
    emptyTitle: "Email Required",
    failedTitle: "Request Failed",
    notProcessed: "Unable to process your request. Please try again.",
    unknown: "We could not find a parent account with that email address.",
    unverified: "Please verify your parent account email before requesting student information.",
    noStudents: "No students are linked to this parent account.",
    notSent: "Something went wrong. Please try again.",
    sentTitle: "Information Sent",
    sent: "Student login information has been sent to {email}. Please check your inbox.",
  },
  "M-06": {
    google: "Google sign-in failed",
    unexpected: "An unexpected error occurred. Please try again.",
    welcome: "Welcome back, {first name}!",
  },
  "M-07": {
    invalid: "Invalid or inactive referral code",
    notTracked: "Failed to track click",
    unexpected: "Unexpected error occurred",
  },
  "M-08": {
    noCode: "No referral code found",
    inactive: "Affiliate not found or inactive",
    affiliateNotLoaded: "Failed to load affiliate information",
    invalid: "Invalid subdomain",
    notFound: "White-label page not found or inactive",
    notLoaded: "Failed to load page configuration",
    title: "Page not found",
  },
  "M-09": {
    noUser: "Failed to create auth user",
    notReturned: "No user returned from auth signup",
    noProfile: "Failed to create user profile",
    success: "Admin user created successfully!",
  },
  "M-10": { title: "Session Expiring Soon", fiveMinutes: "5 minutes left" },
} as const satisfies Literals;
