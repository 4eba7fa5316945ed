import { isSessionOpen } from "#features/accounts/sessions/is-session-open.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { EventSink } from "#platform/http/event-sink.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { minute } from "#shared/constants.ts";
import type { Family, FamilyEvent } from "../contract.ts";
import { liveFamiliesOf } from "./live-families.ts";

/** How often an open stream asks whether its session still holds and who belongs to the family. */
const lookAgainMs = minute;

/** Follows a family until the browser leaves or the session ends, which is asked `everyMs`. */
export async function watchFamily(
  context: RequestContext,
  parent: { parentId: string; timeZone: string },
  sink: EventSink<FamilyEvent>,
  everyMs = lookAgainMs,
): Promise<void> {
  const families = liveFamiliesOf(context);
  const dashboard = { ...parent, send: (event: FamilyEvent) => sink.send(event) };
  sink.open();
  const stop = families.watch(dashboard);
  try {
    await untilSessionEnds(context, sink, everyMs, () => families.refresh(dashboard));
  } finally {
    stop();
  }
}

/** P-03: the sample family never changes. */
export async function watchSample(
  context: RequestContext,
  family: Family,
  sink: EventSink<FamilyEvent>,
): Promise<void> {
  sink.send({ type: "family", family });
  await untilSessionEnds(context, sink, lookAgainMs, () => undefined);
}

/** Resolves when the browser leaves or the session has ended; a database that is away ends nothing. */
function untilSessionEnds(
  context: RequestContext,
  sink: EventSink<FamilyEvent>,
  everyMs: number,
  onHolds: () => void,
): Promise<void> {
  const { sessionHash } = requireActor(context);
  return new Promise((resolve) => {
    async function look(): Promise<void> {
      try {
        if (await isSessionOpen(context.db, sessionHash, context.now())) onHolds();
        else end();
      } catch (error) {
        context.log.warn(
          { reason: describeFailure(error) },
          "a live view could not ask for its session",
        );
      }
    }
    const timer = setInterval(() => void look(), everyMs);
    timer.unref();
    function end(): void {
      clearInterval(timer);
      resolve();
    }
    sink.onClose(end);
  });
}
