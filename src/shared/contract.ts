import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { FieldProblem } from "./field-problems.ts";
import { type Access, mayEnter } from "./permissions.ts";

type Method = "get" | "post" | "put" | "delete";

/** How often one key may make a call; the server counts in the database. */
export type RateLimit = {
  /** Names the counter. */
  name: string;
  /** Whose calls are counted together. */
  per: "address" | "account";
  /**
   * Limits of safety are counted in the database, for all programs together and over restarts. Limits of pace
   * may be counted in memory, where they cost nothing on a hot path.
   */
  kept?: "database" | "memory";
  points: number;
  windowSeconds: number;
};

/** What a call that takes a file takes. */
export type Upload = {
  /** The largest file, in bytes; a larger one is refused before it is read. */
  sizeMax: number;
  /** What is said at the field "file" of a larger one. */
  tooLarge: FieldProblem;
};

/** One call: everything the server, the typed client, the documents and the permission tests need to know. */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  method: Method;
  /** Path with :params; params, query (get) and JSON body (other methods) are merged into one input object. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  input: Input;
  /** For "json" the answer; for "events" the union of events that the stream sends; nothing for "redirect". */
  output: Output;
  /** "redirect" is not called by a page but opened by the browser, which is led on. */
  answer: "json" | "events" | "redirect";
  /** The page makes this call by itself: it is no sign that somebody is there, and extends no session. */
  passive: boolean;
  /** Asked of whoever gave the account's password again a moment ago: others are answered confirmation_needed. */
  confirmed: boolean;
  errors: readonly ErrorCode[];
  limits: readonly RateLimit[];
  /** Everything it needs stands in its path: whatever body comes is left unread, a form's too (RFC 8058). */
  ignoresBody: boolean;
  /** Its body is a file, and its input stands in the path and the query; null where the body is JSON. */
  upload: Upload | null;
  /** Partners' hosts answer it as well: what families and visitors may call, unless it says otherwise (W-05). */
  onBrandHosts: boolean;
};

type CallOptions<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Call<Input, Output>,
  | "answer"
  | "errors"
  | "limits"
  | "passive"
  | "confirmed"
  | "ignoresBody"
  | "onBrandHosts"
  | "upload"
> & {
  ignoresBody?: boolean;
  onBrandHosts?: boolean;
  passive?: boolean;
  confirmed?: boolean;
  errors?: readonly ErrorCode[];
  limits?: readonly RateLimit[];
};

/** What holds where a call says nothing else. */
const usual = {
  errors: [],
  limits: [],
  passive: false,
  confirmed: false,
  ignoresBody: false,
  upload: null,
} as const;

function usuallyOnBrandHosts({ access }: { access: Access }): { onBrandHosts: boolean } {
  return { onBrandHosts: mayEnter(access, "student") || mayEnter(access, "parent") };
}

/** Declares a call that answers with JSON. A call without `access` does not compile. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  options: CallOptions<Input, Output>,
): Call<Input, Output> {
  return { ...usual, ...usuallyOnBrandHosts(options), ...options, answer: "json" };
}

/** Declares a call that takes a file and answers with JSON. */
export function defineUpload<Input extends z.ZodType, Output extends z.ZodType>(
  options: CallOptions<Input, Output> & { upload: Upload },
): Call<Input, Output> {
  return { ...usual, ...usuallyOnBrandHosts(options), ...options, answer: "json" };
}

/** Declares a call that answers with a stream of events (text/event-stream, one JSON object an event). */
export function defineStream<Input extends z.ZodType, Event extends z.ZodType>(
  options: CallOptions<Input, Event>,
): Call<Input, Event> {
  return { ...usual, ...usuallyOnBrandHosts(options), ...options, answer: "events" };
}

/** Declares an address that the browser opens itself and that leads it elsewhere (302). */
export function defineRedirect<Input extends z.ZodType>(
  options: CallOptions<Input, z.ZodUndefined>,
): Call<Input, z.ZodUndefined> {
  return { ...usual, ...usuallyOnBrandHosts(options), ...options, answer: "redirect" };
}

/** The calls of one feature by name. */
export type Contract = Readonly<Record<string, Call>>;

/** The path with its :params filled from the input, and the rest of the input that did not go into the path. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
