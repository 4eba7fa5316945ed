import { Route, Switch } from "wouter";
import { bookPages } from "#shared/book-pages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { formScreen, screen } from "./screen.tsx";

const LoginPage = formScreen(
  async () => (await import("#features/accounts/ui/login-page.tsx")).LoginPage,
  "accounts",
  "factor",
  "google",
  "parents",
  "session",
);
const RegisterPage = formScreen(
  async () => (await import("#features/accounts/ui/parents/register-page.tsx")).RegisterPage,
  "accounts",
  "google",
  "parents",
);
const ParentLoginPage = formScreen(
  async () => (await import("#features/accounts/ui/parents/parent-login-page.tsx")).ParentLoginPage,
  "accounts",
  "factor",
  "parents",
);
const ParentVerificationPage = formScreen(
  async () =>
    (await import("#features/accounts/ui/parents/verification-page.tsx")).ParentVerificationPage,
  "parents",
);
const StudentRegisterPage = formScreen(
  async () => (await import("#features/accounts/ui/student-register-page.tsx")).StudentRegisterPage,
  "accounts",
  "google",
);
const DashboardPage = formScreen(
  async () => (await import("#features/family/ui/dashboard-page.tsx")).DashboardPage,
  "child",
  "family",
  "kitchen",
  "progress",
  "standing",
);
const SessionsPage = formScreen(
  async () => (await import("#features/oversight/ui/sessions-page.tsx")).SessionsPage,
  "child",
  "ending",
  "evidence",
  "oversight",
  "textbooks",
  "standing",
);
const OwnOversightPage = screen(
  async () => (await import("#features/oversight/ui/own-page.tsx")).OwnOversightPage,
  "evidence",
  "oversight",
  "textbooks",
  "standing",
);
const RulesPage = formScreen(
  async () => (await import("#features/controls/ui/rules-page.tsx")).RulesPage,
  "child",
  "controls",
  "rules",
);
const PrivacyPage = formScreen(
  async () => (await import("#features/privacy/ui/privacy-page.tsx")).PrivacyPage,
  "child",
  "privacy",
);
const ReportPage = formScreen(
  async () => (await import("#features/reports/ui/report-page.tsx")).ReportPage,
  "child",
  "family",
  "kitchen",
  "report",
  "standing",
);
const ChildCreditsPage = formScreen(
  async () => (await import("#features/credits/ui/child-credits-page.tsx")).ChildCreditsPage,
  "child",
  "credits",
);
const BookSearchPage = screen(
  async () => (await import("#features/textbooks/ui/search-page.tsx")).BookSearchPage,
  "textbooks",
);
const BookPassagePage = screen(
  async () => (await import("#features/textbooks/ui/passage-page.tsx")).BookPassagePage,
  "textbooks",
);
const OwnCreditsPage = formScreen(
  async () => (await import("#features/credits/ui/own-credits-page.tsx")).OwnCreditsPage,
  "credits",
);
const NoticesPage = formScreen(
  async () => (await import("#features/notices/ui/notices-page.tsx")).NoticesPage,
  "child",
  "notices",
);
const UnsubscribePage = formScreen(
  async () => (await import("#features/notices/ui/unsubscribe-page.tsx")).UnsubscribePage,
  "notices",
);
const NotYouPage = formScreen(
  async () => (await import("#features/accounts/ui/not-you-page.tsx")).NotYouPage,
  "notices",
);
const GuardiansPage = formScreen(
  async () => (await import("#features/family/ui/guardians/guardians-page.tsx")).GuardiansPage,
  "child",
  "guardians",
);
const InvitationPage = formScreen(
  async () => (await import("#features/family/ui/guardians/invitation-page.tsx")).InvitationPage,
  "guardians",
);
const ConsentPage = formScreen(
  async () => (await import("#features/family/ui/consent-page.tsx")).ConsentPage,
  "family",
);
const ProgressPage = screen(
  async () => (await import("#features/learning/ui/progress-page.tsx")).ProgressPage,
  "progress",
  "standing",
);
const AffiliateLoginPage = formScreen(
  async () => (await import("#features/affiliates/ui/login-page.tsx")).AffiliateLoginPage,
  "affiliates",
  "factor",
  "session",
);
const AffiliateRegisterPage = formScreen(
  async () => (await import("#features/affiliates/ui/register-page.tsx")).AffiliateRegisterPage,
  "affiliates",
);
const AffiliatePoliciesPage = formScreen(
  async () => (await import("#features/affiliates/ui/policies-page.tsx")).AffiliatePoliciesPage,
  "affiliates",
);
const AffiliateDashboardPage = screen(
  async () => (await import("#features/affiliates/ui/dashboard-page.tsx")).AffiliateDashboardPage,
  "affiliates",
  "money",
);
const StatementPage = formScreen(
  async () => (await import("#features/affiliates/ui/money/statement-page.tsx")).StatementPage,
  "affiliates",
  "money",
);
const BrandFormPage = formScreen(
  async () => (await import("#features/brands/ui/brand-form-page.tsx")).BrandFormPage,
  "brands",
);
const AdminRoutes = formScreen(
  async () => (await import("./admin-routes.tsx")).AdminRoutes,
  "admin",
  "factor",
  "curriculum",
  "challenges",
  "content",
  "credits",
  "inbox",
  "marks",
  "mishaps",
  "oversight",
  "reports",
  "standing",
  "affiliates",
  "money",
  "brands",
);
const ResetPasswordPage = formScreen(
  async () =>
    (await import("#features/accounts/ui/reset/reset-password-page.tsx")).ResetPasswordPage,
  "profile",
);
const VerifyEmailPage = screen(
  async () => (await import("#features/accounts/ui/profile/verify-email-page.tsx")).VerifyEmailPage,
  "profile",
);
const OnboardingPage = formScreen(
  async () => (await import("#features/accounts/ui/profile/onboarding-page.tsx")).OnboardingPage,
  "accounts",
  "profile",
);
const ProfilePage = formScreen(
  async () => (await import("#features/accounts/ui/profile/profile-page.tsx")).ProfilePage,
  "accounts",
  "guardians",
  "privacy",
  "profile",
  "session",
);
const DiagnosticsPage = formScreen(
  async () => (await import("#features/errors/ui/diagnostics-page.tsx")).DiagnosticsPage,
  "diagnostics",
  "mishaps",
);
const StyleguidePage = screen(
  async () => (await import("./styleguide/styleguide-page.tsx")).StyleguidePage,
);

/** Every screen but the tutor's desk, which carries the names of none of them. */
export function OtherScreens() {
  return (
    <Switch>
      <Route path="/" component={DiagnosticsPage} />
      <Route path="/inicio" component={DiagnosticsPage} />
      <Route path="/login" component={LoginPage} />
      <Route path="/register" component={RegisterPage} />
      <Route path="/parent-login" component={ParentLoginPage} />
      <Route path="/parent-email-verification" component={ParentVerificationPage} />
      <Route path="/student-register" component={StudentRegisterPage} />
      <Route path="/parent-dashboard" component={DashboardPage} />
      <Route path="/parent-dashboard/rules" component={RulesPage} />
      <Route path="/parent-dashboard/report" component={ReportPage} />
      <Route path="/parent-dashboard/sessions" component={SessionsPage} />
      <Route path="/what-parents-see" component={OwnOversightPage} />
      <Route path="/parent-dashboard/privacy" component={PrivacyPage} />
      <Route path="/parent-dashboard/guardians" component={GuardiansPage} />
      <Route path="/parent-dashboard/credits" component={ChildCreditsPage} />
      <Route path="/family-invitation" component={InvitationPage} />
      <Route path="/parent-dashboard/notices" component={NoticesPage} />
      <Route path={bookPages.search} component={BookSearchPage} />
      <Route path={bookPages.passage} component={BookPassagePage} />
      <Route path="/unsubscribe" component={UnsubscribePage} />
      <Route path="/not-you" component={NotYouPage} />
      <Route path="/parent-consent" component={ConsentPage} />
      <Route path="/credits" component={OwnCreditsPage} />
      <Route path="/progress" component={ProgressPage} />
      <Route path="/affiliate/login" component={AffiliateLoginPage} />
      <Route path="/affiliate/register" component={AffiliateRegisterPage} />
      <Route path="/affiliate/policies" component={AffiliatePoliciesPage} />
      <Route path="/affiliate/dashboard" component={AffiliateDashboardPage} />
      <Route path="/affiliate/statement" component={StatementPage} />
      <Route path="/affiliate/account" component={ProfilePage} />
      <Route path="/affiliate/brand" component={BrandFormPage} />
      <Route path="/admin/*?" component={AdminRoutes} />
      <Route path="/reset-password" component={ResetPasswordPage} />
      <Route path="/verify-email" component={VerifyEmailPage} />
      <Route path="/onboarding" component={OnboardingPage} />
      <Route path="/profile" component={ProfilePage} />
      <Route path="/styleguide" component={StyleguidePage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
