import { isLocale, type Locale } from "#shared/locale.ts";

const visitKey = "faro.visit";

/** One visit of one tab, by which its reports are known to belong together; ends with the tab, and names nobody. */
export function visitId(): string {
  try {
    const known = sessionStorage.getItem(visitKey);
    if (known?.startsWith("session_")) return known;
    const made = newVisitId();
    sessionStorage.setItem(visitKey, made);
    return made;
  } catch {
    return newVisitId();
  }
}

function newVisitId(): string {
  let random = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) random += (byte % 36).toString(36);
  return `session_${random}`;
}

/** The program's version, and the build of the script that drew the page: "0.1.0+Bx3kQ9pa". */
export function releaseOfPage(): string {
  const version: unknown = import.meta.env.VITE_VERSION;
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  const build = /-([\w-]{8})\.js$/.exec(script)?.[1];
  return `${typeof version === "string" ? version : "0.0.0"}${build ? `+${build}` : ""}`;
}

/** The language that the page speaks. */
export function languageOfPage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : "en";
}

/** What the server says in the page's head: "environment", "backend-root"; null where it says nothing. */
export function toldByServer(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
