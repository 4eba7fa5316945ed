import type { HomeContent } from "../content.ts";
import { publicRoutes } from "../public-routes.ts";
import { HeroScene } from "#ui/art/hero-scene.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { exampleWork } from "../example-work.ts";

/** The first screen: the promise, the way in, and the scene that shows the promise. */
export function Hero({ words }: { words: HomeContent["hero"] }) {
  const [given, slip, next] = exampleWork;
  return (
    <section data-dusk className="relative overflow-hidden bg-dusk-deep text-dusk-text">
      <div className="mx-auto grid max-w-page items-end px-4 sm:px-8 lg:min-h-[min(46rem,calc(100vh-4.25rem))] lg:grid-cols-[minmax(0,31rem)_1fr]">
        <div className="relative z-1 pt-10 pb-4 lg:self-center lg:pt-12 lg:pb-44">
          <h1 className="text-hero">{words.title}</h1>
          <p className="mt-6 max-w-text text-lead text-dusk-quiet">{words.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <a href={publicRoutes.studentRegister.en} className={buttonStyle("lamp", "large")}>
              {words.start}
            </a>
            <a href={publicRoutes.register.en} className={buttonStyle("dusk", "large")}>
              {words.parent}
            </a>
          </div>
          <p className="mt-4 text-small text-dusk-quiet">{words.note}</p>
        </div>
        <HeroScene
          lines={[given.line, slip.line, next.line]}
          note={words.scene.note}
          label={words.scene.label}
          className="-mx-4 w-[calc(100%+2rem)] sm:mx-auto sm:w-full sm:max-w-[40rem] lg:absolute lg:right-[max(0px,calc(50%-46rem))] lg:bottom-0 lg:h-full lg:w-auto lg:max-w-none"
        />
      </div>
      <div className="relative z-1 bg-dusk-sea">
        <ul className="mx-auto grid max-w-page gap-x-8 gap-y-2 border-t border-dusk-line px-4 py-5 sm:grid-cols-2 sm:px-8 lg:grid-cols-4">
          {words.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
