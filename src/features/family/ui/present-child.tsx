import { Check, CircleDashed, PencilLine, TextSearch, X } from "lucide-react";
import { useLanguage } from "#client/language.tsx";
import { subjectNames } from "#shared/subjects.ts";
import type { Child } from "../contract.ts";

type Present = NonNullable<Child["now"]>;

/** What the child is on at this moment, how the last answer was, and how much help was taken. */
export function PresentChild({ now }: { now: Present }) {
  const { locale, translate } = useLanguage();
  const { subject, title, skill, hints } = now;
  const { icon: Icon, words, style } = stepOf(now);
  return (
    <div className="flex flex-col gap-1 rounded-control bg-glass-soft px-4 py-3">
      <p className="font-semibold text-ink">
        {[subjectNames[subject][locale], (skill ?? title)?.[locale]].filter(Boolean).join(": ")}
      </p>
      <p className={`flex items-center gap-2 text-small ${style}`}>
        <Icon className="size-4 shrink-0" strokeWidth={2.5} aria-hidden />
        <span>{translate(words)}</span>
      </p>
      {hints > 0 && (
        <p className="text-small text-ink">{translate("family.nowHints", { count: hints })}</p>
      )}
    </div>
  );
}

function stepOf({ step }: Present) {
  if (!step) return { icon: PencilLine, words: "family.nowFresh", style: "text-ink" } as const;
  const { outcome, alone } = step;
  if (outcome === "unreadable") {
    return { icon: TextSearch, words: "family.nowUnread", style: "text-ink" } as const;
  }
  if (outcome === "right-value-wrong-form") {
    return { icon: CircleDashed, words: "family.nowForm", style: "text-ink" } as const;
  }
  if (outcome === "right") {
    const words = alone ? "family.nowRight" : "family.nowRightHelped";
    return { icon: Check, words, style: "text-glass-text" } as const;
  }
  const words = alone ? "family.nowWrong" : "family.nowWrongHelped";
  return { icon: X, words, style: "text-ink" } as const;
}
