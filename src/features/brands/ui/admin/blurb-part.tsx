import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type BlurbPartProps = {
  brand: ListedBrand;
  name: string;
  onDecided: (brand: ListedBrand) => void;
};

const tones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** A partner's own words beside those that were approved before, with what can be decided about them now. */
export function BlurbPart({ brand, name, onDecided }: BlurbPartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"blurb">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id: brandId, partnerBlurb: blurb, partnerBlurbStatus: status, approvedBlurb } = brand;
  if (blurb === null) return null;
  const send = (isApproved: boolean, reason = "") =>
    call("brands", "decideBlurb", { brandId, isApproved, blurb, reason });
  const approve = () =>
    decide(
      "blurb",
      () => send(true),
      () => translate("brands.approved", { name }),
    );
  const isCompared = approvedBlurb !== null && approvedBlurb !== blurb;

  return (
    <section className="mt-5 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="font-semibold">{translate("brands.blurbOf")}</h4>
        <Badge tone={tones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      </div>
      {status === "approved" ? (
        <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{blurb}</p>
      ) : (
        <dl className={isCompared ? "mt-3 grid gap-4 md:grid-cols-2" : "mt-3"}>
          {isCompared && (
            <Words title={translate("brands.blurbBefore")} text={approvedBlurb} isOld />
          )}
          <Words
            title={translate(isCompared ? "brands.blurbNow" : "brands.blurbFirst")}
            text={blurb}
          />
        </dl>
      )}
      {brand.partnerBlurbReason && (
        <p className="mt-2 text-quiet">
          {translate("brands.blurbReason", { reason: brand.partnerBlurbReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {status !== "approved" && (
          <Button
            variant={status === "pending" ? "lamp" : "outline"}
            pending={pending === "blurb"}
            onClick={() => void approve()}
          >
            {translate("brands.approve")}
          </Button>
        )}
        {status !== "rejected" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate("brands.refuse")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseTitle", { name })}
          text={translate("brands.refuseText")}
          action={translate("brands.refuse")}
          send={(reason) => send(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.refused", { name }), tone: "right" });
          }}
        />
      )}
    </section>
  );
}

function Words({ title, text, isOld = false }: { title: string; text: string; isOld?: boolean }) {
  return (
    <div className={isOld ? "rounded-control bg-sunken p-4" : "rounded-control bg-lamp-soft p-4"}>
      <dt className="text-small font-semibold">{title}</dt>
      <dd className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">{text}</dd>
    </div>
  );
}
