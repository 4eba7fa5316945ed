import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LanguageContext } from "#client/language.tsx";
import { sessionKey } from "#client/session-query.ts";
import type { Account } from "#features/accounts/contract.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { AtAddress } from "#ui/address.tsx";

type Drawn = {
  /** The address that the screen is opened at. */
  path?: string;
  locale?: Locale;
  /** Who is signed in, as the server has said. */
  account?: Account | null;
  /** What calls have answered before, by the key of their query. */
  answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
};

/** The HTML of a screen as it is first drawn, without a browser: its effects do not run, and nothing can be pressed. */
export function drawScreen(screen: ReactNode, drawn: Drawn = {}): string {
  const { path = "/", locale = "en", account = null, answers = [] } = drawn;
  const { pathname, search, hash } = new URL(path, "http://localhost");
  const client = new QueryClient();
  client.setQueryData(sessionKey, account);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const language = {
    locale,
    translate: translators[locale],
    changeLocale: () => Promise.resolve(),
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <AtAddress address={{ pathname, search, hash, state: null }}>{screen}</AtAddress>
      </LanguageContext>
    </QueryClientProvider>,
  );
}

/** Somebody signed in, as the server tells the page. */
export function accountOf(options: Partial<Account> = {}): Account {
  return {
    id: "prf_1",
    kind: "profile",
    role: "student",
    fullName: "Maya Torres",
    firstName: "Maya",
    username: "maya",
    email: null,
    gradeLevel: 8,
    primarySubject: "Mathematics",
    onboardingCompleted: true,
    locale: "en",
    brand: null,
    sessionExpiresAt: "2100-01-01T00:00:00.000Z",
    sessionRenewal: "activity",
    ...options,
  };
}

/** The words that a reader sees of some HTML, in order. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The words of each button and each link of some HTML, in order. */
export function actionsOf(html: string): string[] {
  return [...html.matchAll(/<(button|a)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner = ""]) =>
    textOf(inner),
  );
}

/** Where the links of some HTML lead, by their words. */
export function linksOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return Object.fromEntries(
    links.map(([, href = "", inner = ""]) => [textOf(inner), href.replaceAll("&amp;", "&")]),
  );
}
