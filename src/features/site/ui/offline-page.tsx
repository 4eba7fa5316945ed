import { offlineContent } from "../content/pages.ts";
import { Wordmark } from "#ui/art/wordmark.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { site } from "#shared/site.ts";
import { PageOpening } from "./page-opening.tsx";

/**
 * What the service worker shows at any address while the network is away, in both languages. Its one link leads to the
 * address that was asked for.
 */
export function OfflinePage() {
  const english = offlineContent("en");
  const spanish = offlineContent("es");
  return (
    <main data-dusk className="flex min-h-dvh flex-col bg-dusk-deep text-dusk-text">
      <div className="mx-auto w-full max-w-page px-4 pt-5 sm:px-8">
        <Wordmark name={site.name} />
      </div>
      <PageOpening title={english.title} lead={english.lead} scene="always">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page that was asked for */}
        <a href="" className={buttonStyle("lamp", "large", "mt-8")}>
          {english.again}
        </a>
        <div lang="es" className="mt-12 max-w-[36rem] border-t border-dusk-line pt-6">
          <p className="font-display text-title">{spanish.title}</p>
          <p className="mt-2 text-dusk-quiet">{spanish.lead}</p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- as above */}
          <a href="" className={buttonStyle("dusk", "normal", "mt-4")}>
            {spanish.again}
          </a>
        </div>
      </PageOpening>
    </main>
  );
}
