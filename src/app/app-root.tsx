import { QueryClientProvider } from "@tanstack/react-query";
import { CareHost } from "#client/care/care-host.tsx";
import { LanguageProvider, useTranslate } from "#client/language.tsx";
import { SessionWatcher } from "#client/session.tsx";
import { AddressRouter } from "#ui/address.tsx";
import { Toasts } from "#ui/toast.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { FailureBoundary } from "./failure-boundary.tsx";
import { IdleGuard } from "./idle-guard.tsx";
import { createQueryClient } from "./query-client.ts";
import { RootFailure } from "./root-failure.tsx";

const queryClient = createQueryClient();

/** The application: what it knows, its language, its pages, and what it says in passing. */
export function AppRoot() {
  return (
    <FailureBoundary fallback={RootFailure}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <AddressRouter>
            <SessionWatcher />
            <IdleGuard />
            <AppRoutes />
          </AddressRouter>
          <CareHost />
          <AppToasts />
        </LanguageProvider>
      </QueryClientProvider>
    </FailureBoundary>
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
