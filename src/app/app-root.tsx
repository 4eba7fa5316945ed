import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router";
import { LanguageProvider, useTranslate } from "#client/language.tsx";
import { SessionWatcher } from "#client/session.tsx";
import { Toasts } from "#ui/toast.tsx";
import { AppFailure } from "./app-failure.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { IdleGuard } from "./idle-guard.tsx";
import { createQueryClient } from "./query-client.ts";

const queryClient = createQueryClient();

/** The application: what it knows, its language, its pages, and what it says in passing. */
export function AppRoot() {
  return (
    <AppFailure>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <BrowserRouter>
            <SessionWatcher />
            <IdleGuard />
            <AppRoutes />
          </BrowserRouter>
          <AppToasts />
        </LanguageProvider>
      </QueryClientProvider>
    </AppFailure>
  );
}

function AppToasts() {
  const translate = useTranslate();
  return (
    <Toasts
      words={{
        messages: translate("shell.messages"),
        notifications: translate("shell.notifications"),
      }}
    />
  );
}
