import type { BrandContent } from "../../content/brand-page.ts";

/** Three samples of what a family may say. Nobody said them, and the page says so before the first. */
export function SampleVoices({ words }: { words: BrandContent["voices"] }) {
  return (
    <section className="bg-sunken">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-24">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-2 text-quiet">{words.note}</p>
        <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-3 lg:mt-10">
          {words.items.map(({ text, who }) => (
            <li key={text} className="border-t-2 border-(--brand-line) pt-5">
              <p className="font-display text-[1.25rem] leading-snug">{text}</p>
              <p className="mt-4 text-small text-quiet">{who}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
