import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("marking.ts", import.meta.url));

test("marking in the browser is one script of at most 60 kB (gzip), without the solver", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rollupOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const scripts = outputs.filter((file) => file.type === "chunk");
  expect(scripts).toHaveLength(1);
  const bytes = scripts.map((script) => gzipSync(script.code, { level: 9 }).length);
  expect(bytes[0]).toBeLessThanOrEqual(60_000);
  // An empty script would be light too.
  expect(bytes[0]).toBeGreaterThan(10_000);
  const modules = scripts.flatMap((script) => script.moduleIds);
  expect(modules.filter((id) => id.includes("/solving/"))).toEqual([]);
});
