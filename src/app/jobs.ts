import { letComeOfAge } from "#features/privacy/come-of-age.ts";
import { tellParents, tellWeek } from "#features/notices/jobs.ts";
import { tellAlerts } from "#features/oversight/tell-alerts.ts";
import { keepRetention } from "#features/privacy/jobs.ts";
import type { Job } from "#platform/jobs.ts";
import { day } from "#shared/constants.ts";

/** Everything that is done by the clock. */
export const jobs: readonly Job[] = [
  {
    name: "emails.retry",
    schedule: "* * * * *",
    run: ({ mailer }) => mailer.deliverDue(),
  },
  {
    name: "oversight.alerts",
    schedule: "* * * * *",
    run: tellAlerts,
  },
  {
    name: "notices.send",
    schedule: "* * * * *",
    run: tellParents,
  },
  {
    name: "notices.week",
    schedule: "*/15 * * * *",
    run: tellWeek,
  },
  {
    name: "privacy.retention",
    schedule: "17 3 * * *",
    // A computer at home is off at night.
    makeUpMs: day,
    run: keepRetention,
  },
  {
    // Every hour, for a birthday begins at midnight where the family lives.
    name: "privacy.birthdays",
    schedule: "7 * * * *",
    run: letComeOfAge,
  },
];
