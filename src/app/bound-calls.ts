import { accountsCalls } from "#features/accounts/server.ts";
import { adminCalls } from "#features/admin/server.ts";
import type { ClickWriter } from "#features/affiliates/clicks/click-writer.ts";
import { bindAffiliates } from "#features/affiliates/server.ts";
import { endSessionsOfBrand } from "#features/brands/hostnames/end-sessions.ts";
import { brandsCalls } from "#features/brands/server.ts";
import { bindChallenges } from "#features/challenges/server.ts";
import type { ReadForm } from "#features/contact/refused-form.ts";
import { bindContact } from "#features/contact/server.ts";
import { controlsCalls } from "#features/controls/server.ts";
import { creditsCalls } from "#features/credits/server.ts";
import { curriculumCalls } from "#features/curriculum/server.ts";
import { errorsCalls } from "#features/errors/server.ts";
import { familyCalls } from "#features/family/server.ts";
import { learningCalls } from "#features/learning/calls.ts";
import { noticesCalls } from "#features/notices/server.ts";
import { withAccessLog } from "#features/oversight/keep-access.ts";
import { oversightCalls } from "#features/oversight/server.ts";
import { privacyCalls } from "#features/privacy/server.ts";
import { reportsCalls } from "#features/reports/server.ts";
import { bindSite } from "#features/site/server.ts";
import { textbooksCalls } from "#features/textbooks/server.ts";
import type { Tutoring } from "#features/tutoring/server.ts";
import type { BoundCall } from "#platform/http/bound-call.ts";

/**
 * Every call of the program with the code that answers it, and with the log of who looked at a student. `clicks` writes
 * visits of affiliates' links down, `readContactForm` gives the built page of that form, `siteRenewed` resolves once the
 * public pages say what was changed of them.
 */
export function bindCalls(
  tutoring: Tutoring,
  clicks: ClickWriter,
  readContactForm: ReadForm = () => null,
  siteRenewed: () => Promise<void> = async () => {},
): readonly BoundCall[] {
  return [
    ...accountsCalls,
    ...adminCalls,
    ...bindAffiliates(clicks, endSessionsOfBrand),
    ...brandsCalls,
    ...bindChallenges(tutoring),
    ...bindContact(readContactForm),
    ...controlsCalls,
    ...creditsCalls,
    ...curriculumCalls,
    ...errorsCalls,
    ...familyCalls,
    ...learningCalls,
    ...noticesCalls,
    ...oversightCalls,
    ...privacyCalls,
    ...reportsCalls,
    ...bindSite(siteRenewed),
    ...textbooksCalls,
    ...tutoring.calls,
  ].map(withAccessLog);
}
