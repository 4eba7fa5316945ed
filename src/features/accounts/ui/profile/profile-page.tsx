import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslate } from "#client/language.tsx";
import { OwnGuardians } from "#client/guardians/own-guardians.tsx";
import { OwnPrivacy } from "#client/privacy/own-privacy.tsx";
import { replaceAccount } from "#client/session-query.ts";
import { useAccount } from "#client/session.tsx";
import { AppError } from "#shared/errors.ts";
import { useAddress } from "#ui/address.tsx";
import { placeName } from "#ui/place-name.ts";
import { OfflinePicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { SessionList } from "../sessions/session-list.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { LearningSection } from "./learning-section.tsx";
import { LookSection } from "./look-section.tsx";
import { NameSection } from "./name-section.tsx";
import { useOwnAccount } from "./own-account-query.ts";
import { PasswordSection } from "./password-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
import { StudySchedule } from "./study-schedule.tsx";

/** One's own account (R-29; of affiliates at an address of theirs): each section saves by itself. */
export function ProfilePage() {
  const translate = useTranslate();
  const { account } = useAccount();
  const isAffiliate = account?.role === "affiliate";
  const title = translate(isAffiliate ? "profile.affiliateTitle" : "profile.title");
  const { data, error, refetch } = useOwnAccount();
  const failure = error && (error instanceof AppError ? error : new AppError("internal"));
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-10 sm:px-8">
      <title>{`${title} · ${placeName()}`}</title>
      <header className="pb-10">
        <h1 className="text-heading">{title}</h1>
        <p className="mt-2 text-lead text-quiet">
          {translate(isAffiliate ? "profile.affiliateLead" : "profile.lead")}
        </p>
      </header>
      {data && <Sections details={data} />}
      {!data && failure && (
        <EmptyState
          picture={<OfflinePicture />}
          title={translate("profile.loadFailed")}
          text={translate(`errors.${failure.code}`, failure.data)}
          action={
            <Button variant="lamp" onClick={() => void refetch()}>
              {translate("shell.tryAgain")}
            </Button>
          }
        />
      )}
      {!data && !failure && <Loading label={translate("shell.loading")} lines={8} />}
    </div>
  );
}

function Sections({ details }: { details: AccountDetails }) {
  const client = useQueryClient();
  useScrollToAnchor();
  return (
    <>
      {details.role === "student" && (
        <>
          <StudySchedule />
          <LearningSection details={details} />
        </>
      )}
      {/* An affiliate's name stands in their application, which was decided about. */}
      {details.role !== "affiliate" && <NameSection details={details} />}
      <SignInSection details={details} />
      <PasswordSection details={details} />
      <LookSection />
      <div className="border-t border-hairline py-10">
        <SessionList />
      </div>
      {details.role === "student" && (
        <>
          <div className="border-t border-hairline py-10">
            <OwnGuardians />
          </div>
          <div className="border-t border-hairline py-10">
            <SeenByParents />
          </div>
          <div className="border-t border-hairline py-10">
            <OwnPrivacy />
          </div>
        </>
      )}
      <DeletionSection
        details={details}
        onDeleted={() => {
          replaceAccount(client, null);
          window.location.assign("/");
        }}
      />
    </>
  );
}

/** L12: the way to what parents see, always in the same place. */
function SeenByParents() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="seen" className="flex flex-col items-start gap-2">
      <h2 id="seen" className="text-title">
        {translate("profile.seenTitle")}
      </h2>
      <p className="text-quiet">{translate("profile.seenText")}</p>
      <ButtonLink to="/what-parents-see">{translate("profile.seenTitle")}</ButtonLink>
    </section>
  );
}

/** The browser looks for an anchor before the sections are there; this looks again once they are. */
function useScrollToAnchor(): void {
  const { hash } = useAddress();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
