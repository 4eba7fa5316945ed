import { z } from "zod";
import type { RequestContext } from "#platform/http/request-context.ts";
import { minute } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { type GoogleSide, googleSides } from "../rules-google.ts";
import { openCookie, sealCookie } from "./sealed-cookie.ts";

/** Whom Google has named: proof of the address, for the registration that follows. */
const ticket = z.object({
  subject: z.string(),
  email: z.string(),
  fullName: z.string(),
  side: z.enum(googleSides),
});

export type GoogleTicket = z.infer<typeof ticket>;

/** Long enough to fill in a form. */
const ticketMs = 30 * minute;

/** Gives the browser the ticket of somebody who has no account here yet. */
export function giveTicket(context: RequestContext, given: GoogleTicket): Promise<void> {
  return sealCookie(context, "google_ticket", given, ticketMs);
}

/** The ticket of this browser for one side, or null. */
export async function readTicket(
  context: RequestContext,
  side: GoogleSide,
): Promise<GoogleTicket | null> {
  const found = await openCookie(context, "google_ticket", ticket);
  return found?.side === side ? found : null;
}

/** The ticket that a registration rests on. Throws google_failed where this browser has none, or no longer. */
export async function requireTicket(
  context: RequestContext,
  side: GoogleSide,
): Promise<GoogleTicket> {
  const found = await readTicket(context, side);
  if (!found) throw new AppError("google_failed");
  return found;
}
