import type { BoundCall } from "#platform/http/bound-call.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { isRecord } from "#shared/records.ts";

/** The same call, whose fields other programs may write as the specification does: `referral_code` for `referralCode`. */
export function inSnakeCaseToo(bound: BoundCall): BoundCall {
  if (bound.answer !== "json") return bound;
  return {
    ...bound,
    run: (context: RequestContext, input: unknown) => bound.run(context, inCamelCase(input)),
  };
}

/** What is written in both ways counts as it is written in ours. */
export function inCamelCase(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const renamed = Object.entries(input).map(([name, value]) => [
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { ...Object.fromEntries(renamed), ...input };
}
