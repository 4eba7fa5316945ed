import { spawn } from "node:child_process";

/** The program's word for "do not start me again": a refusal or a wrong setting. */
const REFUSED = 78;

/** What ends the watcher and its program. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The program gives each of its parts a time to end; one that is not gone after all of them is stuck. */
const PATIENCE = 90_000;

/**
 * Runs a program and starts it again when it dies by a crash or a kill, after 0.2 s and then
 * twice as long each time, up to 5 s. Signals to this process are passed on and end both.
 *
 * The program keeps this process's group, so that a kill of the group takes both; Ctrl-C
 * therefore reaches it twice, and it must take the second as the first. It gets an IPC channel,
 * whose `disconnect` tells it that this process is gone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, firstWait?: number, longestWait?: number, crashes?: number, patience?: number }} [options]
 *   waits in milliseconds; `crashes` within a minute end the attempts; a program that is there `patience` after a
 *   signal is killed
 * @returns {Promise<number>} the exit code for this process: 0 after a signal or a clean end
 */
export async function keepRunning(command, args, options = {}) {
  const {
    env = {},
    firstWait = 200,
    longestWait = 5_000,
    crashes = 10,
    patience = PATIENCE,
  } = options;
  let child = null;
  let ending = false;
  let wake = null;
  const passOn = (signal) => {
    ending = true;
    child?.kill(signal);
    wake?.();
    setTimeout(() => child?.kill("SIGKILL"), patience).unref();
  };
  for (const signal of SIGNALS) process.on(signal, passOn);

  let recent = [];
  let wait = firstWait;
  for (;;) {
    const started = Date.now();
    const end = await new Promise((resolve) => {
      child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ["inherit", "inherit", "inherit", "ipc"],
      });
      child.once("error", (error) => resolve({ code: null, words: error.message }));
      child.once("exit", (code, signal) => resolve({ code, words: signal ?? `code ${code}` }));
    });
    child = null;
    if (ending || end.code === 0) return 0;
    if (end.code === REFUSED) return REFUSED;

    const now = Date.now();
    recent = [...recent.filter((at) => now - at < 60_000), now];
    if (recent.length >= crashes) {
      console.error(
        `Faro stopped ${recent.length} times within a minute (last: ${end.words}); giving up.`,
      );
      return 1;
    }
    if (now - started > 60_000) wait = firstWait;
    console.error(`Faro stopped unexpectedly (${end.words}); starting it again.`);
    await new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, wait);
    });
    if (ending) return 0;
    wait = Math.min(wait * 2, longestWait);
  }
}
