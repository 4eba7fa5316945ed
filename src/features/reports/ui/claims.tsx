import { useLanguage } from "#client/language.tsx";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";
import type { Report } from "../contract.ts";
import { sentenceOf } from "../rules-sentences.ts";

/** The sentences of a report, each with what opens the problems behind it. */
export function Claims({ report: { child, claims } }: { report: Report }) {
  const { locale, translate } = useLanguage();
  const labels = {
    one: [translate("report.showProblems")],
    two: [translate("report.showNow"), translate("report.showBefore")],
  };
  return (
    <ul aria-label={translate("report.sentences")} className="flex max-w-text flex-col gap-3">
      {claims.map((claim) => {
        const sentence = sentenceOf(claim, { firstName: child.firstName, locale, translate });
        const names = claim.evidence.length > 1 ? labels.two : labels.one;
        return (
          <li key={`${claim.kind} ${sentence}`} className="border-l-3 border-hairline pl-4">
            <p>{sentence}</p>
            <p className="flex flex-wrap gap-x-4 text-small">
              {claim.evidence.map((query, index) => (
                <EvidenceButton
                  key={names[index]}
                  childId={child.id}
                  title={sentence}
                  query={query}
                >
                  {names[index]}
                  <span className="sr-only">: {sentence}</span>
                </EvidenceButton>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
