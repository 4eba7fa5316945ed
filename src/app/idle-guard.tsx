import { type ComponentType, lazy, Suspense } from "react";
import { useAccount } from "#client/session.tsx";
import { loadWords } from "#client/words.ts";
import type { Area } from "#shared/messages/en.ts";

/** A watch over the session. The page is of use without it: the server ends the session all the same. */
function watch(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const [component] = await Promise.all([load(), loadWords(areas)]);
      return { default: component };
    } catch {
      return { default: () => null };
    }
  });
}

const IdleWatch = watch(
  async () => (await import("#features/accounts/ui/sessions/idle-watch.tsx")).IdleWatch,
  "session",
);
const HourWatch = watch(
  async () => (await import("#features/accounts/ui/sessions/hour-watch.tsx")).HourWatch,
  "session",
  "errors",
  "fields",
  "forms",
);

/** Warns parents, and nobody else, before a session ends because nothing happens (T-11, P-03). */
export function IdleGuard() {
  const { account } = useAccount();
  return (
    account?.kind === "parent" && (
      <Suspense fallback={null}>
        <IdleWatch />
      </Suspense>
    )
  );
}

/** Warns whoever has a session of an hour before it is over (T-01), and lets them go on where they are. */
export function HourGuard() {
  const { account } = useAccount();
  return (
    account?.sessionRenewal === "password" && (
      <Suspense fallback={null}>
        <HourWatch />
      </Suspense>
    )
  );
}
