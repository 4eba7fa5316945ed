import { setTimeout as pause } from "node:timers/promises";

/** What stands and has to be closed, from the first thing opened to the exit of the process. */
export type Lifetime = {
  /** Whether the end has begun: what fails from now on fails because of it. */
  isEnding(): boolean;
  /**
   * Opens something and remembers how it is closed. An end that comes meanwhile waits for it and closes it too.
   * `limitMs` is how long the closing may take, with what is left of the opening; then it is left alone.
   * @throws Ended where the end has begun
   */
  open<Thing>(
    name: string,
    opening: () => Promise<Thing>,
    close: (thing: Thing) => Promise<unknown>,
    limitMs: number,
  ): Promise<Thing>;
  /** Closes all that stands, the last first, and exits with the code. Called again it changes nothing. */
  end(code: number): Promise<void>;
};

/** Thrown where something should be opened after the end has begun. */
export class Ended extends Error {}

type Standing = { name: string; close: () => Promise<unknown>; limitMs: number };

/** A lifetime that ends with `exit`; `tell` hears, a line at a time, of what did not close in time. */
export function createLifetime(
  exit: (code: number) => void,
  tell: (line: string) => void,
): Lifetime {
  const standing: Standing[] = [];
  let ending: Promise<void> | null = null;

  async function closeAll(code: number): Promise<void> {
    for (const { name, close, limitMs } of standing.reverse()) {
      const late = new AbortController();
      const outcome = await Promise.race([
        close().then(
          () => "closed",
          () => "failed",
        ),
        pause(limitMs, "late", { signal: late.signal }),
      ]);
      late.abort();
      if (outcome === "late") tell(`${name} did not end within ${limitMs / 1000} s; it is left.`);
    }
    exit(code);
  }

  return {
    isEnding: () => ending !== null,
    async open(name, opening, close, limitMs) {
      if (ending) throw new Ended();
      const opened = opening();
      standing.push({ name, limitMs, close: () => opened.then(close) });
      const thing = await opened;
      if (ending) throw new Ended();
      return thing;
    },
    end: (code) => (ending ??= closeAll(code)),
  };
}
