import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Callout } from "#ui/callout.tsx";
import { showToast } from "#ui/toast.tsx";
import { LoadState } from "../load-state.tsx";
import { PageHead } from "../page-head.tsx";
import { useDates } from "../use-dates.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { SwitchOff } from "./switch-off.tsx";

const factorKey = ["admin", "second-factor"] as const;

/** With so few recovery codes left it is time for new ones. */
const fewCodes = 3;

/** The second step of the administrator's own sign-in: whether it is on, and how to switch it. */
export function SecurityPage() {
  const translate = useTranslate();
  const { date } = useDates();
  const client = useQueryClient();
  /** Those that were just made; they are nowhere else. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => call("accounts", "readSecondFactor", {}, { signal }),
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: factorKey });

  function switchedOn(made: readonly string[]): void {
    setCodes(made);
    showToast({ title: translate("factor.switchedOn"), tone: "right" });
    void reload();
  }

  function switchedOff(): void {
    showToast({ title: translate("factor.switchedOff") });
    void reload();
  }

  const head = <PageHead title={translate("factor.title")} lead={translate("factor.lead")} />;
  if (codes) {
    return (
      <>
        {head}
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        {head}
        <LoadState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      {head}
      {data.enabledAt === null ? (
        <SetUp onDone={switchedOn} />
      ) : (
        <div className="flex flex-col gap-8">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone="right">{translate("factor.on", { date: date(data.enabledAt) })}</Badge>
            <span>{translate("factor.codesLeft", { count: data.codesLeft })}</span>
          </p>
          {data.codesLeft <= fewCodes && (
            <Callout kind="care" title={translate("factor.fewTitle")}>
              {translate("factor.fewText")}
            </Callout>
          )}
          <SwitchOff onDone={switchedOff} />
        </div>
      )}
    </>
  );
}
