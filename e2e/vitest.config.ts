import { defineConfig } from "vitest/config";
import { testFiles } from "../scripts/testing/test-files.ts";
import { LongestFirst } from "./support/longest-first.ts";

/** Journeys in a real browser against the built program, one file each. */
export default defineConfig(({ mode }) => ({
  test: {
    root: new URL("..", import.meta.url).pathname,
    // In all pairs of language and screen every journey is slow.
    ...testFiles(mode === "test" ? mode : "all", "e2e"),
    setupFiles: ["scripts/testing/nothing-left.ts"],
    globalSetup: ["e2e/support/global-setup.ts", "src/db/testing/global-setup.ts"],
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 90_000,
    // On two cores: a journey waits half of its time for a page, a letter, or the clock, and others work meanwhile.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The program is loaded once a worker, not once a file: half of all the work. So a test leaves nothing behind.
    isolate: false,
    // Pages wait for the browser, which draws two at a time.
    maxConcurrency: 3,
    // `npm run accept`: what pages look like now is right from now on.
    provide: { accepting: mode === "accept" },
  },
}));
