import { useQuery } from "@tanstack/react-query";
import type { Privacy } from "#features/privacy/contract.ts";
import { Callout } from "#ui/callout.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { ConsentList } from "./consent-list.tsx";
import { CopySection } from "./copy-section.tsx";
import { useConsents } from "./use-consents.ts";

const queryKey = ["privacy", "own"];

/** What students see of their own consents, with a copy of their data from 13 on. Its words stand in the area "privacy". */
export function OwnPrivacy() {
  const { translate } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("privacy", "readOwnPrivacy", {}, { signal }),
  });
  if (data) return <Shown privacy={data} />;
  if (!error) return <Loading label={translate("shell.loading")} />;
  return (
    <LoadFailed error={error} title={translate("privacy.failed")} onRetry={() => void refetch()} />
  );
}

function Shown({ privacy }: { privacy: Privacy }) {
  const { locale, translate } = useLanguage();
  const { pending, failure, change } = useConsents(queryKey, (wanted) =>
    call("privacy", "setOwnConsent", wanted),
  );
  const { adultOn, decider, mayChange, mayWithdraw, mayLearn, mayCopy, needsAddress } = privacy;
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="own-consents" className="flex flex-col gap-4">
        <div>
          <h2 id="own-consents" className="text-title">
            {translate("privacy.ownConsentsTitle")}
          </h2>
          {!mayChange && (
            <p className="mt-1 text-quiet">
              {translate(mayWithdraw ? "privacy.guardianAway" : "privacy.guardianDecides")}
            </p>
          )}
        </div>
        {!mayLearn && <Callout kind="care" title={translate("privacy.ownOnHold")} />}
        {needsAddress && <Callout kind="note">{translate("privacy.needsAddress")}</Callout>}
        {adultOn !== null && decider === "guardian" && (
          <p className="text-quiet">
            {translate("privacy.ownAdult", { date: longDate(adultOn, locale) })}
          </p>
        )}
        <FailureCallout failure={failure} title={translate("privacy.changeFailed")} />
        <ConsentList privacy={privacy} pending={pending} onChange={(...to) => void change(...to)} />
      </section>
      {mayCopy && (
        <CopySection
          text={translate("privacy.ownCopyText")}
          load={() => call("privacy", "exportOwn", {})}
        />
      )}
    </div>
  );
}

/** A day as people write it. `date` is YYYY-MM-DD. */
function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}
