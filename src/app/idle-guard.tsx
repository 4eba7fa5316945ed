import { type ComponentType, lazy, Suspense } from "react";
import { useAccount } from "#client/session.tsx";
import { loadWords } from "#client/words.ts";

const IdleWatch = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [watch] = await Promise.all([
      import("#features/accounts/ui/sessions/idle-watch.tsx"),
      loadWords(["session"]),
    ]);
    return { default: watch.IdleWatch };
  } catch {
    // The page is of use without it; the server ends the session all the same.
    return { default: () => null };
  }
});

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
