import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import type { ListedBrand } from "../../contract.ts";
import { BlurbPart } from "./blurb-part.tsx";
import { HostnamePart } from "./hostname-part.tsx";
import { IdentityPart } from "./identity-part.tsx";
import { MeasuringPart } from "./measuring-part.tsx";
import { PageContents } from "./page-contents.tsx";
import { PagePart } from "./page-part.tsx";
import { StylesPart } from "./styles-part.tsx";

type BrandCardProps = {
  brand: ListedBrand;
  /** The one to look at first; its page is shown. */
  isNext: boolean;
  onDecided: (brand: ListedBrand) => void;
};

/** One partner's page as the administrator sees it, with what can be decided now. */
export function BrandCard({ brand, isNext, onDecided }: BrandCardProps) {
  const translate = useTranslate();
  const { active, owner } = brand;
  const name = brand.brandName ?? brand.subdomain;
  return (
    <article className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-title wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <Badge tone={active ? "right" : brand.waits.includes("page") ? "lamp" : "plain"}>
          {translate(
            active ? "brands.on" : brand.waits.includes("page") ? "brands.waits" : "brands.off",
          )}
        </Badge>
      </div>
      <p className="mt-2 text-small break-all">
        <a href={brand.address} target="_blank" rel="noreferrer" className={textLinkStyle}>
          {brand.address} <span className="font-normal">{translate("brands.opensNew")}</span>
        </a>
      </p>
      <p className="mt-1 text-small break-all text-quiet">
        <bdi>{owner.name}</bdi> · {owner.email}
      </p>
      {brand.namesakes.length > 0 && (
        <p className="mt-1 text-small wrap-anywhere text-care-text">
          {translate("brands.namesakes", { names: brand.namesakes.join(", ") })}
        </p>
      )}
      {owner.status !== "active" && (
        <p className="mt-1 text-small text-care-text">{translate("brands.ownerInactive")}</p>
      )}
      <PageContents brand={brand} name={name} isOpen={isNext} />
      <PagePart brand={brand} name={name} onDecided={onDecided} />
      <IdentityPart brand={brand} name={name} onDecided={onDecided} />
      <BlurbPart brand={brand} name={name} onDecided={onDecided} />
      <StylesPart brand={brand} name={name} onDecided={onDecided} />
      <MeasuringPart brand={brand} name={name} onDecided={onDecided} />
      {brand.hostname && (
        <HostnamePart brandId={brand.id} hostname={brand.hostname} onDecided={onDecided} />
      )}
    </article>
  );
}
