import { type Call, fillPath } from "#shared/contract.ts";
import { isRecord } from "#shared/records.ts";
import { type AtHost, requestAtHost } from "./at-host.ts";

/** A visitor at one host, who keeps its cookies as a browser does. */
export type VisitorAt = {
  cookies: Map<string, string>;
  /** Opens a page. */
  open(path: string): Promise<AtHost>;
  /** Makes a call; gives its status and what it answered. */
  call(declared: Call, input: Record<string, unknown>): Promise<{ status: number; body: unknown }>;
};

/** A visitor of the program at `origin` by another name. */
export function visitorAt(
  origin: string,
  host: string,
  cookies = new Map<string, string>(),
): VisitorAt {
  async function send(path: string, method: string, body?: string): Promise<AtHost> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await requestAtHost(origin, host, path, {
      method,
      headers: {
        accept: "text/html",
        ...(cookie ? { cookie } : {}),
        ...(body === undefined
          ? {}
          : {
              "content-type": "application/json",
              "content-length": String(Buffer.byteLength(body)),
            }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    open: (path) => send(path, "GET"),
    async call(declared, input) {
      const { path, rest } = fillPath(declared.path, input);
      const method = declared.method.toUpperCase();
      const { status, text } = await send(
        path,
        method,
        method === "GET" ? undefined : JSON.stringify(rest),
      );
      const body: unknown = text.startsWith("{") ? JSON.parse(text) : text;
      return { status, body: isRecord(body) ? body : text };
    },
  };
}
