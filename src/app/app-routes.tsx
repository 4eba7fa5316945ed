import { lazy, type ReactNode, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { useLanguage } from "#client/language.tsx";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { LanguageButton } from "#features/accounts/ui/language-button.tsx";
import { AppShell } from "#ui/app-shell.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

const LoginPage = lazy(async () => ({
  default: (await import("#features/accounts/ui/login-page.tsx")).LoginPage,
}));
const StudentRegisterPage = lazy(async () => ({
  default: (await import("#features/accounts/ui/student-register-page.tsx")).StudentRegisterPage,
}));
const ChatPage = lazy(async () => ({
  default: (await import("#features/tutoring/ui/chat-page.tsx")).ChatPage,
}));

const StyleguidePage = lazy(async () => ({
  default: (await import("./styleguide/styleguide-page.tsx")).StyleguidePage,
}));

/** The screens by address; src/app/pages.ts says who may open them, and the server has already looked. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <Frame fullHeight={pathname === "/chat"}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/student-register" element={<StudentRegisterPage />} />
          <Route path="/chat" element={<ChatPage />} />
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
