import { useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { PlacedTextView, SkillView } from "../contract.ts";
import { TextsForm } from "./texts-form.tsx";

type EditTextsProps = {
  skill: SkillView;
  texts: readonly PlacedTextView[];
  /** What is corrected, for screen readers. */
  what: string;
};

/** The button that opens the form of some texts, and the form. */
export function EditTexts({ skill, texts, what }: EditTextsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
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
        {translate("curriculum.correct")}
        <span className="sr-only"> {what}</span>
      </Button>
      {isOpen && (
        <div className="order-last basis-full border-t border-hairline pt-5">
          <TextsForm skill={skill} texts={texts} onClose={close} />
        </div>
      )}
    </>
  );
}
