import { writeFile, mkdir } from "node:fs/promises";
import { benchBrand } from "../bench/brand.ts";
import { benchChat } from "../bench/chat.ts";
import { benchClicks } from "../bench/clicks.ts";
import { benchDashboard } from "../bench/dashboard.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchMarking } from "../bench/marking.ts";
import { benchPages } from "../bench/pages.ts";
import { benchWeight } from "../bench/weight.ts";
import type { BenchOptions, Figures } from "../bench/support/measure.ts";

const help = `npm run bench [-- NAME ...] [--small] [--json]

Measures the built program against limits of the same run; one line a figure: name: value unit (ratio to what).
Build first (npm start does, or npm run build).

  pages   the home page against bare node:http with the same bytes
  brand   a partner's page against the same
  lighthouse
          Lighthouse's mobile profile on every public page and a partner's, a line each, against what is asked of them;
          takes minutes
  weight  bytes of the home and chat pages
  chat    a turn with a model against a relay that only parses and sends on; the built-in voice
  marking a key and an answer read and marked, warm, each call timed by itself, against Khan Academy's checker on the
          same pairs: school answers, and the random expressions of the property tests, equal and changed
  clicks  visits of affiliates' links counted in batches, against an insert for each, at 20 and at 200 connections; each
          answer is checked against what was stored

  dashboard
          10,000 turns a minute on their way to 1,000 open dashboards; the first view of a child with two years of
          history against a primary-key select, on 1,000,000 students and 50,000,000 messages (about 20 GB of disk and
          a quarter of an hour); writes the plans of the queries into docs/performance.md

  --small less data and time: 20,000 students and 1,000,000 messages
  --json  the last line is one JSON object
  --help  show this
`;

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<Figures>>> = {
  pages: benchPages,
  brand: benchBrand,
  chat: benchChat,
  weight: benchWeight,
  lighthouse: benchLighthouse,
  marking: benchMarking,
  clicks: benchClicks,
  dashboard: benchDashboard,
};

/** Two places, more for what is small: 0.056. */
function digits(value: number): string {
  return value.toFixed(value < 1 ? 3 : 2);
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return void process.stdout.write(help);
  const named = args.filter((arg) => !arg.startsWith("--"));
  const unknown = named.find((name) => !Object.hasOwn(benches, name));
  if (unknown) {
    console.error(`There is no benchmark named ${unknown}.\n\n${help}`);
    process.exitCode = 1;
    return;
  }
  const figures: Figures = {};
  for (const [name, bench] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const [title, figure] of Object.entries(
      await bench({ isSmall: args.includes("--small") }),
    )) {
      figures[`${name}: ${title}`] = figure;
      const versus = figure.versus
        ? ` (${figure.versus.ratio.toFixed(2)} times ${figure.versus.what})`
        : "";
      console.log(`${name}: ${title}: ${digits(figure.value)} ${figure.unit}${versus}`);
    }
  }
  await mkdir("bench/out", { recursive: true });
  await writeFile("bench/out/latest.json", JSON.stringify(figures, null, 2));
  if (args.includes("--json")) console.log(JSON.stringify(figures));
}

await run(process.argv.slice(2));
