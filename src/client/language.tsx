import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { storageKeys } from "#shared/browser-storage.ts";
import { prefetchDelayMs } from "#shared/constants.ts";
import { isLocale, type Locale, localeFromHeader } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { loadWords, speak } from "./words.ts";

/** The language the application speaks. */
export type Language = {
  locale: Locale;
  translate: Translate;
  /** Speaks another language without a reload; rejects, and changes nothing, where its words cannot be loaded. */
  changeLocale: (locale: Locale) => Promise<void>;
};

type Spoken = Pick<Language, "locale" | "translate">;

/** What LanguageProvider gives; a screen that is drawn without a browser gets it directly. */
export const LanguageContext = createContext<Language | null>(null);

/** The language chosen last, or else the one the browser asks for. */
export function preferredLocale(): Locale {
  const stored = readStored();
  return isLocale(stored) ? stored : localeFromHeader(navigator.languages.join(","));
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKeys.locale);
  } catch {
    return null;
  }
}

function store(locale: Locale): void {
  try {
    localStorage.setItem(storageKeys.locale, locale);
  } catch {
    // A browser that keeps nothing still speaks the language until it is closed.
  }
}

/**
 * Gives the pages inside it their language, and the document its lang. Shows nothing until the first words are
 * there; if those cannot be loaded it throws to the error boundary.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    speak(preferredLocale()).then(setSpoken, setFailure);
  }, []);

  useEffect(() => {
    // The words for failures are fetched while the connection still stands, but after the page itself.
    const timer = setTimeout(() => {
      loadWords(["errors"]).catch(() => {
        // The first failed call asks again.
      });
    }, prefetchDelayMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.locale;
  }, [spoken]);

  const changeLocale = useCallback(async (locale: Locale) => {
    setSpoken(await speak(locale));
    store(locale);
  }, []);

  const language = useMemo(() => spoken && { ...spoken, changeLocale }, [spoken, changeLocale]);

  if (failure !== null) throw failure;
  return language && <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, and how to change it. Throws outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage needs a LanguageProvider above it");
  return language;
}

/** The texts of the page in its language. Throws outside a LanguageProvider. */
export function useTranslate(): Translate {
  return useLanguage().translate;
}
