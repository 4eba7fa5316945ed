import { isRecord } from "#shared/records.ts";

/** Whether the database refused a row because another one has what must be its own (PostgreSQL's 23505). */
export function isDuplicate(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return isRecord(cause) && cause.code === "23505";
}
