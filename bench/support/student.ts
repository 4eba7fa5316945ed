import { createBrowser, type Browser } from "#app/contract-client.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";

let made = 0;

/** A student with an open lesson, made through the real calls. */
export async function enrolStudent(origin: string): Promise<{ browser: Browser; chatId: string }> {
  const browser = createBrowser(origin);
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
  await browser.ok(accountsContract.signUpStudent, {
    fullName: "Bench Student",
    username: `bench.${process.pid}.${made++}`,
    password: "a calm lamp at dusk",
    gradeLevel: 7,
    primarySubject: "Mathematics",
    locale: "en",
  });
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: `bench-open-${made}`,
  });
  return { browser, chatId: chat.id };
}
