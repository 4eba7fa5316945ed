import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame, type FramedChild } from "#client/parent/child-frame.tsx";
import { ConsentList } from "#client/privacy/consent-list.tsx";
import { CopySection } from "#client/privacy/copy-section.tsx";
import { useConsents } from "#client/privacy/use-consents.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ButtonLink, textLinkStyle } from "#ui/link.tsx";
import { placeName } from "#ui/place-name.ts";
import { Loading } from "#ui/skeleton.tsx";
import type { Certificate, Privacy } from "../contract.ts";
import { CertificateList } from "./certificate-list.tsx";
import { DeletionSection } from "./deletion-section.tsx";

/** L3, L4, L7, L8: what a parent agrees to for a child, the copy of the child's data, and its deletion. */
export function PrivacyPage() {
  const translate = useTranslate();
  const [latest, setLatest] = useState<Certificate | null>(null);
  // Where something was just deleted nothing else stands that could be deleted.
  if (latest) return <Deleted certificate={latest} />;
  return (
    <>
      <ChildFrame here="/parent-dashboard/privacy" title={translate("privacy.title")}>
        {(child, isSample) => (
          <ChildPrivacy child={child} isSample={isSample} onDeleted={setLatest} />
        )}
      </ChildFrame>
      <div className="mx-auto flex w-full max-w-260 flex-col gap-6 px-4 pb-12 sm:px-8">
        <CertificateList latest={null} />
      </div>
    </>
  );
}

/** After a deletion: its certificate, and the way back. */
function Deleted({ certificate }: { certificate: Certificate }) {
  const translate = useTranslate();
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col items-start gap-8 px-4 py-10 sm:px-8">
      <title>{`${translate("privacy.deleted")} · ${placeName()}`}</title>
      <h1 className="text-heading">{translate("privacy.deleted")}</h1>
      <p className="text-lead text-quiet">{translate("privacy.deletedText")}</p>
      <CertificateList latest={certificate} />
      <ButtonLink to="/parent-dashboard" variant="lamp">
        {translate("child.toDashboard")}
      </ButtonLink>
    </div>
  );
}

/** How much of what was said in lessons a parent's copy has. */
const copied = {
  full: "privacy.copyFull",
  flagged: "privacy.copyFlagged",
  summaries: "privacy.copySummaries",
  none: "privacy.copySummaries",
} as const satisfies Record<Privacy["sight"], MessageKey>;

type ChildPrivacyProps = {
  child: FramedChild;
  isSample: boolean;
  onDeleted: (certificate: Certificate) => void;
};

function ChildPrivacy({ child, isSample, onDeleted }: ChildPrivacyProps) {
  const { locale, translate } = useLanguage();
  const { firstName } = child;
  const queryKey = ["privacy", "child", child.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("privacy", "readChildPrivacy", { childId: child.id }, { signal }),
  });
  if (!data) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("privacy.failed")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <p className="text-lead text-quiet">{translate("privacy.lead", { firstName })}</p>
      <Consents child={child} privacy={data} queryKey={queryKey} />
      {data.adultOn !== null && (
        <Callout
          kind="note"
          title={translate("privacy.adultTitle", {
            firstName,
            date: longDate(data.adultOn, locale),
          })}
        >
          {translate("privacy.adultText", { firstName })}
        </Callout>
      )}
      {!isSample && (
        <>
          <CopySection
            text={`${translate("privacy.copyText", { firstName })} ${translate(copied[data.sight], { firstName })}`}
            load={() => call("privacy", "exportChild", { childId: child.id })}
          />
          <DeletionSection child={child} onDeleted={onDeleted} />
        </>
      )}
      <p>
        <a
          className={textLinkStyle}
          href={locale === "es" ? "/privacy-policy-es#how-long" : "/privacy-policy#how-long"}
        >
          {translate("privacy.policy")}
        </a>
      </p>
    </div>
  );
}

type ConsentsProps = { child: FramedChild; privacy: Privacy; queryKey: readonly string[] };

function Consents({ child, privacy, queryKey }: ConsentsProps) {
  const { locale, translate } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { firstName } = child;
  const { pending, failure, change } = useConsents(queryKey, (wanted) =>
    call("privacy", "setChildConsent", { childId: child.id, ...wanted }),
  );
  const { mayLearn, goesAt, decider, isUnderAge } = privacy;
  return (
    <section aria-labelledby="privacy-consents" className="flex flex-col gap-4">
      <div>
        <h2 id="privacy-consents" className="text-title">
          {translate("privacy.consentsTitle")}
        </h2>
        <p className="mt-1 max-w-text text-quiet">
          {decider === "student"
            ? translate("privacy.studentDecides", { firstName })
            : translate("privacy.consentsText")}
        </p>
      </div>
      {!mayLearn && (
        <Callout kind="care" title={translate("privacy.onHold", { firstName })}>
          <p>{translate("privacy.onHoldText")}</p>
          {goesAt !== null && (
            <p>{translate("privacy.goesAt", { date: longDate(goesAt, locale) })}</p>
          )}
        </Callout>
      )}
      <FailureCallout failure={failure} title={translate("privacy.changeFailed")} />
      <ConsentList
        privacy={privacy}
        pending={pending}
        onChange={(kind, isGiven) => {
          if (kind === "core" && !isGiven) setAsked(true);
          else void change(kind, isGiven);
        }}
      />
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={translate("privacy.withdrawTitle")}
        description={
          <>
            <p>{translate("privacy.withdrawText", { firstName })}</p>
            {isUnderAge && (
              <p className="mt-2">{translate("privacy.withdrawChild", { firstName })}</p>
            )}
          </>
        }
        closeLabel={translate("shell.cancel")}
        actions={
          <>
            <Button
              variant="care"
              onClick={() => {
                setAsked(false);
                void change("core", false);
              }}
            >
              {translate("privacy.withdraw")}
            </Button>
            <Button onClick={() => setAsked(false)}>{translate("shell.cancel")}</Button>
          </>
        }
      />
    </section>
  );
}

/** A day as people write it. */
function longDate(date: string, locale: string): string {
  const timeZone = date.length === 10 ? { timeZone: "UTC" } : {};
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", ...timeZone }).format(new Date(date));
}
