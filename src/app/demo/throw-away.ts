import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baseDomain } from "#features/brands/rules/site-host.ts";
import { demoBrand, type DemoLogin, demoPassword } from "./fill-demo.ts";

/** A place for the data of a demo, gone when the program stops. */
export type ThrowAway = {
  /** The environment with the demo's own data folder and embedded database. */
  environment: NodeJS.ProcessEnv;
  remove(): Promise<void>;
};

export async function makeThrowAway(): Promise<ThrowAway> {
  const folder = await mkdtemp(join(tmpdir(), "faro-demo-"));
  const { DATABASE_URL: _, ...environment } = process.env;
  return {
    environment: { ...environment, DATA_DIR: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Where the demo's brand stands: by its path, and on a host of its own where the main one has a name. */
function describeBrand(origin: string): string {
  const url = new URL(origin);
  const isName = !/^\[|^[\d.]+$/.test(url.hostname);
  url.hostname = `${demoBrand}.${baseDomain(url.hostname)}`;
  const places = [`${origin}/brand/${demoBrand}`, ...(isName ? [`${url.origin}/`] : [])];
  return `A partner's page: ${places.join(" and ")}`;
}

/** What the program prints: who can sign in where, and how. `origin` is where the program is reached. */
export function describeLogins(logins: readonly DemoLogin[], origin: string): string {
  const lines = logins.map(({ role, page, identifier }) =>
    `  ${role.padEnd(14)} ${identifier.padEnd(22)} ${origin}${page}`.trimEnd(),
  );
  return [
    `A throw-away academy: it is gone when you stop it. Everybody's password: ${demoPassword}`,
    ...lines,
    describeBrand(origin),
  ].join("\n");
}
