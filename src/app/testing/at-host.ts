import { type IncomingHttpHeaders, request } from "node:http";

/** What came back. */
export type AtHost = { status: number; headers: IncomingHttpHeaders; text: string };

export type HostRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** A request to the program at `origin` by another name; what the standard client sends as Host cannot be chosen. */
export function requestAtHost(
  origin: string,
  host: string,
  path = "/",
  options: HostRequest = {},
): Promise<AtHost> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method: options.method ?? "GET",
        headers: { ...options.headers, host },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(options.body);
  });
}
