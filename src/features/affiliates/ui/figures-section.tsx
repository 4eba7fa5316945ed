import { useQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { saveFile } from "#client/save-file.ts";
import { dashboardDays } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { formatPercent } from "#shared/percentages.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import { useState } from "react";
import type { Figures } from "../contract/dashboard.ts";
import { csvOf } from "../rules/csv.ts";
import { ClicksTable } from "./clicks-table.tsx";
import { DaysChart } from "./days-chart.tsx";
import { DeclinedTable } from "./declined-table.tsx";
import { deviceWords } from "./device-words.ts";
import { GroupsTable } from "./groups-table.tsx";
import { Copy } from "./link-section.tsx";

/** The figures of the last 30 days, counted from the record each time the page is opened. */
export function FiguresSection({ link }: { link: string }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ["affiliates", "figures"],
    queryFn: ({ signal }) => call("affiliates", "readFigures", {}, { signal }),
    staleTime: 0,
  });
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-heading">
          {translate("affiliates.figuresTitle", { days: dashboardDays })}
        </h2>
        <p className="mt-1 max-w-text text-quiet">{translate("affiliates.figuresNote")}</p>
      </div>
      {data && <Panels figures={data} link={link} />}
      {!data && error && (
        <FailureCallout
          failure={error instanceof AppError ? error : new AppError("internal")}
          title={translate("affiliates.loadFailed")}
        />
      )}
      {!data && !error && <Loading label={translate("affiliates.loading")} lines={6} />}
    </section>
  );
}

function Panels({ figures, link }: { figures: Figures; link: string }) {
  const translate = useTranslate();
  const { totals, days, sources, campaigns, devices, landingPages, latest, declined } = figures;
  const { clicks, visitors, signUps, returning } = totals;
  return (
    <>
      <dl className="grid gap-px overflow-clip rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4">
        <Total name={translate("affiliates.clicks")} value={String(clicks)} />
        <Total name={translate("affiliates.visitors")} value={String(visitors)} />
        <Total
          name={translate("affiliates.signUps")}
          value={signUps === null ? translate("affiliates.few") : String(signUps)}
          {...(returning !== null && {
            note: `${translate("affiliates.returning")}: ${returning}`,
          })}
        />
        <Total
          name={translate("affiliates.conversion")}
          value={
            signUps !== null && visitors > 0
              ? formatPercent(signUps / visitors)
              : translate("affiliates.none")
          }
        />
      </dl>
      <p className="max-w-text text-small text-quiet">{translate("affiliates.fewNote")}</p>
      {clicks === 0 && signUps === null ? (
        <EmptyState
          title={translate("affiliates.noFiguresTitle")}
          heading="h3"
          text={translate("affiliates.noFiguresText")}
          action={<Copy value={link} action="affiliates.copyLink" />}
        />
      ) : (
        <>
          <DaysChart days={days} />
          <div className="grid gap-6 lg:grid-cols-2">
            <GroupsTable
              caption={translate("affiliates.bySource")}
              heading={translate("affiliates.source")}
              rows={sources}
            />
            <GroupsTable
              caption={translate("affiliates.byCampaign")}
              heading={translate("affiliates.campaignColumn")}
              rows={campaigns}
            />
            <GroupsTable
              caption={translate("affiliates.byDevice")}
              heading={translate("affiliates.device")}
              rows={devices.map((row) => ({ ...row, name: translate(deviceWords[row.name]) }))}
            />
            <GroupsTable
              caption={translate("affiliates.byPage")}
              heading={translate("affiliates.page")}
              rows={landingPages}
            />
          </div>
          <ClicksTable clicks={latest} />
          <ExportButton />
        </>
      )}
      <DeclinedTable declined={declined} />
    </>
  );
}

function Total({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="bg-surface p-5">
      <dt className="text-quiet">{name}</dt>
      <dd className="mt-1 font-reading text-[2rem] leading-tight font-semibold tabular-nums">
        {value}
      </dd>
      {note && <dd className="text-small text-quiet">{note}</dd>}
    </div>
  );
}

/** Every visit of the 30 days as a file, made in the browser. */
function ExportButton() {
  const translate = useTranslate();
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      const { clicks } = await call("affiliates", "listClicks", {});
      const head = ["time", "device", "source", "medium", "campaign", "landing_page"];
      const rows = clicks.map(({ at, device, source, medium, campaign, landingPage }) => [
        at,
        device,
        source ?? "",
        medium ?? "",
        campaign ?? "",
        landingPage ?? "",
      ]);
      saveFile("faro-visits.csv", csvOf([head, ...rows]), "text/csv");
    } catch {
      showToast({ title: translate("affiliates.exportFailed"), tone: "care" });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button pending={isPending} onClick={() => void save()} className="self-start">
      {translate(isPending ? "affiliates.exporting" : "affiliates.export")}
    </Button>
  );
}
