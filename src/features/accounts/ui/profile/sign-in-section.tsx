import { useTranslate } from "#client/language.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { EmailForm } from "./email-form.tsx";
import { EmailState } from "./email-state.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { UsernameForm } from "./username-form.tsx";

/** What the person signs in with: username, address and its state, Google. */
export function SignInSection({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  return (
    <ProfileSection
      id="sign-in"
      title={translate("profile.signInTitle")}
      lead={translate("profile.signInLead")}
    >
      {/* Affiliates come in by their address alone (P-04). */}
      {details.kind === "profile" && details.role !== "affiliate" && (
        <UsernameForm details={details} />
      )}
      <div className="flex flex-col gap-6 border-t border-hairline pt-6 first:border-t-0 first:pt-0">
        <EmailState details={details} />
        {details.emailChange === "owner" ? (
          <EmailForm details={details} />
        ) : (
          <p className="text-quiet">{translate("fields.guardianChangesEmail")}</p>
        )}
      </div>
      {details.googleLinked && <p className="text-quiet">{translate("profile.googleLinked")}</p>}
    </ProfileSection>
  );
}
