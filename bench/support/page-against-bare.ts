import autocannon from "autocannon";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSecondsOf, type Figures, figure, median } from "./measure.ts";
import { type BenchServer, startServer } from "./processes.ts";

const rounds = 5;
const roundSeconds = 3;
const connections = 20;

/** A page of the program against bare node:http that serves the same bytes with the same headers, in turn. */
export async function pageAgainstBare(
  faro: BenchServer,
  path: string,
  name: string,
): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "faro-bench-page-"));
  const headers = { "accept-encoding": "br" };
  const raw = await rawAnswer(faro.origin + path, headers);
  const body = join(folder, "page.html.br");
  await writeFile(body, raw.body);
  const bare = await startServer("limits/bare-html.ts", {
    BODY: body,
    HEADERS: JSON.stringify(raw.headers),
  });
  const subjects = { faro, bare };
  const cpu: Record<keyof typeof subjects, number[]> = { faro: [], bare: [] };
  const rate: Record<keyof typeof subjects, number[]> = { faro: [], bare: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const subject of ["faro", "bare"] as const) {
        const before = cpuSecondsOf(subjects[subject].pid);
        const result = await autocannon({
          url: subjects[subject].origin + path,
          connections,
          duration: round === 0 ? 1 : roundSeconds,
          headers,
        });
        const used = cpuSecondsOf(subjects[subject].pid) - before;
        if (result.non2xx + result.errors > 0) {
          throw new Error(`${subject}: not every answer was 200`);
        }
        // The first round warms up and is not counted.
        if (round === 0) continue;
        cpu[subject].push((used / result.requests.total) * 1e6);
        rate[subject].push(result.requests.total / result.duration);
      }
    }
  } finally {
    bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const what = "bare node:http, same bytes";
  return {
    [`${name} CPU per request`]: figure(median(cpu.faro), "µs", { what, value: median(cpu.bare) }),
    [`${name} requests`]: figure(median(rate.faro), "/s", { what, value: median(rate.bare) }),
    [`${name} HTML, brotli`]: figure(raw.body.length, "bytes"),
  };
}

/** What is sent over the wire: undici would decode the body; autocannon and browsers get it compressed. */
function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const skipped = new Set(["date", "connection", "keep-alive"]);
        const kept = Object.entries(response.headers).filter(([name]) => !skipped.has(name));
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        });
      });
    })
      .once("error", reject)
      .end();
  });
}
