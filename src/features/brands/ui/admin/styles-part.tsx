import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { CodeBox } from "./code-box.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type StylesPartProps = {
  brand: ListedBrand;
  name: string;
  onDecided: (brand: ListedBrand) => void;
};

const tones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** A partner's styles as they wrote them, beside those that were approved before, with what can be decided about them. */
export function StylesPart({ brand, name, onDecided }: StylesPartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"styles">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id: brandId, customCss: css, customCssStatus: status, approvedCss } = brand;
  if (css === null) return null;
  const send = (isApproved: boolean, reason = "") =>
    call("brands", "decideStyles", { brandId, isApproved, css, reason });
  const approve = () =>
    decide(
      "styles",
      () => send(true),
      () => translate("brands.stylesApproved", { name }),
    );
  const isCompared = approvedCss !== null && approvedCss !== css;

  return (
    <section className="mt-5 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="font-semibold">{translate("brands.stylesOf")}</h4>
        <Badge tone={tones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      </div>
      <p className="mt-2 max-w-text text-quiet">{translate("brands.stylesReading")}</p>
      <dl className={isCompared ? "mt-3 grid gap-4 md:grid-cols-2" : "mt-3"}>
        {isCompared && (
          <CodeBox title={translate("brands.stylesBefore")} text={approvedCss} isOld />
        )}
        <CodeBox title={translate("brands.stylesNow")} text={css} />
      </dl>
      {brand.customCssReason && (
        <p className="mt-2 text-quiet">
          {translate("brands.blurbReason", { reason: brand.customCssReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {status !== "approved" && (
          <Button
            variant={status === "pending" ? "lamp" : "outline"}
            pending={pending === "styles"}
            onClick={() => void approve()}
          >
            {translate("brands.approveStyles")}
          </Button>
        )}
        {status !== "rejected" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate(status === "approved" ? "brands.stopStyles" : "brands.refuseStyles")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseStylesTitle", { name })}
          text={translate("brands.refuseStylesText")}
          action={translate(status === "approved" ? "brands.stopStyles" : "brands.refuseStyles")}
          send={(reason) => send(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.stylesRefused", { name }), tone: "right" });
          }}
        />
      )}
    </section>
  );
}
