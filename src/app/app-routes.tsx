import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { useLanguage } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { loadWords } from "#client/words.ts";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { LanguageButton } from "#features/accounts/ui/language-button.tsx";
import type { Area } from "#shared/messages/en.ts";
import { AppShell } from "#ui/app-shell.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

const LoginPage = formScreen(
  async () => (await import("#features/accounts/ui/login-page.tsx")).LoginPage,
  "accounts",
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
const ChatPage = screen(
  async () => (await import("#features/tutoring/ui/chat-page.tsx")).ChatPage,
  "chat",
  "desk",
);
const DashboardPage = formScreen(
  async () => (await import("#features/family/ui/dashboard-page.tsx")).DashboardPage,
  "family",
  "progress",
);
const ConsentPage = formScreen(
  async () => (await import("#features/family/ui/consent-page.tsx")).ConsentPage,
  "family",
);
const ProgressPage = screen(
  async () => (await import("#features/learning/ui/progress-page.tsx")).ProgressPage,
  "progress",
);
const AffiliateLoginPage = formScreen(
  async () => (await import("#features/affiliates/ui/login-page.tsx")).AffiliateLoginPage,
  "affiliates",
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
);
const AdminRoutes = formScreen(
  async () => (await import("./admin-routes.tsx")).AdminRoutes,
  "admin",
  "affiliates",
);
const QuickNavigation = screen(
  async () => (await import("./quick-navigation.tsx")).QuickNavigation,
  "pages",
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
  "profile",
  "session",
);
const StyleguidePage = screen(
  async () => (await import("./styleguide/styleguide-page.tsx")).StyleguidePage,
);

/** A screen that comes with the words it says when its address is opened. */
function screen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadWords(areas)]);
    return { default: component };
  });
}

/** A screen with forms: it says what is wrong with a field, and why a form was refused. */
function formScreen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return screen(load, "errors", "fields", "forms", ...areas);
}

/** The screens by address; src/app/pages.ts says who may open them, and the server has already looked. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <Frame fullHeight={pathname === "/chat"}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/parent-login" element={<ParentLoginPage />} />
          <Route path="/parent-email-verification" element={<ParentVerificationPage />} />
          <Route path="/student-register" element={<StudentRegisterPage />} />
          <Route path="/chat" element={<ChatPage />} />
          <Route path="/parent-dashboard" element={<DashboardPage />} />
          <Route path="/parent-consent" element={<ConsentPage />} />
          <Route path="/progress" element={<ProgressPage />} />
          <Route path="/affiliate/login" element={<AffiliateLoginPage />} />
          <Route path="/affiliate/register" element={<AffiliateRegisterPage />} />
          <Route path="/affiliate/policies" element={<AffiliatePoliciesPage />} />
          <Route path="/affiliate/dashboard" element={<AffiliateDashboardPage />} />
          <Route path="/admin/*" element={<AdminRoutes />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/verify-email" element={<VerifyEmailPage />} />
          <Route path="/onboarding" element={<OnboardingPage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/styleguide" element={<StyleguidePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}

function Frame({ fullHeight, children }: { fullHeight: boolean; children: ReactNode }) {
  const { locale, translate } = useLanguage();
  const { account } = useAccount();
  return (
    <AppShell
      words={{
        productName: translate("shell.productName"),
        navigation: translate("shell.navigation"),
        skipToContent: translate("shell.skipToContent"),
      }}
      home={locale === "es" ? "/inicio" : "/"}
      links={[]}
      trailing={
        <>
          {account?.role === "administrator" && (
            <Suspense fallback={null}>
              <QuickNavigation />
            </Suspense>
          )}
          <LanguageButton />
          <AccountMenu />
        </>
      }
      fullHeight={fullHeight}
    >
      {children}
    </AppShell>
  );
}
