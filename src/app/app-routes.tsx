import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { useLanguage } from "#client/language.tsx";
import { loadWords } from "#client/words.ts";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { LanguageButton } from "#features/accounts/ui/language-button.tsx";
import type { Area } from "#shared/messages/en.ts";
import { AppShell } from "#ui/app-shell.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

const LoginPage = screen(
  async () => (await import("#features/accounts/ui/login-page.tsx")).LoginPage,
  "accounts",
  "parents",
  "session",
  "fields",
  "forms",
);
const RegisterPage = screen(
  async () => (await import("#features/accounts/ui/parents/register-page.tsx")).RegisterPage,
  "accounts",
  "parents",
  "fields",
  "forms",
);
const ParentLoginPage = screen(
  async () => (await import("#features/accounts/ui/parents/parent-login-page.tsx")).ParentLoginPage,
  "accounts",
  "parents",
  "fields",
  "forms",
);
const ParentVerificationPage = screen(
  async () =>
    (await import("#features/accounts/ui/parents/verification-page.tsx")).ParentVerificationPage,
  "parents",
  "fields",
  "forms",
);
const StudentRegisterPage = screen(
  async () => (await import("#features/accounts/ui/student-register-page.tsx")).StudentRegisterPage,
  "accounts",
  "fields",
  "forms",
);
const ChatPage = screen(
  async () => (await import("#features/tutoring/ui/chat-page.tsx")).ChatPage,
  "chat",
  "desk",
);
const DashboardPage = screen(
  async () => (await import("#features/family/ui/dashboard-page.tsx")).DashboardPage,
  "family",
  "fields",
  "forms",
  "progress",
);
const ConsentPage = screen(
  async () => (await import("#features/family/ui/consent-page.tsx")).ConsentPage,
  "family",
  "fields",
  "forms",
);
const ProgressPage = screen(
  async () => (await import("#features/learning/ui/progress-page.tsx")).ProgressPage,
  "progress",
);
const AffiliateLoginPage = screen(
  async () => (await import("#features/affiliates/ui/login-page.tsx")).AffiliateLoginPage,
  "affiliates",
  "session",
  "fields",
  "forms",
);
const AffiliateRegisterPage = screen(
  async () => (await import("#features/affiliates/ui/register-page.tsx")).AffiliateRegisterPage,
  "affiliates",
  "fields",
  "forms",
);
const AffiliatePoliciesPage = screen(
  async () => (await import("#features/affiliates/ui/policies-page.tsx")).AffiliatePoliciesPage,
  "affiliates",
  "fields",
  "forms",
);
const AffiliateDashboardPage = screen(
  async () => (await import("#features/affiliates/ui/dashboard-page.tsx")).AffiliateDashboardPage,
  "affiliates",
);
const AffiliatesAdminPage = screen(
  async () => (await import("#features/affiliates/ui/admin-page.tsx")).AffiliatesAdminPage,
  "affiliates",
  "fields",
  "forms",
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
          <Route path="/admin/affiliates" element={<AffiliatesAdminPage />} />
          <Route path="/styleguide" element={<StyleguidePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}

function Frame({ fullHeight, children }: { fullHeight: boolean; children: ReactNode }) {
  const { locale, translate } = useLanguage();
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
