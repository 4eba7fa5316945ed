import { z } from "zod";
import { isConnectionFailure, isValueRefused } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";

/** The one place where failures of every kind become one of our codes. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) {
    const fields: Record<string, string> = {};
    for (const issue of error.issues) fields[issue.path.join(".") || "input"] ??= issue.message;
    return new AppError("invalid_input", { fields });
  }
  if (isConnectionFailure(error)) return new AppError("database_unavailable");
  return new AppError(isValueRefused(error) ? "invalid_input" : "internal");
}
