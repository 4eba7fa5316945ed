import { apiTimeoutMs } from "#shared/constants.ts";

/** What one address of the academy answered. */
export type Outcome =
  | { kind: "answered"; status: number; ms: number; bytes: number; isAsExpected: boolean }
  /** Another host answered, but does not allow its answer to be read from here. */
  | { kind: "unreadable"; ms: number }
  | { kind: "failed"; reason: "offline" | "noAnswer" | "timedOut" };

/** An address to ask for, and the kind of content it should answer with; null where any will do. */
export type Check = { id: "backend" | "favicon" | "manifest"; url: string; type: RegExp | null };

/** What the diagnostics page asks for: the backend's root, a public picture, the app's description. */
export function checksOf(backendRoot: string): readonly Check[] {
  return [
    { id: "backend", url: backendRoot, type: null },
    { id: "favicon", url: "/favicon.svg", type: /^image\// },
    { id: "manifest", url: "/manifest.json", type: /json/ },
  ];
}

/** Asks an address, past every cache, the offline page's too, and says what came back. Never rejects. */
export async function checkAddress({ url, type }: Check): Promise<Outcome> {
  const start = performance.now();
  const passed = () => Math.round(performance.now() - start);
  try {
    const response = await ask(url, "cors");
    const { byteLength } = await response.arrayBuffer();
    const content = response.headers.get("content-type") ?? "";
    const isAsExpected = response.status === 200 && (type?.test(content) ?? true);
    return {
      kind: "answered",
      status: response.status,
      ms: passed(),
      bytes: byteLength,
      isAsExpected,
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") {
      return { kind: "failed", reason: "timedOut" };
    }
    if (!navigator.onLine) return { kind: "failed", reason: "offline" };
    const isElsewhere = new URL(url, location.href).origin !== location.origin;
    const answered = isElsewhere && (await ask(url, "no-cors").then(Boolean, () => false));
    return answered ? { kind: "unreadable", ms: passed() } : { kind: "failed", reason: "noAnswer" };
  }
}

function ask(url: string, mode: RequestMode): Promise<Response> {
  const anew = new URL(url, location.href);
  anew.searchParams.set("check", String(Date.now()));
  return fetch(anew, {
    mode,
    cache: "no-store",
    credentials: "omit",
    signal: AbortSignal.timeout(apiTimeoutMs),
  });
}
