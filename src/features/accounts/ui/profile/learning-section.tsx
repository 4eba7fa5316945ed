import { useQueryClient } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { sessionKey } from "#client/session-query.ts";
import type { AccountDetails } from "../../contract/profile.ts";
import { LearningFields, readLearning } from "./learning-fields.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** What the tutor goes by: grade, subjects and goals. */
export function LearningSection({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { form, failure, problem, isPending, isSaved } = useSectionForm(
    (fields) => call("accounts", "updateLearning", readLearning(fields)),
    ({ account }) => client.setQueryData(sessionKey, account),
  );
  return (
    <ProfileSection
      id="learning"
      title={translate("profile.learningTitle")}
      lead={translate("profile.learningLead")}
    >
      <form {...form} className="flex flex-col gap-6">
        <FailureCallout failure={failure} title={translate("profile.notSaved")} />
        <LearningFields learning={details} problem={problem} />
        <SaveRow
          label={translate("profile.save")}
          pendingLabel={translate("profile.saving")}
          isPending={isPending}
          done={isSaved ? translate("profile.saved") : null}
        />
      </form>
    </ProfileSection>
  );
}
