import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";

/** Long enough for the answer to have left, so that the work does not slow it down either. */
const pauseMs = 10;

/**
 * Does work once the call has been answered, so that the time of the answer tells nothing of what there was to
 * do. A failure goes to the log; a refusal (AppError) is the expected end of some work and goes nowhere.
 */
export function afterAnswer(context: RequestContext, work: () => Promise<unknown>): void {
  setTimeout(() => {
    work().catch((error: unknown) => {
      if (error instanceof AppError) return;
      context.log.error({ reason: describeFailure(error) }, "work after an answer failed");
    });
  }, pauseMs);
}
