import { cleanAccounts } from "#features/accounts/jobs.ts";
import { deleteOldClicks } from "#features/affiliates/jobs.ts";
import { deleteOldReports } from "#features/errors/jobs.ts";
import type { Job } from "#platform/jobs.ts";

/** Everything that is done by the clock. */
export const jobs: readonly Job[] = [
  {
    name: "emails.retry",
    schedule: "* * * * *",
    run: ({ mailer }) => mailer.deliverDue(),
  },
  {
    name: "accounts.clean",
    schedule: "17 3 * * *",
    run: (services) => cleanAccounts(services.db, services.now()),
  },
  {
    name: "affiliates.clean",
    schedule: "37 3 * * *",
    run: (services) => deleteOldClicks(services.db, services.now()),
  },
  {
    name: "errors.clean",
    schedule: "47 3 * * *",
    run: (services) => deleteOldReports(services.db, services.now()),
  },
];
