import { expect, test } from "vitest";
import { z } from "zod";
import { contracts } from "#client/contracts.ts";
import type { Call } from "#shared/contract.ts";
import { mayEnter } from "#shared/permissions.ts";

/** What is listened to: `hear-field.test.ts` and the tests of the chat and the contact page show it. */
const heard = [
  "accounts.askParent.firstName",
  "accounts.changeName.fullName",
  "accounts.changeUsername.username",
  "accounts.signUpStudent.fullName",
  "accounts.signUpStudent.learningGoals",
  "accounts.signUpStudent.username",
  "accounts.updateLearning.learningGoals",
  "contact.sendMessage.message",
  "contact.sendMessage.name",
  "controls.askForTime.reason",
  "credits.askForSelf.note",
  "oversight.tellMore.text",
  "textbooks.searchBooks.search",
  "tutoring.giveAnswer.given",
  "tutoring.handInText.text",
  "tutoring.renameChat.title",
  "tutoring.searchChats.search",
  "tutoring.sendMessage.text",
];

/** Names of fields that hold no words: addresses, secrets, ids, instants, what a program puts in. */
const formed =
  /^(?:(?:parentEmail|email|identifier|phone|(?:present|new)?[pP]assword|confirmation|token|next|code|error|iss|state)|(?:[a-z]+Id|id|before|timeZone|referralCode|website|landingUrl|referrer|userAgent|utm[A-Z][a-z]+|stack))$/;

/** Names of adults, and what a program says of itself. */
const others = [
  "accounts.signUpAffiliate.fullName",
  "accounts.signUpParent.fullName",
  "accounts.signUpParentByGoogle.fullName",
  "errors.report.context",
  "errors.report.message",
];

/** The text that a schema takes, through what is wrapped around it; false for what can only be one of a few. */
function takesText(schema: unknown): boolean {
  if (schema instanceof z.ZodString) return true;
  if (schema instanceof z.ZodUnion) return schema.options.some(takesText);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).some(
      ([field, part]) => !formed.test(field) && takesText(part),
    );
  if (schema instanceof z.ZodPipe) return takesText(schema.in);
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodPrefault
  ) {
    return takesText(schema.unwrap());
  }
  return false;
}

test("every text that a student may send is listened to, or is no text of their own", () => {
  const found = Object.entries(contracts).flatMap(([feature, group]) =>
    Object.entries<Call>(group).flatMap(([name, call]) => {
      const isStudents = mayEnter(call.access, "student") || mayEnter(call.access, "visitor");
      if (!isStudents || !(call.input instanceof z.ZodObject)) return [];
      return Object.entries(call.input.shape).flatMap(([field, schema]) =>
        takesText(schema) && !call.path.includes(`:${field}`) ? `${feature}.${name}.${field}` : [],
      );
    }),
  );
  const words = found.filter((name) => !formed.test(name.split(".").at(-1) ?? ""));
  expect(words.toSorted()).toEqual([...heard, ...others].toSorted());
});
