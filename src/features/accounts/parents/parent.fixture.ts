import { and, desc, eq } from "drizzle-orm";
import { vi } from "vitest";
import type { z } from "zod";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { parentsContract } from "../contract/parents.ts";

type SignUp = z.input<typeof parentsContract.signUpParent.input>;

/** Meets every rule of the registration, and no list of common ones has it. */
export const parentPassword = "Calm lamp at dusk, 7!";

let made = 0;

/** The form of a parent, each with an address of their own. */
export function parentForm(options: Partial<SignUp> = {}): SignUp {
  made++;
  return {
    fullName: "Rosa Díaz",
    email: `rosa.${made}@example.com`,
    phone: "+1 (555) 010-0199",
    password: parentPassword,
    locale: "en",
    ...options,
  };
}

/** The newest letter of a kind to an address; waits for it, since letters follow the answer. */
export async function letterTo(academy: TestAcademy, recipient: string, kind: string) {
  return vi.waitFor(
    async () => {
      const [letter] = await academy.database.db
        .select()
        .from(emails)
        .where(and(eq(emails.recipient, recipient), eq(emails.kind, kind)))
        .orderBy(desc(emails.createdAt), desc(emails.id))
        .limit(1);
      if (!letter) throw new Error(`no ${kind} to ${recipient}`);
      return letter;
    },
    { timeout: 5000, interval: 10 },
  );
}

/** The token in the link that a letter has to a page. */
export function tokenIn(text: string, page: string): string {
  return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? "";
}

/** A parent who has signed up through the real call; verified by the link of their letter unless told otherwise. */
export async function makeParent(
  academy: TestAcademy,
  options: Partial<SignUp> & { verified?: boolean } = {},
): Promise<{ id: string; email: string }> {
  const { verified = true, ...form } = options;
  const browser = academy.browser();
  const { email } = await browser.ok(parentsContract.signUpParent, parentForm(form));
  const letter = await letterTo(academy, email, "parent-verification");
  if (verified) {
    const token = tokenIn(letter.textBody, "/parent-email-verification");
    await browser.ok(parentsContract.verifyParentEmail, { token });
  }
  const [row] = await academy.database.db
    .select({ id: parentAccounts.id })
    .from(parentAccounts)
    .where(eq(parentAccounts.email, email));
  return { id: row?.id ?? "", email };
}

/** The message that a call is refused with, as people read it, and its status. */
export async function refusalOf(
  academy: Pick<TestAcademy, "origin">,
  call: { path: string; method: string },
  body: unknown,
  options: { locale?: string; cookie?: string } = {},
): Promise<{ status: number; message: string; code: string }> {
  const response = await fetch(academy.origin + call.path, {
    method: call.method.toUpperCase(),
    headers: {
      "content-type": "application/json",
      "x-locale": options.locale ?? "en",
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const { error } = await response.json();
  return { status: response.status, message: String(error?.message), code: String(error?.code) };
}
