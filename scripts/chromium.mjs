import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { BringUpError, seconds } from "./bring-up.mjs";
import { run } from "./processes.mjs";

/** Best first: the browser without a window opens a page in a quarter of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const MAC = ["Chromium", "Google Chrome", "Microsoft Edge"];

const WINDOWS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/** Where a browser of the Chromium family usually is, best first. */
function usualPlaces() {
  if (process.platform === "darwin")
    return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (process.platform === "win32") {
    const folders = [
      process.env.PROGRAMFILES,
      process.env["PROGRAMFILES(X86)"],
      process.env.LOCALAPPDATA,
    ];
    return WINDOWS.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"].filter(
    Boolean,
  );
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The first browser that is there and runs. */
async function findBrowser() {
  for (const place of usualPlaces()) {
    // On Windows the browser opens a window instead of telling its version.
    if (existsSync(place) && (process.platform === "win32" || (await runs(place)))) return place;
  }
  return null;
}

async function runs(browser) {
  return (await run(browser, ["--version"])).code === 0;
}

/**
 * The browser for the journeys: CHROMIUM_PATH, one that is installed, or on Debian and Ubuntu,
 * as root, the distribution's own.
 * @returns {Promise<string>} the path of the program
 */
export async function bringChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await runs(named)) return named;
    throw new BringUpError(`CHROMIUM_PATH names ${named}, which does not run.`);
  }
  const found = await findBrowser();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const installed = await installChromium();
    if (installed !== null) return installed;
  }
  throw new BringUpError(
    "The browser tests need Chromium. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to its program.",
  );
}

async function installChromium() {
  const started = Date.now();
  console.log("Installing Chromium for the browser tests …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  let found = null;
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    found = await findBrowser();
    if (found !== null) break;
  }
  if (found !== null) console.log(`Chromium installed in ${seconds(started)}`);
  return found;
}
