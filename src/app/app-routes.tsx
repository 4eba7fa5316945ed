import type { ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useLanguage } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { useBrandLook } from "#client/place.ts";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { LanguageButton } from "#features/accounts/ui/language-button.tsx";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import { AppShell } from "#ui/app-shell.tsx";
import { Meanwhile } from "#ui/meanwhile.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import { HourGuard } from "./idle-guard.tsx";
import { ScreenFailure } from "./screen-failure.tsx";
import { formScreen, screen } from "./screen.tsx";

const ChatPage = screen(
  async () => (await import("#features/tutoring/ui/chat-page.tsx")).ChatPage,
  "chat",
  "desk",
);
const QuickNavigation = screen(
  async () => (await import("./quick-navigation.tsx")).QuickNavigation,
  "pages",
);
const OtherScreens = screen(async () => (await import("./other-screens.tsx")).OtherScreens);
const DeskTime = formScreen(
  async () => (await import("#features/controls/ui/desk-time.tsx")).DeskTime,
  "time",
  "rules",
);

/** What cannot be shown beside the page must not take the page with it. */
const Nothing = () => null;

/** The screens by address; src/app/pages.ts says who may open them, and the server has already looked. */
export function AppRoutes() {
  const [pathname] = useLocation();
  return (
    <Frame fullHeight={pathname === "/chat"}>
      <FailureBoundary place={pathname} fallback={ScreenFailure}>
        <Meanwhile fallback={null}>
          <Switch>
            <Route path="/chat" component={ChatPage} />
            <Route component={OtherScreens} />
          </Switch>
        </Meanwhile>
      </FailureBoundary>
    </Frame>
  );
}

function Frame({ fullHeight, children }: { fullHeight: boolean; children: ReactNode }) {
  const { locale, translate } = useLanguage();
  const { account } = useAccount();
  const look = useBrandLook();
  // A partner's host has a home of its own; on the main domain a brand's page is it.
  const isElsewhere = "elsewhere" in document.documentElement.dataset;
  const academyHome = locale === "es" ? "/inicio" : "/";
  const home = look && !isElsewhere ? `/brand/${look.subdomain}` : academyHome;
  return (
    <AppShell
      words={{
        runBy: translate("shell.runBy"),
        navigation: translate("shell.navigation"),
        openMenu: translate("shell.openMenu"),
        skipToContent: translate("shell.skipToContent"),
      }}
      brand={look}
      home={isElsewhere ? "/" : home}
      links={
        look
          ? []
          : (["whyUs", "about", "pricing", "contact"] as const).map((page) => ({
              href: publicRoutes[page][locale],
              label: translate(`shell.${page}`),
            }))
      }
      trailing={
        <>
          <Meanwhile fallback={null}>
            {fullHeight && account?.role === "student" && (
              <FailureBoundary fallback={Nothing}>
                <DeskTime />
              </FailureBoundary>
            )}
            {account?.role === "administrator" && <QuickNavigation />}
          </Meanwhile>
          <LanguageButton />
          <AccountMenu />
        </>
      }
      notice={<HourGuard />}
      fullHeight={fullHeight}
    >
      {children}
    </AppShell>
  );
}
