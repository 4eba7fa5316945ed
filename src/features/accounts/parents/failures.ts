import { describeFailure } from "#platform/describe-failure.ts";
import type { BoundCall } from "#platform/http/bound-call.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { toAppError } from "#platform/http/to-app-error.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";

/**
 * An unexpected failure under the name that tells people what did not work; the log keeps what it was. Refusals,
 * and a database that cannot be reached, keep their own names.
 */
export function named(context: RequestContext, code: ErrorCode, error: unknown): unknown {
  const known = toAppError(error);
  if (known.code !== "internal") return error;
  context.log.error({ reason: describeFailure(error), code }, "a call failed unexpectedly");
  return new AppError(code);
}

/** The call with its unexpected failures named. */
export function namingFailures(bound: BoundCall, otherwise: ErrorCode): BoundCall {
  if (bound.answer !== "json") return bound;
  return {
    ...bound,
    run: async (context: RequestContext, input: unknown) => {
      try {
        return await bound.run(context, input);
      } catch (error) {
        throw named(context, otherwise, error);
      }
    },
  };
}

/** The call with `code` as its answer where one of `names` is empty; every wrong field is named all the same. */
export function requiring(bound: BoundCall, names: readonly string[], code: ErrorCode): BoundCall {
  if (bound.answer !== "json") return bound;
  return {
    ...bound,
    run: (context: RequestContext, input: unknown) => {
      const result = bound.call.input.safeParse(input);
      if (!result.success && names.some((name) => isEmpty(input, name))) {
        throw new AppError(code, { fields: toAppError(result.error).fields });
      }
      return bound.run(context, input);
    },
  };
}

function isEmpty(input: unknown, name: string): boolean {
  const value = new Map(Object.entries(Object(input))).get(name);
  return typeof value !== "string" || value.trim() === "";
}
