import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { site } from "#shared/site.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { AffiliateStepPage } from "./affiliate-step-page.tsx";
import { CampaignSection } from "./campaign-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { EarningsSection } from "./money/earnings-section.tsx";
import { LinkSection } from "./link-section.tsx";
import { statusTones, statusWords } from "./status-words.ts";
import { StatusNote } from "./status-note.tsx";

/** What an affiliate comes for: status, link, earnings, figures. */
export function AffiliateDashboardPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  const title = translate("affiliates.dashboardTitle");
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-8 lg:py-14">
      <title>{`${title} · ${site.name}`}</title>
      <AffiliateStepPage here="/affiliate/dashboard" stays={account?.role === "administrator"}>
        {({ affiliate }) =>
          affiliate ? (
            <div className="flex flex-col gap-10">
              <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <h1 className="text-heading">{title}</h1>
                <Badge tone={statusTones[affiliate.status]}>
                  <span className="sr-only">{translate("affiliates.statusLabel")}: </span>
                  {translate(statusWords[affiliate.status])}
                </Badge>
              </header>
              <StatusNote affiliate={affiliate} />
              <LinkSection link={affiliate.link} code={affiliate.referralCode} />
              <CampaignSection link={affiliate.link} />
              {affiliate.status === "active" && <OwnPageSection />}
              <EarningsSection link={affiliate.link} />
              <FiguresSection link={affiliate.link} />
            </div>
          ) : (
            <NoRecord title={title} />
          )
        }
      </AffiliateStepPage>
    </div>
  );
}

/** The way to a landing page under the affiliate's own name. */
function OwnPageSection() {
  const translate = useTranslate();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <div>
        <h2 className="text-title">{translate("affiliates.pageTitle")}</h2>
        <p className="mt-1 text-quiet">{translate("affiliates.pageText")}</p>
      </div>
      <ButtonLink to="/affiliate/brand">{translate("affiliates.pageAction")}</ButtonLink>
    </section>
  );
}

/** What an administrator who is no affiliate finds here. */
function NoRecord({ title }: { title: string }) {
  const translate = useTranslate();
  return (
    <>
      <h1 className="text-heading">{title}</h1>
      <EmptyState
        title={translate("affiliates.noRecordTitle")}
        text={translate("affiliates.noRecordText")}
        action={
          <ButtonLink to="/admin/affiliates" variant="lamp">
            {translate("affiliates.noRecordAction")}
          </ButtonLink>
        }
      />
    </>
  );
}
