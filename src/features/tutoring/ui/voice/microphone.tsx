import { Mic } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { abortDictating, canDictate, dictate, insertSaid, stopDictating } from "./dictate.ts";
import { useVoiceState } from "./voice-state.ts";

export type MicrophoneProps = {
  /** The language of the session. */
  locale: Locale;
  /** What stands in the box, and how to change it. */
  text: string;
  onText: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
};

/**
 * Speaking instead of typing: what is heard stands in the box as it is understood, at the caret, and is sent like
 * anything typed. Not there where the browser cannot listen, or the family's rule or a consent is missing.
 */
export function Microphone({ locale, text, onText, box }: MicrophoneProps) {
  const translate = useTranslate();
  const { offer, isListening } = useVoiceState();
  /** What the box held last by what was heard; null while nobody listens. */
  const heard = useRef<string | null>(null);

  useEffect(() => {
    // Whoever types or sends meanwhile goes on with what stands there.
    if (isListening && heard.current !== null && heard.current !== text) abortDictating();
  }, [text, isListening]);

  if (!offer || offer.dictationRefused !== null || !canDictate()) return null;

  function toggle(): void {
    if (isListening) {
      stopDictating();
      box.current?.focus();
      return;
    }
    const from = box.current?.selectionStart ?? text.length;
    const before = text.slice(0, from);
    const after = text.slice(box.current?.selectionEnd ?? from);
    heard.current = text;
    void dictate(locale, (said) => {
      const next = insertSaid(before, said, after);
      heard.current = next;
      onText(next);
      const caret = next.length - after.length;
      requestAnimationFrame(() => {
        // Whoever typed before the page was drawn has moved on.
        if (box.current?.value === next) box.current.setSelectionRange(caret, caret);
      });
    });
  }

  const label = translate(isListening ? "tools.stopListening" : "tools.dictate");
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        icon={<Mic />}
        onClick={toggle}
        className={classNames(isListening && "bg-care-soft text-care-text! ring-2 ring-care")}
      />
    </Tooltip>
  );
}
