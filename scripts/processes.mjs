/**
 * Commands that are run to their end: never longer than they may take, and with nothing left of them afterwards.
 * Runs on Node 20 and newer with nothing installed.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The packages' commands come first, for the tools that call each other by name. */
const commandPath = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;

/** In the environment of a command and of all that it starts, also of what leaves its process group. */
const MARK = "FARO_RUN";

/** What has been told to end may take so long over it. */
const GRACE_MS = 3_000;
const LOOK_MS = 50;

const hasGroups = process.platform !== "win32";
const running = new Map();

/** Ends every command of {@link run} that is under way, with all that it started. */
export function endChildren(signal) {
  for (const [child, mark] of running) {
    endGroup(child, signal);
    for (const { pid } of markedProcesses(mark)) endProcess(pid, signal);
  }
}

/**
 * Runs a command in the checkout and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean, limitMs?: number }} [options]
 *   a command that takes longer than `limitMs` is ended
 * @returns {Promise<{ code: number, output: string, timedOut: boolean, left: string[] }>} code 127 when it could not
 *   be started; `left` are the command lines of what it left running, which has been ended too (found on Linux only)
 */
export async function run(command, args, options = {}) {
  const { env = {}, cwd = root, shell = false, limitMs } = options;
  const mark = randomUUID();
  const child = spawn(command, args, {
    cwd,
    shell,
    detached: hasGroups,
    env: { ...process.env, PATH: commandPath, ...env, [MARK]: mark },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.set(child, mark);
  let output = "";
  const collect = (chunk) => {
    output += chunk;
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  const closed = new Promise((resolve) => child.once("close", resolve));
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, words: error.message }));
    child.once("exit", (code, signal) =>
      resolve({ code: code ?? 1, words: signal ? `ended by ${signal}` : "" }),
    );
  });
  const limit = limitMs === undefined ? null : await withinLimit(ended, limitMs);
  if (limit?.passed) {
    endGroup(child, "SIGTERM");
    await Promise.race([ended, pause(GRACE_MS)]);
    endGroup(child, "SIGKILL");
  }
  const { code, words } = await ended;
  const left = await endLeftBehind(mark, limit?.passed === true);
  // Whoever still holds the pipe has just been ended.
  await Promise.race([closed, pause(GRACE_MS)]);
  running.delete(child);
  return { code, output: output + words, timedOut: limit?.passed === true, left };
}

/** Whether `ended` took longer than `limitMs`. */
async function withinLimit(ended, limitMs) {
  const stop = new AbortController();
  const passed = await Promise.race([
    ended.then(() => false),
    pause(limitMs, true, { signal: stop.signal }).catch(() => false),
  ]);
  stop.abort();
  return { passed };
}

function endGroup(child, signal) {
  if (child.pid === undefined) return;
  if (hasGroups) endProcess(-child.pid, signal);
  else child.kill(signal);
}

function endProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Ends what a command left running, at once or after it had a moment to end by itself; returns its command lines. */
async function endLeftBehind(mark, atOnce) {
  const until = Date.now() + (atOnce ? 0 : GRACE_MS);
  let left = markedProcesses(mark);
  while (left.length > 0 && Date.now() < until) {
    await pause(LOOK_MS);
    left = markedProcesses(mark);
  }
  for (const { pid } of left) endProcess(pid, "SIGKILL");
  return atOnce ? [] : left.map(({ command }) => command);
}

/** The processes with this mark and all below them: PostgreSQL's write over their environment. Empty without /proc. */
function markedProcesses(mark) {
  if (!existsSync("/proc/self/environ")) return [];
  const parents = new Map();
  const found = new Set();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const state = /^\d+ \(.*\) (\S) (\d+)/s.exec(read(pid, "stat"));
    if (!state || state[1] === "Z") continue;
    parents.set(pid, Number(state[2]));
    if (read(pid, "environ").split("\0").includes(`${MARK}=${mark}`)) found.add(pid);
  }
  const isBelow = (pid) => found.has(pid) || (parents.has(pid) && isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow).map((pid) => ({
    pid,
    command: read(pid, "cmdline").replaceAll("\0", " ").trim().slice(0, 200) || `process ${pid}`,
  }));
}

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
