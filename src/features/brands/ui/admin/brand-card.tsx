import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";

type BrandCardProps = { brand: ListedBrand; onDecided: (brand: ListedBrand) => void };

const blurbTones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** One partner's page as the administrator sees it, with what can be decided now. */
export function BrandCard({ brand, onDecided }: BrandCardProps) {
  const translate = useTranslate();
  const [pending, setPending] = useState<"blurb" | "active" | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const { id, active, owner, partnerBlurb, partnerBlurbStatus: status } = brand;
  const name = brand.brandName ?? brand.subdomain;

  async function decide(
    what: "blurb" | "active",
    send: () => Promise<{ brand: ListedBrand }>,
  ): Promise<void> {
    setPending(what);
    try {
      const decided = await send();
      onDecided(decided.brand);
      const title =
        what === "blurb"
          ? translate("brands.approved", { name })
          : translate(decided.brand.active ? "brands.switchedOn" : "brands.switchedOff", { name });
      showToast({ title, tone: "right" });
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("internal");
      showToast({
        title: translate("brands.failed"),
        text: translate(`errors.${failure.code}`, failure.data),
        tone: "care",
      });
    } finally {
      setPending(null);
    }
  }

  const approve = () =>
    decide("blurb", () =>
      call("brands", "decideBlurb", { brandId: id, isApproved: true, blurb: partnerBlurb ?? "" }),
    );
  const toggle = () =>
    decide("active", () => call("brands", "switchBrand", { brandId: id, active: !active }));

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
      {isRefusing && (
        <RefuseDialog
          brand={brand}
          name={name}
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
