/**
 * What comes to the page once it is up: the page shown in place of a screen that failed, and what keeps reports.
 * It takes over the failures that the script in the head has noted since the start (site-unavailable.ts).
 */
import { FallbackPage } from "#features/errors/ui/fallback-page.tsx";
import { keepFailure } from "#features/errors/ui/keep-failure.ts";
import type { Source } from "#features/errors/rules.ts";

export { FallbackPage, keepFailure };

function keepNoted(noted: unknown): void {
  const [thrown, where]: unknown[] = Array.isArray(noted) ? noted : [];
  const source: Source = where === "promise" ? "promise" : "window";
  keepFailure({ thrown, source }).catch(() => {
    // A browser that cannot make a report goes without it.
  });
}

const noted: unknown = Reflect.get(window, "faroFailures");
if (Array.isArray(noted)) {
  for (const one of noted.splice(0)) keepNoted(one);
  noted.push = (...later: unknown[]) => {
    for (const one of later) keepNoted(one);
    return 0;
  };
}
