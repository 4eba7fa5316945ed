import { applicationDecidedEmail } from "#features/affiliates/emails/application-decided.ts";
import { applicationReceivedEmail } from "#features/affiliates/emails/application-received.ts";
import { newApplicationEmail } from "#features/affiliates/emails/new-application.ts";
import { emailChangedEmail } from "#features/accounts/emails/email-changed.ts";
import { parentAddressTakenEmail } from "#features/accounts/emails/parent-address-taken.ts";
import { parentConsentEmail } from "#features/accounts/emails/parent-consent.ts";
import { parentCredentialsEmail } from "#features/accounts/emails/parent-credentials.ts";
import { parentSignUpNoticeEmail } from "#features/accounts/emails/parent-sign-up-notice.ts";
import { parentVerificationEmail } from "#features/accounts/emails/parent-verification.ts";
import { passwordChangedEmail } from "#features/accounts/emails/password-changed.ts";
import { passwordResetEmail } from "#features/accounts/emails/password-reset.ts";
import { profileVerificationEmail } from "#features/accounts/emails/profile-verification.ts";
import { signInNoticeEmail } from "#features/accounts/emails/sign-in-notice.ts";
import { contactAnswerEmail } from "#features/contact/emails/contact-answer.ts";
import { contactMessageEmail } from "#features/contact/emails/contact-message.ts";
import { guardianInvitationEmail } from "#features/family/emails/guardian-invitation.ts";
import { creditsAnsweredEmail } from "#features/credits/emails/credits-answered.ts";
import { consentConfirmedEmail } from "#features/family/emails/consent-confirmed.ts";
import { guardianNewsEmail } from "#features/family/emails/guardian-news.ts";
import { ageChangeEmail } from "#features/notices/emails/age-change.ts";
import { parentNoticeEmail } from "#features/notices/emails/parent-notice.ts";
import type { Notice } from "#features/notices/emails/notice-words.ts";
import { waitingAlertEmail } from "#features/oversight/emails/waiting-alert.ts";
import { comingOfAgeEmail } from "#features/privacy/emails/coming-of-age.ts";
import { coreWithdrawnEmail } from "#features/privacy/emails/core-withdrawn.ts";
import { deletionCertificateEmail } from "#features/privacy/emails/deletion-certificate.ts";
import { unusedAccountEmail } from "#features/privacy/emails/unused-account.ts";
import { weeklyReportEmail } from "#features/reports/emails/weekly-report.ts";
import { sampleCard, sampleReport } from "#features/reports/sample-report.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { isMutable } from "#shared/notices.ts";
import { alertCategories } from "#shared/oversight.ts";

const publicUrl = new URL("https://faro.example");
const token = "Zk3vQh8mT1wXb7RnYc5dLa0PsEuJ2fGiOq9KtMx4NjA";
const url = `https://faro.example/some-page?token=${token}`;
const email = "rosa.diaz@example.org";
const at = new Date("2026-11-21T22:05:00Z");
const reader = { email, firstName: "Rosa" };
const student = { ...reader, studentFirstName: "Noa" };

const labels = { en: "Stop emails like this one", es: "Dejar de recibir correos como este" };

function unsubscribe(locale: Locale) {
  const link = `https://faro.example/unsubscribe?token=par_01k8x0000000000000000000.session.${token}`;
  return { label: labels[locale], url: link };
}

const notices: readonly Notice[] = [
  {
    kind: "session",
    childFirstName: "Noa",
    url,
    sentences: [
      {
        kind: "practised",
        problems: ["1", "2", "3", "4"],
        skills: [
          { en: "Adding fractions", es: "Sumar fracciones" },
          { en: "Equations in one step", es: "Ecuaciones de un paso" },
        ],
        minutes: 24,
      },
      { kind: "alone", problems: ["1", "2"] },
      { kind: "withHelp", problems: ["3"] },
      { kind: "open", problems: ["4"] },
      { kind: "next", problems: ["4"], step: "again", skill: null },
    ],
  },
  {
    kind: "achievement",
    childFirstName: "Noa",
    url,
    skill: { en: "Adding fractions", es: "Sumar fracciones" },
  },
  {
    kind: "sign-in",
    childFirstName: "Noa",
    url,
    device: { browser: "Chrome", system: "Windows" },
    at,
    timeZone: "America/Mexico_City",
  },
  {
    kind: "age",
    childFirstName: "Leo",
    url,
    day: "2026-12-21",
    sight: "flagged",
    isAhead: true,
  },
  {
    kind: "age",
    childFirstName: "Noa",
    url,
    day: "2026-11-21",
    sight: "summaries",
    isAhead: false,
  },
];

function weekly(locale: Locale, names: readonly string[]): Email {
  const children = names.flatMap((id) => {
    const report = sampleReport(id, {}, { now: at, timeZone: "UTC" });
    return report ? [{ report, card: sampleCard(id, { now: at }) }] : [];
  });
  return weeklyReportEmail(
    { ...reader, children, publicUrl, unsubscribe: unsubscribe(locale) },
    locale,
  );
}

function notice(locale: Locale, ...told: readonly Notice[]): Email {
  const dashboardUrl = "https://faro.example/parent-dashboard";
  const mayEnd = told.some(({ kind }) => isMutable(kind));
  const wayOut = mayEnd ? { unsubscribe: unsubscribe(locale) } : {};
  const props = { ...reader, notices: told, dashboardUrl, ...wayOut };
  return parentNoticeEmail(props, locale);
}

/** Every letter that the program can write, by the file that writes it, each in its variants. */
export function everyEmail(locale: Locale): Readonly<Record<string, readonly Email[]>> {
  const device = { browser: "Chrome", system: "Windows" };
  const signIn = { ...reader, device, at, timeZone: "America/Mexico_City", url };
  const age = { ...student, day: "2026-12-21", url };
  return {
    "application-decided": (["active", "rejected"] as const).map((status) =>
      applicationDecidedEmail({ ...reader, status, reason: "Thank you, Rosa.", url }, locale),
    ),
    "application-received": [applicationReceivedEmail({ ...reader, url }, locale)],
    "new-application": [
      newApplicationEmail(
        { to: email, name: "Rosa Díaz", applicantEmail: email, plan: "At school.", url },
        locale,
      ),
    ],
    "email-changed": [
      emailChangedEmail(
        { formerEmail: email, firstName: "Rosa", maskedEmail: "r…z@example.org", url },
        locale,
      ),
    ],
    "parent-address-taken": [
      parentAddressTakenEmail({ email, fullName: "Rosa Díaz", url }, locale),
    ],
    "parent-consent": [
      parentConsentEmail({ parentEmail: email, childFirstName: "Noa", url, days: 7 }, locale),
    ],
    "parent-credentials": [
      parentCredentialsEmail(
        {
          email,
          fullName: "Rosa Díaz",
          children: [{ fullName: "Noa Vega", signsInWith: "noa.vega", url }],
          minutes: 30,
          url,
        },
        locale,
      ),
    ],
    "parent-sign-up-notice": [
      parentSignUpNoticeEmail(
        { to: email, id: "par_1", email, fullName: "Rosa Díaz", phone: "5550100", url },
        locale,
      ),
    ],
    "parent-verification": [
      parentVerificationEmail({ email, fullName: "Rosa Díaz", url, days: 2 }, locale),
    ],
    "password-changed": [
      passwordChangedEmail({ ...reader, childFirstName: null, url }, locale),
      passwordChangedEmail({ ...reader, childFirstName: "Noa", url }, locale),
    ],
    "password-reset": [
      passwordResetEmail({ ...reader, account: "parent", url, minutes: 30 }, locale),
    ],
    "profile-verification": [profileVerificationEmail({ ...reader, url, days: 2 }, locale)],
    "sign-in-notice": [
      signInNoticeEmail({ ...signIn, childFirstName: null }, locale),
      signInNoticeEmail(
        { ...signIn, childFirstName: "Noa", unsubscribe: unsubscribe(locale) },
        locale,
      ),
    ],
    "contact-message": [
      contactMessageEmail(
        { to: email, name: "Rosa Díaz", email, sender: "parent", message: "Good day\n\nRosa" },
        locale,
      ),
    ],
    "contact-answer": [
      contactAnswerEmail(
        { to: email, name: "Rosa Díaz", answer: "Thank you.\n\nWe do.", message: "Do you?", url },
        locale,
      ),
    ],
    "guardian-invitation": [
      guardianInvitationEmail(
        { email, kind: "guardian", inviter: "Rosa Díaz", children: ["Noa", "Leo"], url, days: 7 },
        locale,
      ),
    ],
    "credits-answered": [
      ...[25, 1, null].map((amount) =>
        creditsAnsweredEmail(
          { ...reader, childFirstName: "Noa", amount, reason: "For the exams.", url },
          locale,
        ),
      ),
      creditsAnsweredEmail(
        { ...reader, childFirstName: null, amount: null, reason: "Not this week.", url },
        locale,
      ),
    ],
    "consent-confirmed": [consentConfirmedEmail({ ...reader, childFirstName: "Noa", url }, locale)],
    "guardian-news": [
      guardianNewsEmail(
        { ...reader, guardian: "Ana Ruiz", childFirstName: "Noa", event: "joined", url },
        locale,
      ),
    ],
    "parent-notice": [...notices.map((told) => notice(locale, told)), notice(locale, ...notices)],
    "alert-words": alertCategories.map((category) =>
      notice(locale, { kind: "alert", childFirstName: "Noa", category, url }),
    ),
    "waiting-alert": (["first", "nobody", "unclaimed"] as const).map((reason) =>
      waitingAlertEmail({ to: email, category: "violence", reason, url }, locale),
    ),
    "age-change": [
      ageChangeEmail(
        { ...reader, url },
        { day: "2026-12-21", sight: "flagged", isAhead: true },
        locale,
      ),
      ageChangeEmail(
        { ...reader, url },
        { day: "2026-11-21", sight: "summaries", isAhead: false },
        locale,
      ),
    ],
    "coming-of-age": [
      comingOfAgeEmail({ ...age, isAhead: true }, locale),
      comingOfAgeEmail({ ...age, studentFirstName: null, isAhead: false }, locale),
    ],
    "core-withdrawn": [
      coreWithdrawnEmail({ ...reader, childFirstName: "Noa", goesAt: at, url }, locale),
    ],
    "deletion-certificate": [
      deletionCertificateEmail(
        {
          ...reader,
          certificateId: "cert_1",
          deletedAt: at,
          reason: "guardian",
          byReader: true,
          removed: { profiles: 1, messages: 240 },
          url,
        },
        locale,
      ),
    ],
    "unused-account": [unusedAccountEmail(age, locale)],
    "weekly-report": [
      weekly(locale, ["sample_elena", "sample_bruno"]),
      weekly(locale, ["sample_elena"]),
    ],
  };
}
