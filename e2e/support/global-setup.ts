import type { TestProject } from "vitest/node";
import { startProgram } from "./running-program.ts";

declare module "vitest" {
  // Vitest asks for an interface here: it is extended by declaration merging.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** Where the program under test answers. */
    origin: string;
  }
}

/** One program for all journeys; each makes its own student. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startProgram();
  project.provide("origin", program.origin);
  return () => program.stop();
}
