import { useRef, useState } from "react";
import { type TypingKeeper, useKeptTyping } from "#client/kept-typing.ts";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { PlacedTextView, SkillView } from "../contract.ts";
import { TextsForm } from "./texts-form.tsx";

type EditTextsProps = {
  skill: SkillView;
  texts: readonly PlacedTextView[];
  /** Names the form among those of the skill. */
  id: string;
  words: "curriculum.correct" | "curriculum.correctLesson";
  /** What is corrected, for screen readers, where the words do not say it. */
  what?: string;
};

const keeper: TypingKeeper<string> = new Map();

/** The button that opens the form of some texts, and the form. What is typed stays until it is saved or cancelled. */
export function EditTexts({ skill, texts, id, words, what }: EditTextsProps) {
  const translate = useTranslate();
  const form = `${skill.id}.${id}`;
  const typing = useKeptTyping(keeper, form);
  const [isOpen, setOpen] = useState(() => keeper.has(form));
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  function close(): void {
    typing.drop();
    setOpen(false);
    // Saving takes a while: whoever has gone on meanwhile is not brought back.
    const { activeElement } = document;
    if (activeElement === document.body || place.current?.contains(activeElement))
      opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        aria-expanded={isOpen}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {translate(words)}
        {what !== undefined && <span className="sr-only"> {what}</span>}
      </Button>
      {!isOpen && Object.keys(typing.typed).length > 0 && (
        <p className="self-center text-small text-quiet">{translate("curriculum.unsaved")}</p>
      )}
      {isOpen && (
        <div ref={place} className="order-last basis-full border-t border-hairline pt-5">
          <TextsForm skill={skill} texts={texts} typing={typing} onClose={close} />
        </div>
      )}
    </>
  );
}
