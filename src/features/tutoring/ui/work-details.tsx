import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Workbench } from "../contract.ts";
import type { RichLine } from "./rich-text.tsx";

type WorkDetailsProps = {
  bench: Pick<Workbench, "progress" | "solution">;
  /** The language of the session. */
  locale: Locale;
  /** Shows a line of words and formulas. */
  Line: typeof RichLine;
};

/** How far the student's lines came while there is still something to do; afterwards how it is done, step by step. */
export function WorkDetails({ bench, locale, Line }: WorkDetailsProps) {
  const translate = useTranslate();
  const { progress, solution } = bench;
  return (
    <>
      {progress && (
        <p className="text-small text-quiet tabular-nums">
          {translate("marks.stepsReached", progress)}
        </p>
      )}
      {solution && (
        <section className="border-t border-hairline pt-5">
          <h3 className="mb-3 font-reading text-body font-semibold">
            {translate("marks.solution")}
          </h3>
          <ol className="flex flex-col gap-3">
            {solution.map(({ say, line, why }, index) => (
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
        </section>
      )}
    </>
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
