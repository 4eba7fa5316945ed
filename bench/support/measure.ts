import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { spawnSync } from "node:child_process";

/** One figure of a benchmark: what was measured, against what, in the same run. */
export type Figure = {
  value: number;
  unit: string;
  versus: { what: string; value: number; ratio: number } | null;
};

/** How a benchmark is run. */
export type BenchOptions = {
  /** On less data and for a shorter time, as a machine that builds has it. */
  isSmall: boolean;
};

/** Figures by name. */
export type Figures = Record<string, Figure>;

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share of the values lies, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** A figure with its ratio to a limit of the same run. */
export function figure(
  value: number,
  unit: string,
  versus?: { what: string; value: number },
): Figure {
  return { value, unit, versus: versus ? { ...versus, ratio: value / versus.value } : null };
}

/** CPU seconds a process has used so far, user and system, over all its threads (Linux). */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Keeps a process on one core, so that the load does not disturb what is measured; false where it cannot. */
export function pinTo(pid: number, core: number): boolean {
  if (availableParallelism() < 2) return false;
  return spawnSync("taskset", ["-acp", String(core), String(pid)]).status === 0;
}
