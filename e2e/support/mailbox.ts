import { setTimeout as pause } from "node:timers/promises";
import { inject } from "vitest";
import { z } from "zod";

const mail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export type Mail = z.infer<typeof mail>;

const patienceMs = 10_000;
const pauseMs = 100;

/** The newest e-mail that the relay was given for this address, with these words in its subject or text. */
export async function newestMail(to: string, about = ""): Promise<Mail> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const response = await fetch(`${inject("mailboxUrl")}/?${new URLSearchParams({ to, about })}`);
    if (response.ok) return mail.parse(await response.json());
    await pause(pauseMs);
  }
  throw new Error(`no e-mail to ${to} about "${about}" came in time`);
}

/** The first link of an e-mail that leads to the program under test, as an address without its host. */
export function linkIn({ text }: Mail): string {
  for (const [found] of text.matchAll(/https?:\/\/\S+/g)) {
    const url = new URL(found);
    if (url.pathname !== "/" || url.search) return url.pathname + url.search;
  }
  throw new Error("the e-mail holds no link");
}
