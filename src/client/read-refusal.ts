import type { CareAnswer } from "#shared/care.ts";
import { isErrorCode } from "#shared/error-codes.ts";
import { AppError } from "#shared/errors.ts";
import { isRecord } from "#shared/records.ts";

/** The error that the body of a refused call tells of; `unavailable` where it tells of none of ours. */
export function readRefusal(body: unknown): AppError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  if (!isErrorCode(error.code)) return new AppError("unavailable");
  const fields: Record<string, string> = {};
  const data: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(isRecord(error.fields) ? error.fields : {})) {
    if (typeof value === "string") fields[name] = value;
  }
  for (const [name, value] of Object.entries(isRecord(error.data) ? error.data : {})) {
    if (typeof value === "string" || typeof value === "number") data[name] = value;
  }
  const care = isCareAnswer(error.care) ? { care: error.care } : {};
  return new AppError(error.code, { fields, data, ...care });
}

/** The server has typed it; here it is only told from nothing. */
function isCareAnswer(care: unknown): care is CareAnswer {
  return isRecord(care) && (care.answer === "alert" || care.answer === "check-in");
}
