import { AppError } from "#shared/errors.ts";
import type { Translate } from "#shared/messages/translator.ts";

/** What people read about a failure; whatever is not one of ours is said as "cannot be reached". */
export function failureWords(translate: Translate, error: unknown): string {
  const { code, data } = error instanceof AppError ? error : new AppError("unavailable");
  return translate(`errors.${code}`, data);
}
