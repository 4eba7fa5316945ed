import { createTestDatabase } from "#db/testing/test-database.ts";
import { type ProgramOptions, type RunningProgram, startProgram } from "./running-program.ts";

/**
 * A program of a file's own, with a database of its own on the PostgreSQL of the run: to begin a server and to make all
 * tables would be half of its start. That it does so too is shown by the program that all journeys share.
 */
export async function startOwnProgram(options: ProgramOptions = {}): Promise<RunningProgram> {
  const database = await createTestDatabase();
  const environment = { DATABASE_URL: database.url, ...options.environment };
  const program = await startProgram({ ...options, environment }).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  return {
    ...program,
    async stop() {
      await program.stop();
      await database.drop();
    },
  };
}
