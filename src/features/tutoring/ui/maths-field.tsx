import { useEffect, useEffectEvent, useRef } from "react";
import "katex/dist/katex.min.css";
import "mathlive";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { layMathsKeyboard } from "./maths-keyboard.ts";
import "./maths-field.css";

/**
 * Settings of the whole element. Its faces are KaTeX's, which the style sheet above brings from our own host; it
 * makes no sounds, and so fetches nothing. (Its types are only there for a program without Node's.)
 */
function setUp(locale: Locale): void {
  const element = customElements.get("math-field");
  if (element) Object.assign(element, { fontsDirectory: null, soundsDirectory: null, locale });
}

type MathsFieldProps = {
  locale: Locale;
  words: { label: string; insert: string; close: string };
  /** Takes what was written, as LaTeX without $ signs; never empty. */
  onInsert: (latex: string) => void;
  onClose: () => void;
};

/**
 * Writes mathematics as it looks, by keys or by the field's own keyboard on a touch screen. Loaded only when
 * asked for (228 kB gzip). Enter puts it into the message, Escape closes it.
 */
export function MathsField({ locale, words, onInsert, onClose }: MathsFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);

  function insert(): void {
    const latex = field.current ? latexIn(field.current) : "";
    if (latex) onInsert(latex);
    else onClose();
  }

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") insert();
    else onClose();
  });

  useEffect(() => {
    const parent = place.current;
    if (!parent || !keys.current) return undefined;
    setUp(locale);
    const takeKeysAway = layMathsKeyboard(keys.current);
    const made = document.createElement("math-field");
    made.setAttribute("aria-label", words.label);
    made.className = "maths-field";
    parent.append(made);
    Object.assign(made, { mathVirtualKeyboardPolicy: "auto" });
    made.addEventListener("keydown", (event) => takeKey(event), { capture: true });
    field.current = made;
    made.focus();
    return () => {
      takeKeysAway();
      made.remove();
      field.current = null;
    };
  }, [locale, words.label]);

  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-edge bg-surface p-2">
      <div ref={place} className="min-w-48 grow" />
      <Button variant="lamp" onClick={insert}>
        {words.insert}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
      <div ref={keys} className="relative w-full empty:hidden" />
    </div>
  );
}

/** What is written in the field, as LaTeX; places left empty are left out. */
function latexIn(field: HTMLElement): string {
  const value = "value" in field && typeof field.value === "string" ? field.value : "";
  return value.replaceAll(/\\placeholder\{[^}]*\}/g, "{}").trim();
}
