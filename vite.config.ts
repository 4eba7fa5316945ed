import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * The browser's part of the build: the application (index.html) and the public pages' script and style,
 * each an entry with a name that changes with its content. scripts/build.ts runs it and the
 * prerendering after it.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: "build/prerender", copyPublicDir: false }
    : {
        outDir: "build/public",
        emptyOutDir: true,
        manifest: "manifest.assets.json",
        target: ["chrome111", "safari16.4", "firefox114"],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: {
            app: "index.html",
            "public-script": "src/app/public-script.ts",
            "public-style": "src/app/public.css",
          },
        },
      },
}));
