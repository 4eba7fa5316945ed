import { Square, Volume2 } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { abortDictating } from "./dictate.ts";
import { canReadAloud, readTurnAloud, stopReading } from "./read-aloud.ts";
import { useVoiceState } from "./voice-state.ts";

type ReadButtonProps = {
  turnId: string;
  /** The language of the session. */
  locale: Locale;
};

/** Reads a turn aloud, and ends that. Not there where the browser cannot, or the family switched it off. */
export function ReadButton({ turnId, locale }: ReadButtonProps) {
  const translate = useTranslate();
  const { offer, reading } = useVoiceState();
  if (!offer?.readAloud || !canReadAloud()) return null;
  const isRead = reading?.turnId === turnId;
  const label = translate(isRead ? "tools.stopReading" : "tools.readAloud");
  return (
    <Tooltip text={label}>
      <IconButton
        data-reads={turnId}
        label={label}
        icon={isRead ? <Square fill="currentColor" /> : <Volume2 />}
        onClick={({ currentTarget }) => {
          const turn = currentTarget.closest("article");
          if (isRead || !turn) {
            stopReading();
            return;
          }
          abortDictating();
          void readTurnAloud(turnId, turn, locale);
        }}
      />
    </Tooltip>
  );
}
