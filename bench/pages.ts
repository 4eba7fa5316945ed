import autocannon from "autocannon";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFaro } from "./support/faro.ts";
import { cpuSecondsOf, type Figures, figure, median, pinTo } from "./support/measure.ts";
import { startServer } from "./support/processes.ts";

const rounds = 5;
const roundSeconds = 3;
const connections = 20;
const loadCore = 1;

/** The home page against bare node:http that serves the same bytes with the same headers. */
export async function benchPages(): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const faro = await startFaro();
  const folder = await mkdtemp(join(tmpdir(), "faro-bench-page-"));
  const headers = { "accept-encoding": "br" };
  // undici would decode the body; autocannon and browsers get it compressed.
  const raw = await rawBody(faro.origin, headers);
  const body = join(folder, "home.html.br");
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
      for (const name of ["faro", "bare"] as const) {
        const before = cpuSecondsOf(subjects[name].pid);
        const result = await autocannon({
          url: `${subjects[name].origin}/`,
          connections,
          duration: round === 0 ? 1 : roundSeconds,
          headers,
        });
        const used = cpuSecondsOf(subjects[name].pid) - before;
        if (result.non2xx + result.errors > 0) throw new Error(`${name}: not every answer was 200`);
        // The first round warms up and is not counted.
        if (round === 0) continue;
        cpu[name].push((used / result.requests.total) * 1e6);
        rate[name].push(result.requests.total / result.duration);
      }
    }
  } finally {
    bare.stop();
    await faro.end();
    await rm(folder, { recursive: true, force: true });
  }
  const what = "bare node:http, same bytes";
  return {
    "home page CPU per request": figure(median(cpu.faro), "µs", { what, value: median(cpu.bare) }),
    "home page requests": figure(median(rate.faro), "/s", { what, value: median(rate.bare) }),
    "home page HTML, brotli": figure(raw.body.length, "bytes"),
  };
}

async function rawBody(
  origin: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(`${origin}/`, { headers }, (response) => {
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
