import type { ReactNode } from "react";
import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { HeroScene } from "#ui/art/hero-scene.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { exampleWork } from "../content/example-work.ts";

type HeroProps = {
  words: HomeContent["hero"];
  /** Between the top bar and the promise: the quick actions. */
  children: ReactNode;
};

/** The first screen: the promise, the way in, and the scene that shows the promise. */
export function Hero({ words, children }: HeroProps) {
  const [given, slip, next] = exampleWork;
  return (
    <section
      data-dusk
      className="relative -mt-17 overflow-hidden bg-dusk-deep pt-17 text-dusk-text"
    >
      {children}
      <div className="relative">
        <div className="relative z-1 mx-auto flex max-w-page items-center px-4 pt-10 pb-4 sm:px-8 lg:min-h-[clamp(36rem,50vw,46rem)] lg:pt-12 lg:pb-40">
          <div className="lg:max-w-[26rem] xl:max-w-[31rem]">
            <h1 className="text-hero">{words.title}</h1>
            <p className="mt-6 max-w-text text-lead text-dusk-quiet">{words.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <a href={publicRoutes.studentRegister.en} className={buttonStyle("lamp", "large")}>
                {words.start}
              </a>
              <a href="#parents" className={buttonStyle("dusk", "large")}>
                {words.parent}
              </a>
            </div>
            <p className="mt-4 text-small text-dusk-quiet">{words.note}</p>
          </div>
        </div>
        <figure className="contents">
          <figcaption className="sr-only">{words.scene.label}</figcaption>
          <HeroScene
            lines={[given.line, slip.line, next.line]}
            note={words.scene.note}
            className="-ml-16 w-[calc(100%+4rem)] sm:mx-auto sm:w-160 lg:absolute lg:right-[max(0px,calc(50%-46rem))] lg:bottom-0 lg:w-[min(50rem,56vw)]"
          />
        </figure>
      </div>
      <div className="relative z-1 bg-dusk-sea">
        <div className="mx-auto max-w-page px-4 sm:px-8">
          <ul className="grid gap-x-8 gap-y-2 border-t border-dusk-line py-5 sm:grid-cols-2 lg:grid-cols-4">
            {words.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
