import type { AppError } from "#shared/errors.ts";
import type { MessageKey } from "#shared/messages/en.ts";

/** What stands above a refused form: a title, and the words under it where the error's own are not the right ones. */
export type RefusalWords = { title: MessageKey; text?: MessageKey };

const invalidEmail = { title: "parents.invalidEmail", text: "fields.emailInvalid" } as const;

/** A sign-in refused (M-02, V-02, V-05). */
export function loginRefusal({ code, fields }: AppError): RefusalWords {
  const onlyFormat = code === "invalid_input" && fields.email === "emailInvalid";
  return onlyFormat ? invalidEmail : { title: "parents.loginFailed" };
}

/** A registration refused (M-03, V-02, V-06); the first wrong field of the form decides. */
export function registrationRefusal({ code, fields }: AppError): RefusalWords {
  if (fields.fullName === "fullNameMissing") {
    return { title: "parents.missingInformation", text: "fields.fullNameMissing" };
  }
  if (fields.email === "emailInvalid") return invalidEmail;
  if (fields.phone === "phoneMissing") {
    return { title: "parents.missingInformation", text: "fields.phoneMissing" };
  }
  if (code === "unavailable" || code === "internal") {
    return { title: "parents.registrationFailed", text: "errors.parent_sign_up_failed" };
  }
  return { title: "parents.registrationFailed" };
}

/** A request for the children's sign-ins refused (M-05, V-07). */
export function forgotRefusal({ code, fields }: AppError): RefusalWords {
  if (fields.parentEmail === "parentEmailMissing") {
    return { title: "parents.emailRequired", text: "fields.parentEmailMissing" };
  }
  if (fields.parentEmail === "emailInvalid") return invalidEmail;
  const isOurs = code === "unavailable" || code === "internal" || code === "database_unavailable";
  return isOurs
    ? { title: "parents.requestFailed", text: "errors.request_not_processed" }
    : { title: "parents.requestFailed" };
}
