import type { TestProject } from "vitest/node";
import { runOnServer, withDatabase } from "#db/testing/run-on-server.ts";
import { type AdministratorLogin, makeAdministrator } from "./administrator.ts";
import { startMailRelay } from "./mail-relay.ts";
import { startProgram } from "./running-program.ts";

declare module "vitest" {
  // Vitest asks for an interface here: it is extended by declaration merging.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** Where the program under test answers. */
    origin: string;
    /** Where the mails it sent are read (support/mailbox.ts). */
    mailboxUrl: string;
    administrator: AdministratorLogin;
    /** Whether pictures that differ are accepted (`npm run accept`). */
    accepting: boolean;
  }
}

const databaseName = `faro_journeys_${process.pid}`;

/** One program for all journeys; each makes its own student. On the PostgreSQL of TEST_DATABASE_URL, if any. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) await runOnServer(server, `create database ${databaseName}`);
  const relay = await startMailRelay();
  const program = await startProgram({
    environment: {
      SMTP_URL: relay.smtpUrl,
      TRUST_PROXY: "127.0.0.1,::1",
      ...(server ? { DATABASE_URL: withDatabase(server, databaseName) } : {}),
    },
  });
  project.provide("origin", program.origin);
  project.provide("mailboxUrl", relay.mailboxUrl);
  project.provide("administrator", await makeAdministrator(program));
  return async () => {
    await program.stop();
    await relay.stop();
    if (server) await runOnServer(server, `drop database ${databaseName} with (force)`);
  };
}
