import type { AppError, ErrorCode } from "#shared/errors.ts";
import type { RefusalWords } from "./parents/refusal-words.ts";

/** Failures that say nothing about what was typed (M-01: 'Authentication failed'). */
const notTheirFault: readonly ErrorCode[] = ["internal", "unavailable", "database_unavailable"];

/** A student's sign-in refused (M-01), or failed where nobody expected it (M-06). */
export function studentRefusal({ code }: AppError): RefusalWords {
  if (code === "invalid_credentials") {
    return { title: "accounts.loginFailed", text: "accounts.loginFailedText" };
  }
  if (code === "internal") {
    return { title: "accounts.authenticationFailed", text: "accounts.unexpected" };
  }
  const isOurs = notTheirFault.includes(code);
  return { title: isOurs ? "accounts.authenticationFailed" : "accounts.loginFailed" };
}
