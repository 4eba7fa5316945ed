import { landingContent } from "../content/landing.ts";
import { homeContent } from "../content/home.ts";
import { liveTutorContent } from "../content/live-tutor.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { ClosingSection } from "./closing-section.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Conversation } from "./teaching-section.tsx";
import { LiveTutor } from "./live-tutor.tsx";

/** /landing and /landing-es (row R-06), where campaigns lead: try one problem, then sign up. */
export function LandingPage({ locale }: { locale: Locale }) {
  const words = landingContent(locale);
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.landing[locale === "en" ? "es" : "en"]}>
      <section data-dusk className="bg-dusk-deep text-dusk-text">
        <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-10 px-4 pt-10 pb-16 sm:px-8 lg:grid-cols-2 lg:pt-16 lg:pb-24">
          <div className="lg:sticky lg:top-16">
            <h1 className="max-w-[14ch] text-hero">{words.title}</h1>
            <p className="mt-6 max-w-text text-lead text-dusk-quiet">{words.lead}</p>
          </div>
          <LiveTutor
            words={liveTutorContent(locale)}
            heading="h2"
            example={<Conversation words={homeContent(locale).teaching} />}
          />
        </div>
      </section>
      <ul className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-16 sm:px-8 md:grid-cols-3 lg:py-24">
        {words.notes.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h2 className="text-title">{title}</h2>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <ClosingSection words={words.closing} />
    </PageFrame>
  );
}
