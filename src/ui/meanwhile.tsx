import {
  type ComponentType,
  lazy,
  Suspense,
  type SuspenseProps,
  useSyncExternalStore,
} from "react";

const listeners = new Set<() => void>();
let arrived = 0;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const countArrived = () => arrived;

function tellArrived(): void {
  arrived++;
  for (const listener of listeners) listener();
}

/** A part of a page that is loaded when it is first shown, and then shown at once where it stands in Meanwhile. */
export function arriving<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => {
    const loaded = load().then((component) => ({ default: component }));
    // React hears of it in the same turn; whoever draws it again does so after that.
    loaded.then(() => queueMicrotask(tellArrived), ignore);
    return loaded;
  });
}

/** The failure is React's, which has the same promise. */
function ignore(): void {
  return undefined;
}

/**
 * Suspense that does not dwell on its placeholder. React by itself leaves each for 300 ms at least, so that many in a
 * row do not flicker: a screen whose code is there in 20 would stand empty for 280 more each time a page is opened.
 */
export function Meanwhile({ fallback, children }: Pick<SuspenseProps, "fallback" | "children">) {
  useSyncExternalStore(listen, countArrived, countArrived);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
