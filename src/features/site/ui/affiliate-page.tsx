import { affiliateContent } from "../content/article.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { WideBody } from "./article-page.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";

type AffiliatePageProps = {
  locale: Locale;
  /** The operator's commission in percent; the site file's where left out. */
  commissionPercent?: number | null;
};

/** /affiliate and /afiliados (row R-21): how it works, what counts, what one gets, and the ways in. */
export function AffiliatePage({
  locale,
  commissionPercent = site.affiliateCommissionPercent,
}: AffiliatePageProps) {
  const { title, lead, join, login, commission, ...article } = affiliateContent(locale);
  const paid = commissionPercent === null ? commission.agreed : commission.percent;
  const sections = article.sections.map((section) =>
    section.id === "money" ? { ...section, paragraphs: [...section.paragraphs, paid] } : section,
  );
  const door = publicRoutes.affiliateLogin[locale];
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.affiliate[locale === "en" ? "es" : "en"]}>
      <PageOpening title={title} lead={lead} scene="always">
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={`${door}?new=1`} className={buttonStyle("lamp", "large")}>
            {join}
          </a>
          <a href={door} className={buttonStyle("dusk", "large")}>
            {login}
          </a>
        </div>
      </PageOpening>
      <WideBody article={{ sections }} locale={locale} />
    </PageFrame>
  );
}
