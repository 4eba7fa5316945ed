import { useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "#client/language.tsx";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { Sheet } from "#ui/sheet.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import type { SentenceView, SessionSummary } from "../contract.ts";
import { ProblemList } from "./problem-list.tsx";

/** A summary's sentences, each opening the problems it rests on. */
export function SummarySentences({ session }: { session: SessionSummary }) {
  const { locale, translate } = useLanguage();
  const [opened, setOpened] = useState<SentenceView | null>(null);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {session.sentences.map((sentence, index) => {
          const words = <RichLine text={wordsOf(sentence, locale, translate)} />;
          return (
            <li key={index}>
              {sentence.problems.length === 0 ? (
                words
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setOpened(sentence)}
                  className="min-h-6 rounded-small text-left underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-solid"
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {createPortal(
        <Sheet
          side="right"
          open={opened !== null}
          onOpenChange={(isOpen) => !isOpen && setOpened(null)}
          title={translate("oversight.evidence")}
          closeLabel={translate("shell.close")}
        >
          {opened && (
            <ProblemList
              writtenIn={session.locale}
              problems={session.problems.filter(({ id }) => opened.problems.includes(id))}
            />
          )}
        </Sheet>,
        document.body,
      )}
    </>
  );
}

function wordsOf(sentence: SentenceView, locale: Locale, translate: Translate): string {
  const count = sentence.problems.length;
  switch (sentence.kind) {
    case "practised": {
      const { minutes, skills } = sentence;
      const names = skills.map((skill) => skill[locale]);
      const skill = new Intl.ListFormat(locale).format(names);
      const key = names.length === 0 ? "oversight.practisedOwn" : "oversight.practised";
      return translate(key, { minutes, skill, count });
    }
    case "talked":
      return translate("oversight.talked", {
        count: sentence.messages,
        minutes: sentence.minutes,
      });
    case "stumbled": {
      const point = sentence.point[locale];
      return translate(sentence.isOvercome ? "oversight.overcome" : "oversight.stumbled", {
        point,
      });
    }
    case "next": {
      const skill = sentence.skill?.[locale] ?? translate("oversight.ownProblem");
      return translate(`oversight.next_${sentence.step}`, { skill });
    }
    case "alone":
    case "withHelp":
    case "open":
      return translate(`oversight.${sentence.kind}`, { count });
  }
}
