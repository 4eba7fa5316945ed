import { useSyncExternalStore } from "react";
import type { CareAnswer } from "#shared/care.ts";

const listeners = new Set<() => void>();
let shown: CareAnswer | null = null;

/** Shows what words about something heavy are answered with, over whatever page they were written on; null puts it away. */
export function showCare(care: CareAnswer | null): void {
  shown = care;
  for (const listener of listeners) listener();
}

/** What is shown now; null where nothing is. */
export function useCare(): CareAnswer | null {
  return useSyncExternalStore(listen, () => shown);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
