/**
 * An unexpected failure for the log: where it came from and what it was, without what it was about. Failures of
 * a query carry its parameters (names, addresses, hashes) in their message, so there the cause alone is told.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no error was thrown";
  const cause = error.cause instanceof Error ? error.cause : null;
  const told = cause ?? error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [`${told.name}: ${told.message}`, ...frames.slice(0, 8)].join("\n");
}
