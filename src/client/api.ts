import { callTable } from "virtual:call-table";
import { apiTimeoutMs } from "#shared/constants.ts";
import type { z } from "zod";
import { type Call, fillPath } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { isRecord } from "#shared/records.ts";
import { showCare } from "./care/show-care.ts";
import { askConfirmation } from "./confirmation/ask-confirmation.ts";
import type { contracts } from "./contracts.ts";
import { timeZone } from "./time-zone.ts";
import { loadWords } from "./words.ts";

type Contracts = typeof contracts;
type Feature = keyof Contracts;

/** What a call takes and gives, from its contract alone. */
export type InputTo<F extends Feature, N extends keyof Contracts[F]> =
  Contracts[F][N] extends Call<infer Input, infer _> ? z.input<Input> : never;
export type OutputFrom<F extends Feature, N extends keyof Contracts[F]> =
  Contracts[F][N] extends Call<infer _, infer Output> ? z.output<Output> : never;

/** What goes with a call: a signal that gives it up. */
export type CallOptions = {
  signal?: AbortSignal;
  /** What a call that takes a file is sent; its input goes into the address. */
  file?: Blob;
};

/** How long a file may be on its way over a slow connection. */
const uploadTimeoutMs = 6 * apiTimeoutMs;

/**
 * Makes a declared call. Throws AppError with the server's code, or `unavailable` where the server cannot be
 * reached within the time allowed; an aborted signal throws its AbortError. The words for the failure are there
 * when it is thrown. The server has parsed the answer by the contract that types it here. Where the server wants the
 * password again, the page asks for it and the call is made once more.
 */
export async function call<F extends Feature, N extends keyof Contracts[F] & string>(
  feature: F,
  name: N,
  input: InputTo<F, N>,
  options: CallOptions = {},
): Promise<OutputFrom<F, N>> {
  try {
    return await callOnce(feature, name, input, options);
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === "confirmation_needed";
    if (!isAsked || !(await askConfirmation())) throw error;
    return callOnce(feature, name, input, options);
  }
}

async function callOnce<F extends Feature, N extends keyof Contracts[F] & string>(
  feature: F,
  name: N,
  input: InputTo<F, N>,
  options: CallOptions,
): Promise<OutputFrom<F, N>> {
  const timeout = AbortSignal.timeout(options.file ? uploadTimeoutMs : apiTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const response = await send(feature, name, input, { ...options, signal });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parsed it by this very contract
  return (await readJson(response)) as OutputFrom<F, N>;
}

/** Sends a call and gives the response once its status is known to be good; for answers that stream. */
export async function send<F extends Feature, N extends keyof Contracts[F] & string>(
  feature: F,
  name: N,
  input: InputTo<F, N>,
  options: CallOptions,
): Promise<Response> {
  const known = callTable[feature]?.[name] ?? (await otherCalls())[feature]?.[name];
  const [method = "", address = ""] = known?.split(" ") ?? [];
  const { path, rest } = fillPath(`/api/${address}`, isRecord(input) ? input : {});
  const { file } = options;
  const isInAddress = method === "get" || file !== undefined;
  const headers: Record<string, string> = {
    "x-locale": document.documentElement.lang,
    "x-time-zone": timeZone,
  };
  if (file) headers["content-type"] = "application/octet-stream";
  else if (!isInAddress) headers["content-type"] = "application/json";
  const response = await reach(isInAddress ? path + queryOf(rest) : path, {
    method: method.toUpperCase(),
    headers,
    credentials: "same-origin",
    ...(isInAddress ? (file ? { body: file } : {}) : { body: JSON.stringify(rest) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (response.ok) return response;
  const failure = await refusalOf(response);
  if (failure.care) showCare(failure.care);
  if (failure.code === "unauthenticated") for (const listener of listeners) listener();
  throw failure;
}

async function otherCalls(): Promise<typeof callTable> {
  try {
    return (await import("virtual:call-table/others")).callTable;
  } catch {
    throw new AppError("unavailable");
  }
}

const listeners = new Set<() => void>();

/** Has somebody hear of every call that was refused because nobody is signed in; gives what ends it. */
export function onUnauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    // A page that gives a call up on purpose must be able to tell that from a failure.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new AppError("unavailable");
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new AppError("unavailable");
  }
}

/** Most pages are never refused anything: what reads a refusal comes with the words for it. */
async function refusalOf(response: Response): Promise<AppError> {
  const body = await readJson(response);
  try {
    const reader = import("./read-refusal.ts");
    const [{ readRefusal }] = await Promise.all([reader, loadWords(["errors"])]);
    return readRefusal(body);
  } catch {
    throw new AppError("unavailable");
  }
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string" || typeof value === "number") query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : "";
}
