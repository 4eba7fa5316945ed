import { toastMs } from "#shared/constants.ts";
import type { ErrorCode } from "#shared/errors.ts";

const words = {
  en: async () => (await import("#shared/messages/en/errors.ts")).errors,
  es: async () => (await import("#shared/messages/es/errors.ts")).errors,
};

/** Long enough for a screen reader to know the place before something is said in it. */
const settleMs = 100;

/**
 * Says at the foot of the page, for as long as a toast stands (K-02), why something was refused that nobody pressed a
 * button for. Needs nothing of the application, so it works on the public pages too.
 */
export async function sayRefusal(code: ErrorCode): Promise<void> {
  const errors = await words[document.documentElement.lang === "es" ? "es" : "en"]();
  const note = document.createElement("output");
  note.className = "page-note";
  document.body.append(note);
  setTimeout(() => {
    note.textContent = errors[code];
  }, settleMs);
  setTimeout(() => note.remove(), settleMs + toastMs);
}
