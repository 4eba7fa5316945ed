import { letComeOfAge } from "#features/privacy/come-of-age.ts";
import { removeAbandoned } from "#features/brands/pictures/remove-abandoned.ts";
import { recheckHostnames } from "#features/brands/hostnames/recheck.ts";
import { tellParents, tellWeek } from "#features/notices/jobs.ts";
import { tellAdministrators } from "#features/oversight/tell-administrators.ts";
import { tellAgeChanges } from "#features/oversight/tell-age-changes.ts";
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
    run: tellAdministrators,
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
    // Every hour, for one that is still to be proved; one that is proved is due once a day.
    name: "brands.hostnames",
    schedule: "41 * * * *",
    run: recheckHostnames,
  },
  {
    name: "brands.pictures",
    schedule: "26 * * * *",
    run: removeAbandoned,
  },
  {
    // Every hour, for a birthday begins at midnight where the family lives.
    name: "oversight.ages",
    schedule: "12 * * * *",
    run: tellAgeChanges,
  },
  {
    // Every hour, for a birthday begins at midnight where the family lives.
    name: "privacy.birthdays",
    schedule: "7 * * * *",
    run: letComeOfAge,
  },
];
