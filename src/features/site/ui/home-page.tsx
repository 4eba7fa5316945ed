import { frameContent, homeContent } from "../content/home.ts";
import { liveTutorContent } from "../content/live-tutor.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { AudiencesSection } from "./audiences-section.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { ComparisonPopup } from "./comparison-popup.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { Hero } from "./hero.tsx";
import { PageFrame } from "./page-frame.tsx";
import { ParentsSection } from "./parents-section.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { SubjectPicker } from "./subject-picker.tsx";
import { TeachingSection } from "./teaching-section.tsx";

/** The home page, / and /inicio (rows ): rendered to HTML at build, complete without scripts. */
export function HomePage({ locale }: { locale: Locale }) {
  const words = homeContent(locale);
  const counterpart = publicRoutes.home[locale === "en" ? "es" : "en"];
  return (
    <PageFrame locale={locale} counterpart={counterpart} overScene>
      <Hero words={words.hero}>
        <QuickActions words={frameContent(locale)} />
      </Hero>
      <SubjectPicker locale={locale} words={words.subjects} />
      <TeachingSection words={words.teaching} tutor={liveTutorContent(locale)} />
      <ParentsSection locale={locale} words={words.parents} />
      <FactsSection words={words} />
      <ComparisonSection words={words} withClaims />
      <AudiencesSection locale={locale} words={words.audiences} />
      <ClosingSection words={words.closing} />
      <ComparisonPopup words={words.popup} comparison={words.comparison} />
    </PageFrame>
  );
}
