import type { ReactNode } from "react";
import { Shore } from "#ui/art/shore.tsx";

type PageOpeningProps = {
  title: string;
  lead: string;
  /** Puts the lighthouse beside the words: on every screen, or only where it takes no height. */
  scene?: "always" | "wide";
  /** Below the lead: a date, a way on. */
  children?: ReactNode;
};

/** How every page but home begins: its one main heading and what it is about, on the dusk of the top bar. */
export function PageOpening({ title, lead, scene, children }: PageOpeningProps) {
  return (
    <section data-dusk className="relative overflow-hidden bg-dusk-deep text-dusk-text">
      <div
        className={`relative z-1 mx-auto max-w-page px-4 pt-10 sm:px-8 lg:pt-16 ${scene === "always" ? "pb-56 lg:pb-28" : "pb-14 lg:pb-20"}`}
      >
        <h1 className="max-w-[20ch] text-[clamp(2.25rem,1.5rem+3vw,3.75rem)] leading-[1.06]">
          {title}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lead text-dusk-quiet">{lead}</p>
        {children}
      </div>
      {scene && (
        <Shore
          className={`absolute right-0 bottom-0 lg:right-[max(0px,calc(50%-40rem))] ${scene === "always" ? "h-52 sm:h-64 lg:h-80" : "h-60 max-lg:hidden"}`}
        />
      )}
    </section>
  );
}
