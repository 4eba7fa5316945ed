import { QueryCache, QueryClient } from "@tanstack/react-query";
import { queryCacheMs, queryRetries, queryRetryPauseMaxMs, second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { reportFailure } from "./report-failure.ts";

/** Failures that another try may mend; a refusal is final and is shown at once. */
function mayPass(error: unknown): boolean {
  return !(error instanceof AppError) || error.code === "unavailable" || error.code === "internal";
}

/** The pause before a try, doubling from one second up to the cap (K-03). */
export function retryPauseMs(failuresSoFar: number): number {
  return Math.min(second * 2 ** failuresSoFar, queryRetryPauseMaxMs);
}

/** Whether a failed query is tried again (K-03). */
export function shouldRetry(failuresSoFar: number, error: unknown): boolean {
  return failuresSoFar < queryRetries && mayPass(error);
}

/**
 * What the pages know of the server: kept for five minutes, asked again where a try may help (K-03). What fails all
 * the same is reported with the feature it belongs to, which every key begins with.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, { queryKey }) =>
        reportFailure({ thrown, source: "query", query: String(queryKey[0]) }),
    }),
    defaultOptions: {
      queries: {
        gcTime: queryCacheMs,
        staleTime: queryCacheMs,
        retry: shouldRetry,
        retryDelay: retryPauseMs,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/**
 * Forgets the answers that no screen holds now, so that they are asked for anew (E-01): one that nothing could be made of
 * would else be kept, and the screen fail again.
 */
export function forgetUnheld(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
}
