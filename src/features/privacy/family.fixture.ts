import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { familyContract } from "#features/family/contract.ts";

/** A parent with a child whose account the parent made, each at a browser of their own. */
export type Family = {
  parent: Browser;
  parentId: string;
  child: Browser;
  childId: string;
  username: string;
  /** Signs the child in at another browser. */
  signIn: () => Promise<Browser>;
};

let made = 0;

/** Makes a family through the real calls; the parent is `of` where given. */
export async function makeChild(
  academy: TestAcademy,
  options: {
    fullName?: string;
    username?: string;
    birthDate?: string;
    of?: { browser: Browser; id: string };
  } = {},
): Promise<Family> {
  const { browser, id } = options.of ?? (await makeActor(academy, "parent"));
  const username = options.username ?? `nora.${made++}`;
  const { childId } = await browser.ok(familyContract.addChild, {
    fullName: options.fullName ?? "Nora Quintanilla",
    username,
    password: testPassword,
    birthDate: options.birthDate ?? "2016-05-04",
    gradeLevel: 4,
    primarySubject: "Mathematics",
    locale: "en",
    consent: true,
  });
  const signIn = async () => {
    const at = academy.browser();
    await at.ok(accountsContract.signInStudent, { identifier: username, password: testPassword });
    return at;
  };
  return { parent: browser, parentId: id, child: await signIn(), childId, username, signIn };
}

/** Makes an adult a guardian of a student. */
export async function guard(
  academy: TestAcademy,
  parentId: string,
  studentId: string,
): Promise<void> {
  await academy.database.db
    .insert(guardianships)
    .values({ parentId, studentId, createdAt: academy.services.now() });
}
