import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Worked } from "../contract.ts";
import { Picture } from "#client/problem/picture.tsx";
import type { RichLine } from "#client/rich-text/rich-text.tsx";

type WorkedSolutionProps = {
  worked: Worked;
  /** The language of the session. */
  locale: Locale;
  /** Shows a line of words and formulas. */
  Line: typeof RichLine;
};

/** How a problem is done, step by step; each step can be asked why it is allowed. */
export function WorkedSolution({ worked, locale, Line }: WorkedSolutionProps) {
  const translate = useTranslate();
  const { picture, steps } = worked;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-hairline bg-surface px-4 py-4">
      <h3 className="font-reading text-body font-semibold">{translate("marks.solution")}</h3>
      <ol className="flex flex-col gap-3">
        {steps.map(({ say, line, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step's place is what it is
          <li key={index} className="border-l-3 border-glass pl-3">
            <p lang={locale}>
              <Line text={say[locale]} />
            </p>
            <p className="mt-1 break-words">
              <Line text={line} />
            </p>
            {why && <Why reason={why[locale]} locale={locale} step={index + 1} />}
          </li>
        ))}
      </ol>
      {picture && <Picture picture={picture} locale={locale} />}
    </section>
  );
}

type WhyProps = { reason: string; locale: Locale; step: number };

/** The reason a step is allowed, for those who ask. */
function Why({ reason, locale, step }: WhyProps) {
  const translate = useTranslate();
  return (
    <details className="text-small">
      <summary className="inline-flex min-h-11 list-none items-center text-quiet underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
        {translate("marks.why")}
        <span className="sr-only"> {translate("marks.whyStep", { number: step })}</span>
      </summary>
      <p lang={locale} className="pb-2 text-quiet">
        {reason}
      </p>
    </details>
  );
}
