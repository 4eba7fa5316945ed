import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ProblemView } from "../contract.ts";
import { Explanation } from "./explanation.tsx";
import { RichText } from "#client/rich-text/rich-text.tsx";

const sources: Readonly<Record<ProblemView["source"], MessageKey>> = {
  curriculum: "chat.problem",
  own: "chat.problemOwn",
  twin: "chat.problemTwin",
  review: "chat.problemReview",
};

type ProblemCardProps = {
  problem: ProblemView;
  /** The language of the session. */
  locale: Locale;
};

/** A problem as it lies on the desk: where it comes from, its skill, its words and its picture. */
export function ProblemCard({ problem, locale }: ProblemCardProps) {
  const translate = useTranslate();
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <p className="flex flex-wrap items-baseline gap-x-2 border-b border-hairline px-4 py-2 text-small text-quiet">
        <strong className="font-semibold text-lamp-text">
          {translate(sources[problem.source])}
        </strong>
        {problem.skillTitle && <span lang={locale}>{problem.skillTitle[locale]}</span>}
      </p>
      <div lang={locale} className="flex flex-col gap-4 px-4 py-4 text-lead break-words">
        <RichText text={problem.prompt[locale]} />
        {(problem.picture || problem.formAsked || problem.stimuli) && (
          <Explanation
            what="problem"
            problem={problem}
            locale={locale}
            meanwhile={problem.picture && <Skeleton className="h-40" />}
          />
        )}
      </div>
    </section>
  );
}
