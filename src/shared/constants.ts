/** The numbers of the product, each in one place. Times are in milliseconds unless the name says otherwise. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A parent's session, extended by activity. */
export const parentSessionMs = 30 * minute;
/** A session opened with a username: not extended. */
export const usernameSessionMs = 3600 * second;
/** How long a page whose hour is over asks for the password before it leads to the login. */
export const sessionGraceMs = 5 * minute;
/** A session opened with an e-mail address: extended by activity. */
export const emailSessionMs = 7 * day;
/** How old a session's expiry may grow before it is written again; saves a write on every call. */
export const sessionTouchMs = 5 * minute;

/** When the warning comes before a session that nobody extends ends. */
export const idleWarningMs = 5 * minute;
/** How often the page looks at the time left. */
export const idleCheckMs = 1 * second;
/** How long the check for an administrator may take before it means no. */
export const adminCheckTimeoutMs = 10 * second;
/** How often, and how far apart, the page asks whether the new administrator is signed in. */
export const adminSessionTries = 10;
export const adminSessionPauseMs = 500;

/** How long the links in e-mails, and the one printed at the start, can be used. */
export const verificationLinkMs = 3 * day;
export const resetLinkMs = 1 * hour;
/** How long a password that was given again is good for, where account rights are changed. */
export const confirmationMs = 10 * minute;
/** How long a sign-in waits for its code, and a set-up of the second factor for its first. */
export const secondFactorMs = 5 * minute;
export const secondFactorSetUpMs = 15 * minute;
export const adminSetupLinkMs = 1 * day;

/** How long a referral is kept before another may take its place. */
export const referralValidityMs = 720 * hour;
/** How every referral code begins (K-07). */
export const referralCodePrefix = "FARO";
/** Within this time one visitor's visits through one affiliate's links count as one. */
export const clickRepeatMs = 30 * minute;
/** So many visitors from one address within that time are believed for each affiliate; more are one source. */
export const clickSourceVisitorsMax = 30;
export const clickSourceMs = 1 * hour;
/** How long a partner's page rests on a phone before its visit is reported, and how long it may wait for idleness then. */
export const brandClickDelayMs = 1.5 * second;
export const brandClickIdleMs = 2.5 * second;
/** How long single visits are kept; sums are made from them. */
export const clickRetentionMs = 400 * day;
/** How many days the affiliate's dashboard looks back. */
export const dashboardDays = 30;

/** Credits that a new student starts with. */
export const newStudentCredits = 25;
/** What opening a problem costs; everything within the problem is free. */
export const creditsPerProblem = 1;
/** The most that an administrator grants at once. */
export const creditGrantMax = 500;
/** What the form for a grant proposes. */
export const creditGrantUsual = 25;
/** The longest reason for a grant or a refusal, and the longest note with a request, in UTF-16 units. */
export const creditReasonLengthMax = 300;
export const creditNoteLengthMax = 140;

export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
export const usernameLengthMin = 3;
export const usernameLengthMax = 30;
export const nameLengthMax = 80;
export const emailLengthMax = 254;

/** Below this age a parent comes first (COPPA, 16 CFR 312). */
export const consentAgeYears = 13;

/** How long after a parent agreed the second message comes, where the operator asks for one. */
export const consentConfirmedAfterMs = 1 * day;

/** From this age on nobody looks after somebody else here, and nobody decides for them. */
export const adultAgeYears = 18;
/** How long a parent has to answer before the request and all it holds is deleted. */
export const consentRequestMs = 7 * day;

/** The longest message a student can send to the tutor, in UTF-16 units. */
export const messageLengthMax = 2000;
/** The longest message to the people who run the academy, in UTF-16 units. */
export const contactMessageLengthMax = 4000;
/** How many days a message is kept once it is closed, and at most where nobody closes it. */
export const contactMessageRetentionDays = 180;
export const contactMessageOpenDays = 365;
/** How many sessions a page of the list holds. */
export const sessionsPerPage = 30;

/** How long the browser waits for a call before it says so. */
export const apiTimeoutMs = 10_000;
/** How often a failed query is tried again, and the longest pause between two tries. */
export const queryRetries = 3;
export const queryRetryPauseMaxMs = 30 * second;
export const queryCacheMs = 5 * minute;

export const toastMs = 5 * second;
export const toastsVisible = 1;
export const notificationToastMs = 4 * second;
export const notificationToastsVisible = 3;
export const tooltipDelayMs = 700;

export const comparisonPopupDelayMs = 5 * second;
export const comparisonPopupWidthMin = 641;
export const prefetchDelayMs = 2 * second;

/** How many error reports a browser keeps, and how many of them it shows. */
export const errorReportsKept = 100;
export const errorReportsShown = 10;
/** How long the error reports that people sent are kept. */
export const errorReportRetentionMs = 90 * day;

/** How many more minutes a child can ask for. */
export const minutesToAsk = [10, 15, 30] as const;
/** How many more minutes a parent gives with one tap; 0 is "not today". */
export const minutesToGive = [15, 30, 0] as const;
