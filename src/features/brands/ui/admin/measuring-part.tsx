import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { type Measuring, measuringFields, measuringText } from "../../rules/measuring.ts";
import { CodeBox } from "./code-box.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type MeasuringPartProps = {
  brand: ListedBrand;
  name: string;
  onDecided: (brand: ListedBrand) => void;
};

const tones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** A partner's script and ids, beside those that were approved before, with what can be decided about them as one. */
export function MeasuringPart({ brand, name, onDecided }: MeasuringPartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"measuring">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id: brandId, measuringStatus: status, approvedMeasuring: approved } = brand;
  const { customJavascript, googleAnalyticsId, facebookPixelId, tiktokPixelId } = brand;
  const measuring = { customJavascript, googleAnalyticsId, facebookPixelId, tiktokPixelId };
  if (measuringText(measuring) === null) return null;
  const send = (isApproved: boolean, reason = "") =>
    call("brands", "decideMeasuring", { brandId, isApproved, measuring, reason });
  const approve = () =>
    decide(
      "measuring",
      () => send(true),
      () => translate("brands.measuringApproved", { name }),
    );
  const isCompared = approved !== null && measuringText(approved) !== measuringText(measuring);

  return (
    <section className="mt-5 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="font-semibold">{translate("brands.measuringOf")}</h4>
        <Badge tone={tones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      </div>
      <p className="mt-2 max-w-text text-quiet">{translate("brands.measuringReading")}</p>
      {measuringFields.map((field) => (
        <Parts
          key={field}
          field={field}
          before={isCompared ? approved[field] : null}
          now={measuring[field]}
        />
      ))}
      {brand.measuringReason && (
        <p className="mt-2 text-quiet">
          {translate("brands.blurbReason", { reason: brand.measuringReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {status !== "approved" && (
          <Button
            variant={status === "pending" ? "lamp" : "outline"}
            pending={pending === "measuring"}
            onClick={() => void approve()}
          >
            {translate("brands.approveMeasuring")}
          </Button>
        )}
        {status !== "rejected" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate(status === "approved" ? "brands.stopMeasuring" : "brands.refuseMeasuring")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseMeasuringTitle", { name })}
          text={translate("brands.refuseMeasuringText")}
          action={translate(
            status === "approved" ? "brands.stopMeasuring" : "brands.refuseMeasuring",
          )}
          send={(reason) => send(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.measuringRefused", { name }), tone: "right" });
          }}
        />
      )}
    </section>
  );
}

type PartsProps = {
  field: keyof Measuring;
  before: string | null;
  now: string | null;
};

/** The script, or one id: as it is now, and as it was approved before, where either is. */
function Parts({ field, before, now }: PartsProps) {
  const translate = useTranslate();
  if (before === null && now === null) return null;
  const title = (when: "measuringBefore" | "measuringNow") =>
    `${translate(`brands.${field}`)} · ${translate(`brands.${when}`)}`;
  return (
    <dl className={before === null ? "mt-3" : "mt-3 grid gap-4 md:grid-cols-2"}>
      {before !== null && <CodeBox title={title("measuringBefore")} text={before} isOld />}
      <CodeBox title={title("measuringNow")} text={now ?? "–"} />
    </dl>
  );
}
