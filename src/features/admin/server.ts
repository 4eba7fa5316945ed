import { isAdministrator } from "#features/accounts/administrators.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { requireActor } from "#platform/http/request-context.ts";
import { adminCheckTimeoutMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { accountCalls } from "./accounts/calls.ts";
import { getAccountOrThrow } from "./accounts/find-account.ts";
import { listDeeds } from "./audit/list-deeds.ts";
import { adminContract } from "./contract.ts";
import { listEmails, readEmail, sendEmailAgain } from "./outbox/outbox.ts";
import { readOverview } from "./overview/read-overview.ts";
import { createAdministrator, openAdminSetup } from "./setup/create-administrator.ts";

/** The calls of the administrators' area with what answers them. */
export const adminCalls: readonly BoundCall[] = [
  answer(adminContract.openAdminSetup, openAdminSetup),
  answer(adminContract.createAdministrator, createAdministrator),
  // P-02: the limit holds for the whole call, the look at the session included.
  answer(
    adminContract.isAdministrator,
    async (context, { userId }) => {
      const actor = requireActor(context);
      const isOwn = actor.id === userId;
      if (!isOwn && actor.role !== "administrator") throw new AppError("not_found");
      const answered = await isAdministrator(context, userId);
      if (!answered && !isOwn) await getAccountOrThrow(context.db, userId);
      return answered;
    },
    { afterMs: adminCheckTimeoutMs, instead: false },
  ),
  answer(adminContract.readOverview, readOverview),
  ...accountCalls,
  answer(adminContract.listEmails, listEmails),
  answer(adminContract.readEmail, readEmail),
  answer(adminContract.sendEmailAgain, sendEmailAgain),
  answer(adminContract.listDeeds, listDeeds),
];
