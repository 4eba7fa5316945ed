import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { HostnamePart } from "./hostname-part.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type BrandCardProps = { brand: ListedBrand; onDecided: (brand: ListedBrand) => void };

const blurbTones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** One partner's page as the administrator sees it, with what can be decided now. */
export function BrandCard({ brand, onDecided }: BrandCardProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"blurb" | "active">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id, active, owner, partnerBlurb, partnerBlurbStatus: status } = brand;
  const name = brand.brandName ?? brand.subdomain;

  const decideBlurb = (isApproved: boolean, reason = "") =>
    call("brands", "decideBlurb", { brandId: id, isApproved, blurb: partnerBlurb ?? "", reason });
  const approve = () =>
    decide(
      "blurb",
      () => decideBlurb(true),
      () => translate("brands.approved", { name }),
    );
  const toggle = () =>
    decide(
      "active",
      () => call("brands", "switchBrand", { brandId: id, active: !active }),
      (decided) => translate(decided.active ? "brands.switchedOn" : "brands.switchedOff", { name }),
    );

  return (
    <article className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-title wrap-anywhere">{name}</h2>
        <Badge tone={active ? "right" : "plain"}>
          {translate(active ? "brands.on" : "brands.off")}
        </Badge>
      </div>
      <p className="mt-2 text-small break-all">
        <a href={brand.address} target="_blank" rel="noreferrer" className={textLinkStyle}>
          {brand.address} <span className="font-normal">{translate("brands.opensNew")}</span>
        </a>
      </p>
      <p className="mt-1 text-small break-all text-quiet">
        {owner.name} · {owner.email}
      </p>
      {owner.status !== "active" && (
        <p className="mt-1 text-small text-care-text">{translate("brands.ownerInactive")}</p>
      )}
      {partnerBlurb ? (
        <div className="mt-4 max-w-text">
          <Badge tone={blurbTones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{partnerBlurb}</p>
          {brand.partnerBlurbReason && (
            <p className="mt-1 text-quiet">
              {translate("brands.blurbReason", { reason: brand.partnerBlurbReason })}
            </p>
          )}
        </div>
      ) : (
        <p className="mt-4 text-quiet">{translate("brands.noBlurb")}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {partnerBlurb && status !== "approved" && (
          <Button variant="lamp" pending={pending === "blurb"} onClick={() => void approve()}>
            {translate("brands.approve")}
          </Button>
        )}
        {partnerBlurb && status !== "rejected" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate("brands.refuse")}
          </Button>
        )}
        <Button
          variant={active ? "care" : "outline"}
          pending={pending === "active"}
          onClick={() => void toggle()}
        >
          {translate(active ? "brands.switchOff" : "brands.switchOn")}
        </Button>
      </div>
      {brand.hostname && (
        <HostnamePart brandId={id} hostname={brand.hostname} onDecided={onDecided} />
      )}
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseTitle", { name })}
          text={translate("brands.refuseText")}
          action={translate("brands.refuse")}
          send={(reason) => decideBlurb(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.refused", { name }), tone: "right" });
          }}
        />
      )}
    </article>
  );
}
