import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchServer, whenOpen } from "./processes.ts";

/** The built program on a database of its own, as a benchmark's subject. */
export async function startFaro(
  environment: Record<string, string> = {},
): Promise<BenchServer & { end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "faro-bench-"));
  const main = fileURLToPath(new URL("../../src/app/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ENVIRONMENT: "test",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const server = await whenOpen(child, /Faro is open at (\S+)/);
  return {
    ...server,
    async end() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      server.stop();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
