import { buttonStyle } from "#ui/button-style.ts";
import type { Locale } from "#shared/locale.ts";
import { brandContent } from "../../content/brand-page.ts";
import type { BrandMeasuring } from "./brand-page-props.ts";
import { fill } from "./fill.ts";

type ConsentBarProps = { name: string; locale: Locale; measuring: BrandMeasuring };

/**
 * Asks whether visits may be counted, and says who receives what. It is seen only where a script can ask: nothing is
 * counted without one. Both answers look alike. At the foot of the screen it moves nothing, and after the footer it
 * hides nothing.
 */
export function ConsentBar({ name, locale, measuring }: ConsentBarProps) {
  const { measuring: words } = brandContent(locale);
  const recipients = new Intl.ListFormat(locale).format(
    measuring.recipients.map((recipient) => words.recipients[recipient]),
  );
  const isForNobody = measuring.recipients.length === 0;
  const filled = (text: string) => fill(text, { brand: name, recipients });
  return (
    <section
      aria-labelledby="measuring-title"
      data-measuring={measuring.document}
      data-subdomain={measuring.subdomain}
      data-brand={name}
      data-recipients={measuring.recipients.join(" ")}
      hidden
      className="sticky bottom-0 z-20 border-t border-edge bg-surface text-ink shadow-float"
    >
      <div className="mx-auto flex max-w-page flex-col gap-x-10 gap-y-3 px-4 py-4 sm:px-8 md:flex-row md:items-center md:justify-between">
        <div className="max-w-[52rem] text-small">
          <h2 id="measuring-title" className="text-body font-semibold [font-family:inherit]">
            {words.title}
          </h2>
          {/* Two short ones: a long one would be the largest thing on a phone, and the page seem to come late. */}
          <p className="mt-1 wrap-anywhere">
            {filled(isForNobody ? words.textForNobody : words.text)}
          </p>
          <p className="mt-1 wrap-anywhere">
            {!isForNobody && `${filled(words.numbers)} `}
            {words.same}
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <Answer value="declined" label={words.decline} />
          <Answer value="accepted" label={words.accept} />
        </div>
      </div>
    </section>
  );
}

function Answer({ value, label }: { value: "accepted" | "declined"; label: string }) {
  return (
    <button type="button" data-measuring-answer={value} className={buttonStyle("outline")}>
      {label}
    </button>
  );
}
