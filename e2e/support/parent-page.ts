import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import { fromOwnAddress } from "./own-address.ts";

let made = 0;

/** How a parent signs in. */
export type ParentSignIn = { email: string; password: string };

/** A parent whose address is proved, signed in nowhere: by the calls that the screens make. */
export async function makeParent(
  page: Page,
  locale: Locale,
  fullName = "Rosa Vega",
): Promise<ParentSignIn> {
  const email = `parent.${process.pid}.${Date.now()}.${made++}@example.org`;
  const password = "Lamp at dusk 7!";
  const headers = { "x-locale": locale, ...fromOwnAddress() };
  await page.request.post("/api/accounts/parents", {
    headers,
    data: { email, password, fullName, phone: "555 0100", locale },
  });
  const letter = linkIn(await newestMail(email));
  const token = new URL(letter, inject("origin")).searchParams.get("token");
  await page.request.post("/api/accounts/parent-verifications", { headers, data: { token } });
  return { email, password };
}

/** A parent whose address is proved, signed in at this page; gives how they sign in elsewhere. */
export async function signInParent(page: Page, locale: Locale): Promise<ParentSignIn> {
  const parent = await makeParent(page, locale);
  const signedIn = await page.request.post("/api/accounts/parent-session", {
    headers: { "x-locale": locale },
    data: parent,
  });
  expect(signedIn.status()).toBe(200);
  return parent;
}

/** How a child that a parent made signs in. */
export type ChildSignIn = { childId: string; identifier: string; password: string };

/** A child of the parent at this page, made by the call that the form makes. */
export async function addChild(page: Page, locale: Locale, fullName: string): Promise<ChildSignIn> {
  const identifier = `child.${process.pid}.${Date.now()}.${made++}`;
  const password = "a calm lamp at dusk";
  const response = await page.request.post("/api/family/children", {
    headers: { "x-locale": locale },
    data: {
      fullName,
      username: identifier,
      password,
      birthDate: "2016-05-04",
      gradeLevel: 4,
      primarySubject: "Mathematics",
      locale,
      consent: true,
    },
  });
  const { childId } = z.object({ childId: z.string() }).parse(await response.json());
  return { childId, identifier, password };
}

/** Signs a child in at this page and opens the tutor's desk. */
export async function openDesk(page: Page, locale: Locale, child: ChildSignIn): Promise<void> {
  const { identifier, password } = child;
  await page.request.post("/api/accounts/student-session", {
    headers: { "x-locale": locale },
    data: { identifier, password },
  });
  await page.goto("/chat?subject=Mathematics");
}
