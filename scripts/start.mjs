/** `npm start`: see the help below. Runs on Node 20 and newer with nothing installed. */
import { join } from "node:path";
import { bringBuild, bringNode, bringPackages, reportFailure } from "./bring-up.mjs";
import { keepRunning } from "./keep-running.mjs";
import { endChildren, root } from "./processes.mjs";

const HELP = `npm start [-- options]

Installs what is missing, builds if anything changed, and runs Faro until you stop it (Ctrl-C).
The first start takes about two minutes, later ones a few seconds.

  --demo   run a throw-away academy: a family with weeks of lessons, an affiliate, an administrator; prints
           how each signs in
  --help   show this

Settings are environment variables, or lines in a file named .env; docs/operations.md lists them.
`;

function stop(signal) {
  endChildren(signal);
  process.exit(0);
}

async function start(args) {
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await bringPackages();
  const node = await bringNode();
  await bringBuild(node);
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
  const env = { NODE_ENV: process.env.NODE_ENV ?? "production" };
  process.exit(await keepRunning(node, [join(root, "src/app/main.ts"), ...args], { env }));
}

const args = process.argv.slice(2);
if (args.includes("--help")) process.stdout.write(HELP);
else await start(args).catch(reportFailure);
