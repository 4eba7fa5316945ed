import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pinTo } from "./measure.ts";

const serverCore = 0;

/** A server of a benchmark in a process of its own, pinned to one core where there are two. */
export type BenchServer = { origin: string; pid: number; stop(): void };

/** Starts a file of this folder that prints its address as its first line. */
export function startServer(
  file: string,
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return whenOpen(child, /(http:\/\/\S+)/);
}

/** Waits until a process says where it is open, then pins it. */
export function whenOpen(child: ChildProcess, pattern: RegExp): Promise<BenchServer> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${said}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const origin = pattern.exec(said)?.[1];
      if (!origin || child.pid === undefined) return;
      pinTo(child.pid, serverCore);
      resolve({ origin, pid: child.pid, stop: () => child.kill("SIGTERM") });
    });
  });
}
