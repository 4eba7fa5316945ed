import { defineConfig } from "vitest/config";
import { callTablePlugin } from "./scripts/call-table-plugin.ts";
import { skillFilePlugin } from "./scripts/skill-file-plugin.ts";
import { testFiles } from "./scripts/testing/test-files.ts";
import { timeZonesPlugin } from "./scripts/time-zones-plugin.ts";

/** Unit and server tests, beside what they prove. The browser journeys have a config of their own in e2e/. */
export default defineConfig(({ mode }) => ({
  plugins: [skillFilePlugin(), callTablePlugin(), timeZonesPlugin()],
  test: {
    ...testFiles(mode, "{src,scripts,content}", "{ts,tsx}"),
    setupFiles: ["scripts/testing/nothing-left.ts"],
    globalSetup: ["src/db/testing/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // On two cores: some tests wait for a process or for time to pass, and others work meanwhile.
    maxWorkers: 3,
    // The program is loaded once a worker, not once a file: half of all the work. So a test leaves nothing behind.
    isolate: false,
  },
}));
