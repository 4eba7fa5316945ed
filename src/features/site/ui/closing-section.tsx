import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { Shore } from "#ui/art/shore.tsx";
import { buttonStyle } from "#ui/button-style.ts";

/** The last invitation, on the shore that the footer's sea begins at. */
export function ClosingSection({ words }: { words: HomeContent["closing"] }) {
  return (
    <section data-dusk className="relative overflow-hidden bg-dusk-deep text-dusk-text">
      <div className="relative z-1 mx-auto max-w-page px-4 pt-20 pb-44 sm:px-8 sm:pb-32 lg:pt-28 lg:pb-40">
        <h2 className="max-w-[18ch] text-heading">{words.title}</h2>
        <p className="mt-3 max-w-[32rem] text-lead text-dusk-quiet">{words.text}</p>
        <a href={publicRoutes.studentRegister.en} className={buttonStyle("lamp", "large", "mt-8")}>
          {words.start}
        </a>
      </div>
      <Shore className="absolute right-0 bottom-0 h-52 sm:h-80 lg:right-[max(0px,calc(50%-40rem))]" />
    </section>
  );
}
