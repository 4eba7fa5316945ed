import type { z } from "zod";
import { careAnswer } from "#features/oversight/contract/care.ts";
import type { CareAnswer } from "#shared/care.ts";
import { type Call, fillPath } from "#shared/contract.ts";
import { isRecord } from "#shared/records.ts";

/** What came back from a call. */
export type Answer<Output> =
  | { ok: true; status: number; value: Output }
  | {
      ok: false;
      status: number;
      code: string;
      fields: Record<string, unknown>;
      data: Record<string, unknown>;
      /** What words about something heavy were answered with. */
      care: CareAnswer | null;
    };

/** A visitor over real HTTP: keeps cookies, follows no redirects, speaks the contracts. */
export type Browser = {
  cookies: Map<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call and gives what came back, parsed by the contract. */
  call<I extends z.ZodType, O extends z.ZodType>(
    declared: Call<I, O>,
    input: z.input<I>,
    options?: { locale?: string },
  ): Promise<Answer<z.output<O>>>;
  /** Makes a call that must succeed. */
  ok<I extends z.ZodType, O extends z.ZodType>(
    declared: Call<I, O>,
    input: z.input<I>,
    options?: { locale?: string },
  ): Promise<z.output<O>>;
  /** Makes a streaming call; gives its events in order as they come. */
  events<I extends z.ZodType, E extends z.ZodType>(
    declared: Call<I, E>,
    input: z.input<I>,
    options?: { locale?: string; signal?: AbortSignal },
  ): AsyncGenerator<z.output<E>>;
};

/** A visitor of the academy at `origin`. What the visitor's program calls itself counts where visits are counted. */
export function createBrowser(origin: string, userAgent?: string): Browser {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (userAgent !== undefined) headers.set("user-agent", userAgent);
    if (cookies.size) headers.set("cookie", [...cookies].map(([k, v]) => `${k}=${v}`).join("; "));
    const response = await fetch(origin + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  function request(
    declared: Call,
    input: unknown,
    options: { locale?: string; signal?: AbortSignal },
  ) {
    const { path, rest } = fillPath(declared.path, isRecord(input) ? input : {});
    const headers: Record<string, string> = { "x-locale": options.locale ?? "en" };
    const signal = options.signal ? { signal: options.signal } : {};
    if (declared.method === "get") {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(rest))
        if (typeof value === "string" || typeof value === "number") query.set(name, String(value));
      return send(query.size ? `${path}?${query}` : path, { headers, ...signal });
    }
    headers["content-type"] = "application/json";
    const method = declared.method.toUpperCase();
    return send(path, { method, headers, body: JSON.stringify(rest), ...signal });
  }

  async function readFailure(response: Response) {
    const body: unknown = await response.json();
    const error = isRecord(body) && isRecord(body.error) ? body.error : {};
    return {
      ok: false as const,
      status: response.status,
      code: String(error.code),
      fields: isRecord(error.fields) ? error.fields : {},
      data: isRecord(error.data) ? error.data : {},
      care: careAnswer.nullable().parse(error.care ?? null),
    };
  }

  const browser: Browser = {
    cookies,
    fetch: send,
    async call(declared, input, options = {}) {
      const response = await request(declared, input, options);
      if (!response.ok) return readFailure(response);
      return {
        ok: true,
        status: response.status,
        value: declared.output.parse(await response.json()),
      };
    },
    async ok(declared, input, options) {
      const answer = await browser.call(declared, input, options);
      if (!answer.ok) {
        throw new Error(
          `${declared.path}: ${answer.status} ${answer.code} ${JSON.stringify(answer.fields)}`,
        );
      }
      return answer.value;
    },
    async *events(declared, input, options = {}) {
      const response = await request(declared, input, options);
      if (!response.ok)
        throw new Error(`${declared.path}: ${JSON.stringify(await readFailure(response))}`);
      const decoder = new TextDecoder();
      let rest = "";
      for await (const chunk of response.body ?? []) {
        rest += decoder.decode(chunk, { stream: true });
        const blocks = rest.split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          if (block.startsWith("data: ")) yield declared.output.parse(JSON.parse(block.slice(6)));
        }
      }
    },
  };
  return browser;
}
