import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { FallbackProps } from "./failure-boundary.tsx";
import { forgetUnheld } from "./query-client.ts";
import { bringFailureDesk } from "./report-failure.ts";

const FallbackPage = lazy(() =>
  bringFailureDesk().then(
    (desk) => ({ default: desk.FallbackPage }),
    () => ({ default: PlainFallback }),
  ),
);

/** In place of a screen that failed (E-01). */
export function ScreenFailure({ onRetry, ...failure }: FallbackProps) {
  const client = useQueryClient();
  const retry = () => {
    forgetUnheld(client);
    onRetry();
  };
  return (
    <Suspense fallback={null}>
      <FallbackPage {...failure} onRetry={retry} />
    </Suspense>
  );
}

/** The least that can be said, from what every page has already. */
function PlainFallback({ onRetry }: FallbackProps) {
  const translate = useTranslate();
  return (
    <div role="alert" className="m-auto p-6">
      <h1>{translate("errors.internal")}</h1>
      <Button onClick={onRetry}>{translate("shell.tryAgain")}</Button>{" "}
      <Button onClick={() => location.reload()}>{translate("shell.reload")}</Button>
    </div>
  );
}
