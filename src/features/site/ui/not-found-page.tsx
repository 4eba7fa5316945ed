import { notFoundContent } from "../content/pages.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";

/** What stands at every address that is none of ours (row R-32), in English with its Spanish below. */
export function NotFoundPage() {
  const english = notFoundContent("en");
  const spanish = notFoundContent("es");
  return (
    <PageFrame locale="en" counterpart={publicRoutes.home.es}>
      <PageOpening title={english.title} lead={english.lead} scene="always">
        <a href={publicRoutes.home.en} className={buttonStyle("lamp", "large", "mt-8")}>
          {english.home}
        </a>
        <div lang="es" className="mt-12 max-w-[36rem] border-t border-dusk-line pt-6">
          <p className="font-display text-title">{spanish.title}</p>
          <p className="mt-2 text-dusk-quiet">{spanish.lead}</p>
          <a href={publicRoutes.home.es} className={buttonStyle("dusk", "normal", "mt-4")}>
            {spanish.home}
          </a>
        </div>
      </PageOpening>
    </PageFrame>
  );
}
