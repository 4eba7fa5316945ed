import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { readApi } from "./read-api.ts";

const asked = z.object({ asking: z.array(z.object({ id: z.string() })) });
const family = z.object({ children: z.array(z.object({ id: z.string() })) });

/**
 * The parent at one page looks after the student at the other, who signed up alone: asked and agreed to by the calls that
 * the screens make. Gives the child's id.
 */
export async function lookAfter(
  parent: Page,
  student: Page,
  username: string,
  locale: Locale,
): Promise<string> {
  const headers = { "x-locale": locale };
  await parent.request.post("/api/family/links", { headers, data: { who: username } });
  const { asking } = asked.parse(await readApi(student, "/api/family/own"));
  const [request] = asking;
  const answer = await student.request.post(`/api/family/own/links/${request?.id ?? ""}`, {
    headers,
    data: { accepts: true },
  });
  expect(answer.status()).toBe(200);
  const { children } = family.parse(await readApi(parent, "/api/family"));
  return children[0]?.id ?? "";
}
