import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Stimuli } from "#client/problem/stimuli.tsx";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import type { WritingView } from "../../contract/interaction.ts";
import { GoThrough } from "./go-through.tsx";
import { type KeptText, keepText, readText, type WritingStep } from "./kept-text.ts";
import { WriteText } from "./write-text.tsx";

export type WritingCardProps = {
  chatId: string;
  task: WritingView;
  /** The language of the session. */
  locale: Locale;
  /** The tutor is speaking, or something is on its way. */
  isBusy: boolean;
  onHandIn: (text: string, ticked: readonly number[]) => void;
};

/**
 * A longer text of one's own: offered, written, gone through with its list, handed in. It outlives a reload. Needs a key of
 * the chat and the task.
 */
export function WritingCard({ chatId, task, locale, isBusy, onHandIn }: WritingCardProps) {
  const translate = useTranslate();
  const [kept, setKept] = useState<KeptText>(() => readText(chatId, task.id));
  const card = useRef<HTMLElement>(null);
  /** The step that a press has just led to: its first place takes the focus. */
  const ledTo = useRef<WritingStep | null>(null);
  const { step, text, ticked } = kept;

  useLayoutEffect(() => keepText(chatId, task.id, kept), [chatId, task.id, kept]);

  useEffect(() => {
    if (ledTo.current !== step) return;
    ledTo.current = null;
    card.current?.querySelector<HTMLElement>("textarea, [data-first]")?.focus();
  }, [step]);

  // The card goes with the text that is handed in; the focus must not go with it.
  useLayoutEffect(() => {
    const gone = card.current;
    return () => {
      if (gone?.contains(document.activeElement)) gone.closest<HTMLElement>("[role=log]")?.focus();
    };
  }, []);

  function goTo(next: WritingStep): void {
    ledTo.current = next;
    setKept({ ...kept, step: next });
  }

  return (
    <section
      ref={card}
      aria-label={translate("writing.title")}
      className="flex animate-rise flex-col gap-4 rounded-card border border-edge bg-surface p-4 print:hidden"
    >
      <h2 className="text-small font-semibold text-quiet">{translate("writing.title")}</h2>
      <p lang={locale} className="break-words">
        <RichLine text={task.prompt[locale]} />
      </p>
      {step === "offer" && (
        <>
          <p className="text-small text-quiet">{translate("writing.free")}</p>
          <Button className="self-start" onClick={() => goTo("write")}>
            {translate("writing.start")}
          </Button>
        </>
      )}
      {step !== "offer" && task.stimuli.length > 0 && (
        <div lang={locale}>
          <Stimuli stimuli={task.stimuli} locale={locale} />
        </div>
      )}
      {step === "write" && (
        <WriteText
          text={text}
          locale={locale}
          onText={(next) => setKept({ ...kept, text: next })}
          onDone={() => goTo("check")}
        />
      )}
      {step === "check" && (
        <GoThrough
          text={text}
          points={task.points}
          ticked={ticked}
          locale={locale}
          isBusy={isBusy}
          onTicked={(next) => setKept({ ...kept, ticked: next })}
          onBack={() => goTo("write")}
          onHandIn={() => onHandIn(text.trim(), ticked)}
        />
      )}
    </section>
  );
}
