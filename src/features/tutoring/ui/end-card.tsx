import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { EndingSummary } from "#client/ending/ending-summary.tsx";
import { endingLines } from "#client/ending/ending-words.ts";
import { useLanguage } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import type { Ending } from "../contract.ts";

export type EndCardProps = {
  messageId: string;
  ending: Ending;
  /** Goes on with what there is to do; null where something was said since. */
  onGoOn: (() => void) | null;
  /** Takes what the card says, to be read out with the turn. */
  onWords: (messageId: string, words: string) => void;
};

/** At the end of a session: what it came to, a way on, and the way back to Today. */
export function EndCard({ messageId, ending, onGoOn, onWords }: EndCardProps) {
  const { locale, translate } = useLanguage();
  const words = endingLines(ending, locale, translate).join("\n");
  useEffect(() => onWords(messageId, words), [messageId, words, onWords]);
  return (
    <EndingSummary ending={ending} heading="h2">
      {onGoOn && (
        <p className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to="/chat" variant="lamp">
            {translate("ending.today")}
          </ButtonLink>
          {ending.mayGoOn && (
            <Button onClick={onGoOn}>
              {translate("ending.goOn")}
              <ArrowRight className="size-4.5" aria-hidden />
            </Button>
          )}
        </p>
      )}
    </EndingSummary>
  );
}
