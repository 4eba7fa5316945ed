import type { BoundCall } from "#platform/http/bound-call.ts";
import type { EventSink } from "#platform/http/event-sink.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { type Access, recordAccess } from "./record-access.ts";
import { type Look, looks } from "./rules-access.ts";

/**
 * The same call, which writes down who looked at what of a student before it answers: no look without an entry. What
 * is refused shows nothing and leaves none.
 */
export function withAccessLog(bound: BoundCall): BoundCall {
  const look = looks.get(bound.call);
  if (!look) return bound;
  if (bound.answer === "json") {
    return {
      ...bound,
      run: async (context: RequestContext, input: unknown) => {
        const output = await bound.run(context, input);
        const access = accessOf(context, look, input, output);
        if (access) await recordAccess(context.db, access);
        return output;
      },
    };
  }
  if (bound.answer === "redirect" || bound.answer === "upload") return bound;
  return {
    ...bound,
    run: (context: RequestContext, input: unknown, sink: EventSink<unknown>) =>
      bound.run(context, input, noting(context, look, sink)),
  };
}

/** A stream's sink that writes down what its first event shows, before the event goes out. */
function noting(context: RequestContext, look: Look, sink: EventSink<unknown>): EventSink<unknown> {
  let isNoted = false;
  return {
    open: () => sink.open(),
    onClose: (listener) => sink.onClose(listener),
    send(event) {
      sink.send(event);
      if (isNoted) return;
      const access = accessOf(context, look, null, event);
      if (!access) return;
      isNoted = true;
      void recordAccess(context.db, access).catch((error: unknown) =>
        context.log.error({ err: error }, "a look could not be written down"),
      );
    },
  };
}

/** Whose look it is at what; null where it shows nobody, or a family that does not exist. */
function accessOf(
  context: RequestContext,
  look: Look,
  input: unknown,
  output: unknown,
): Access | null {
  const { actor } = context;
  if (!actor || (actor.kind !== "parent" && actor.role !== "administrator")) return null;
  const shown = look.students(input, output).filter((id) => id !== "");
  if (shown.length === 0) return null;
  return {
    viewer: { kind: actor.kind === "parent" ? "parent" : "administrator", id: actor.id },
    students: shown,
    what: look.what,
    thing: look.thing?.(input) ?? "",
    now: context.now(),
  };
}
