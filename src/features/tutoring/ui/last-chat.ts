import { type LastChat, readLastChat, storageKeys } from "#shared/browser-storage.ts";

/** The chat this browser showed last; null where it keeps nothing. */
export function recallLastChat(): LastChat | null {
  try {
    return readLastChat(localStorage.getItem(storageKeys.lastChat));
  } catch {
    return null;
  }
}

/** Keeps a chat for Resume (N-03), or forgets the last one. */
export function rememberLastChat(last: LastChat | null): void {
  try {
    if (last) localStorage.setItem(storageKeys.lastChat, JSON.stringify(last));
    else localStorage.removeItem(storageKeys.lastChat);
  } catch {
    // A browser that keeps nothing opens the newest session instead.
  }
}
