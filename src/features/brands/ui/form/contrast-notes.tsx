import { Check, CircleAlert } from "lucide-react";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { ContrastCheck } from "../../rules/contrast-checks.ts";

type ContrastNotesProps = {
  checks: readonly ContrastCheck[];
  onSuggestion: (colour: string) => void;
};

/** How well a colour can be read, said while it is chosen, with a better one to take. */
export function ContrastNotes({ checks, onSuggestion }: ContrastNotesProps) {
  const translate = useTranslate();
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    // What is not enough must not look as if it were.
    roundingMode: "floor",
  });
  // One colour may mend several things: it is offered once.
  const isOfferedAt = (suggestion: string, at: number) =>
    checks.findIndex((check) => check.suggestion === suggestion) === at;
  return (
    <ul className="flex flex-col gap-2 text-small" aria-live="polite">
      {checks.map(({ part, ratio, needed, isEnough, mended, suggestion }, at) => (
        <li key={part} className="flex gap-2">
          {isEnough ? (
            <Check className="mt-0.5 size-4.5 shrink-0 text-glass-text" aria-hidden />
          ) : (
            <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-care-text" aria-hidden />
          )}
          <div className="flex flex-col items-start gap-2">
            <p className={isEnough ? "text-quiet" : undefined}>
              {translate(isEnough ? `brands.contrast_${part}` : `brands.pale_${part}`, {
                ratio: format.format(ratio),
                needed: format.format(needed),
                mended,
              })}
            </p>
            {suggestion !== null && isOfferedAt(suggestion, at) && (
              <Button onClick={() => onSuggestion(suggestion)}>
                <Swatch colour={suggestion} />
                {translate("brands.takeColour", { colour: suggestion })}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className="size-5 rounded-small border border-hairline"
      style={{ backgroundColor: colour }}
      aria-hidden
    />
  );
}
