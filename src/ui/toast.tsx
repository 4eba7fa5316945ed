import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastOptions } from "./toast-host.tsx";

const bringHost = () => import("./toast-host.tsx");
const ToastHost = lazy(async () => ({ default: (await bringHost()).ToastHost }));

const hostReady = Promise.withResolvers<void>();
const listeners = new Set<() => void>();
let isWanted = false;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws the host on the page, and gives it once it can show something. */
async function readyHost() {
  isWanted = true;
  for (const listener of listeners) listener();
  await hostReady.promise;
  return bringHost();
}

/** Where toasts appear (row K-02); their code is loaded with the first of them. */
export function Toasts({ words }: { words: { messages: string; notifications: string } }) {
  const isShown = useSyncExternalStore(listen, () => isWanted);
  return (
    isShown && (
      <Suspense>
        <ToastHost words={words} onReady={hostReady.resolve} />
      </Suspense>
    )
  );
}

/** Says what just happened; a new message takes the place of the one before. */
export function showToast(options: ToastOptions): void {
  void readyHost().then(({ presentToast }) => presentToast(options));
}

/** Tells of something that happened elsewhere: a sign-in, a finished session. */
export function showNotification(options: ToastOptions): void {
  void readyHost().then(({ presentNotification }) => presentNotification(options));
}
