import type { z } from "zod";
import type { Call } from "#shared/contract.ts";
import type { AppError } from "#shared/errors.ts";
import type { EventSink } from "./event-sink.ts";
import type { RequestContext } from "./request-context.ts";

/** A declared call with the code that answers it. */
export type BoundCall =
  | {
      call: Call;
      answer: "json";
      run(context: RequestContext, input: unknown): Promise<unknown>;
      /** What is answered where it takes longer than `afterMs`, or the database cannot be asked; else such a call fails. */
      late?: { afterMs: number; instead: unknown };
    }
  | {
      call: Call;
      answer: "upload";
      run(context: RequestContext, input: unknown, file: Uint8Array): Promise<unknown>;
    }
  | {
      call: Call;
      answer: "events";
      run(context: RequestContext, input: unknown, sink: EventSink<unknown>): Promise<void>;
    }
  | {
      call: Call;
      answer: "redirect";
      run(context: RequestContext, input: unknown): Promise<string>;
      /** Where a failure leads: a browser on its way cannot show JSON. */
      onFailure: string;
      /** The page that a refused form is answered with instead, what was typed still in it; null where there is none. */
      refused?(failure: AppError, typed: unknown): string | null;
    };

/**
 * Binds a handler to its call. Input is parsed before the handler sees it; the answer is parsed on its way
 * out, so nothing leaves that the contract does not name.
 */
export function answer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handler: (context: RequestContext, input: z.output<Input>) => Promise<z.input<Output>>,
  late?: { afterMs: number; instead: z.output<Output> },
): BoundCall {
  return {
    call,
    answer: "json",
    ...(late ? { late } : {}),
    run: async (context, input) =>
      call.output.parse(await handler(context, call.input.parse(input))),
  };
}

/** The same call, answered once this program has heard of what it changed: whoever is answered sees it. */
export function onceHeard(bound: BoundCall): BoundCall {
  if (bound.answer !== "json" || bound.call.method === "get") return bound;
  return {
    ...bound,
    async run(context: RequestContext, input: unknown) {
      const answered = await bound.run(context, input);
      await context.live.settle();
      return answered;
    },
  };
}

/** Binds a handler to a call that takes a file; the file comes as it was sent, and nothing is known of it but its size. */
export function answerUpload<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handler: (
    context: RequestContext,
    input: z.output<Input>,
    file: Uint8Array,
  ) => Promise<z.input<Output>>,
): BoundCall {
  return {
    call,
    answer: "upload",
    run: async (context, input, file) =>
      call.output.parse(await handler(context, call.input.parse(input), file)),
  };
}

/** Binds a handler that answers with a stream. Events are typed, not parsed: tokens pass through here. */
export function answerStream<Input extends z.ZodType, Event extends z.ZodType>(
  call: Call<Input, Event>,
  handler: (
    context: RequestContext,
    input: z.output<Input>,
    sink: EventSink<z.output<Event>>,
  ) => Promise<void>,
): BoundCall {
  return {
    call,
    answer: "events",
    run: (context, input, sink) => handler(context, call.input.parse(input), sink),
  };
}

/** Binds a handler that gives the address to lead the browser to. `onFailure` is where it leads when that fails. */
export function answerRedirect<Input extends z.ZodType>(
  call: Call<Input>,
  handler: (context: RequestContext, input: z.output<Input>) => Promise<string>,
  onFailure: string,
): BoundCall {
  return {
    call,
    answer: "redirect",
    run: (context, input) => handler(context, call.input.parse(input)),
    onFailure,
  };
}

/**
 * Binds a handler to a form that works without a script: the browser posts it as such, is led on where it was taken,
 * and is answered with the form where it was not.
 */
export function answerForm<Input extends z.ZodType>(
  call: Call<Input>,
  handler: (context: RequestContext, input: z.output<Input>) => Promise<string>,
  failure: { onFailure: string; refused(failure: AppError, typed: unknown): string | null },
): BoundCall {
  return {
    ...failure,
    call,
    answer: "redirect",
    run: (c, input) => handler(c, call.input.parse(input)),
  };
}
