import { type LucideIcon, MessageCircleQuestion, Route, TrendingUp } from "lucide-react";
import type { BrandContent } from "../../content/brand-page.ts";

/** In the order of the cards. */
const icons: readonly LucideIcon[] = [Route, MessageCircleQuestion, TrendingUp];

/** The three things the academy promises under every brand. */
export function FeatureCards({ words }: { words: BrandContent["features"] }) {
  return (
    <section className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-24">
      <h2 className="text-heading">{words.title}</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:mt-10 lg:gap-7">
        {words.items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Route;
          return (
            <li
              key={title}
              className="rounded-card border border-hairline bg-surface p-6 shadow-[inset_0_4px_var(--brand-line)] lg:p-8"
            >
              <Icon className="size-8 text-(--brand-word)" strokeWidth={1.75} aria-hidden />
              <h3 className="mt-5 text-title">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
