import type { CareAnswer } from "./care.ts";
import type { ErrorCode } from "./error-codes.ts";

export type { ErrorCode };

/** Facts that go with an error: limits, offsets, seconds to wait. Never personal data. */
export type ErrorData = Readonly<Record<string, string | number>>;

/** What is wrong with each field of a form, as keys of the `fields` messages. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The one error that features throw. What people read is chosen from the code, in their language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  readonly fields: FieldProblems;
  /** With `care_first`: what is shown in place of the usual answer. */
  readonly care: CareAnswer | null;

  constructor(
    code: ErrorCode,
    options: { data?: ErrorData; fields?: FieldProblems; care?: CareAnswer } = {},
  ) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.data = options.data ?? {};
    this.fields = options.fields ?? {};
    this.care = options.care ?? null;
  }
}
