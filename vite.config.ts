import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { callTablePlugin } from "./scripts/call-table-plugin.ts";
import { skillFilePlugin } from "./scripts/skill-file-plugin.ts";
import { timeZonesPlugin } from "./scripts/time-zones-plugin.ts";
import { withoutOwnProblems } from "./scripts/without-own-problems.ts";

/**
 * What every screen of the application needs, in one file: cut into the many that sharing would make of it, it
 * weighs 8 kB more.
 */
const frame = {
  name: "frame",
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack\/(?!.*\/(?:mutationObserver|useMutation)\.).*|lucide-react\/dist\/esm\/(?!icons))\/|src\/client\/(api|known-rules|language|session|taught-subjects|words\.ts)|src\/ui\/(button|button-style|class-names|link|skeleton|callout|badge|text-input|empty-state|icon-button|modal|menu|app-shell|toast)\.tsx?|src\/shared\/(errors|constants|records|browser-storage|subjects|contract)/,
};

/**
 * What the tutor's desk shares with other screens, for the same reason in one file of its own. The reader of typed
 * mathematics stays out of it: a desk has its first words without.
 */
const parts = {
  name: "parts",
  test: /src\/ui\/(sheet|tooltip|share-bar|art\/empty-pictures)\.tsx|src\/client\/(rich-text\/(?!typed-latex)|use-followed-stream)|lucide-react\/dist\/esm\/icons\/(arrow-(down|left|up)|book-open-text|circle-dashed|text-search|x)\./,
};

/** What the desk shares with its own later parts alone. */
const desk = {
  name: "desk",
  test: /src\/features\/tutoring\/ui\/(choose-chat|failure-words|middle|use-chat)\.|src\/tutor\/items\/say-given\./,
};

const target = ["chrome111", "safari16.4", "firefox114"];

/**
 * What the browser gets. Without a mode the application (index.html); with `--mode public` the public
 * pages' script and style and the service worker, built apart so that they share no chunk with the application; as a server
 * build the prerenderer. scripts/build.ts runs all three.
 */
export default defineConfig(({ mode, isSsrBuild = false }): UserConfig => {
  const plugins = [react(), tailwindcss(), callTablePlugin(), skillFilePlugin(), timeZonesPlugin()];
  if (isSsrBuild) return { plugins, build: { outDir: "build/prerender", copyPublicDir: false } };
  const isPublic = mode === "public";
  return {
    plugins: isPublic ? [...plugins, withoutOwnProblems()] : plugins,
    // The router brings its own for versions of React that have none.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    define: { "import.meta.env.VITE_VERSION": JSON.stringify(packageJson.version) },
    // A worker that runs programs may load nothing: it is one file, in a folder that the server knows by its name.
    worker: {
      rolldownOptions: {
        output: { entryFileNames: "assets/programs/[name]-[hash].js" },
        // What Pyodide asks Node for, which it finds no use for in a browser.
        external: [/^node:/, "ws"],
        // Pyodide's own code, which is not ours to mend.
        checks: { eval: false, commonJsVariableInEsm: false },
      },
    },
    build: {
      outDir: "build/public",
      emptyOutDir: !isPublic,
      copyPublicDir: !isPublic,
      manifest: isPublic ? "manifest.public.json" : "manifest.app.json",
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // MathLive and KaTeX are large and come only when asked for; `npm run bench -- weight` watches the rest.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: isPublic
          ? {
              "public-script": "src/app/public-script.ts",
              "public-style": "src/app/public.css",
              "offline-worker": "src/app/offline-worker.ts",
            }
          : { app: "index.html" },
        output: isPublic ? {} : { codeSplitting: { groups: [frame, parts, desk] } },
      },
    },
  };
});
