import { sql } from "drizzle-orm";

/** What refunds took back of the commission of a row, in cents. */
export const backCents = sql<number>`(
  select coalesce(sum(entry.cents), 0) from money_entries as entry
  where entry.commission_id = commissions.id and entry.kind = 'refund' and entry.account = 'affiliate'
)`.mapWith(Number);

/** Whether the commission of a row stands in a payout that was paid. */
export const isPaid = sql<boolean>`exists (
  select from money_entries as entry
  join payout_items on payout_items.entry_id = entry.id
  join payouts on payouts.id = payout_items.payout_id
  join payout_runs on payout_runs.id = payouts.run_id
  where entry.commission_id = commissions.id and entry.kind = 'commission' and payout_runs.status = 'paid'
)`;
