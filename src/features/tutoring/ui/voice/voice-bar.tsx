import { Mic, Pause, Play, Square, Volume2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslate } from "#client/language.tsx";
import { useOwnRules } from "#client/own-rules.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { abortDictating, stopDictating } from "./dictate.ts";
import { stopReading, togglePause } from "./read-aloud.ts";
import { SpeedSelect } from "./speed-select.tsx";
import { changeVoice, useVoiceState, voiceState } from "./voice-state.ts";
import "./voice.css";

/**
 * Over the box to write in: what is being read aloud and how to hold it, that the microphone is on, and what went
 * wrong. It follows what the server lets the desk offer, and ends what is no longer offered. Escape ends both, and so
 * does leaving the session.
 */
export function VoiceBar() {
  const translate = useTranslate();
  const { reading, isListening, failure } = useVoiceState();
  const { data } = useOwnRules({ inBackground: reading !== null || isListening });
  const offer = data?.voice;

  useEffect(() => {
    if (offer) followOffer(offer);
  }, [offer]);

  useEffect(() => {
    window.addEventListener("pagehide", endAll);
    document.addEventListener("keydown", endByKey);
    return () => {
      window.removeEventListener("pagehide", endAll);
      document.removeEventListener("keydown", endByKey);
      endAll();
      changeVoice({ failure: null });
    };
  }, []);

  return (
    <>
      {reading && (
        <fieldset
          aria-label={translate("tools.reading")}
          className="flex items-center gap-2 rounded-control bg-lamp-soft pl-4 text-small"
        >
          <Volume2 className="size-5 shrink-0" aria-hidden />
          <span className="grow max-sm:sr-only">
            {translate(reading.isPaused ? "tools.paused" : "tools.reading")}
          </span>
          <div className="max-sm:grow">
            <SpeedSelect className="min-w-36" />
          </div>
          <Control
            label={translate(reading.isPaused ? "tools.goOn" : "tools.pause")}
            icon={reading.isPaused ? <Play /> : <Pause />}
            onPress={togglePause}
          />
          <Control
            label={translate("tools.stopReading")}
            icon={<Square fill="currentColor" />}
            onPress={() => {
              stopReading();
              focusReadButton(reading.turnId);
            }}
          />
        </fieldset>
      )}
      {/* Always there, so that what comes into it is announced; empty it takes no room. */}
      <output className="block empty:-mb-2">
        {isListening && (
          <span className="flex items-center gap-2 rounded-control bg-care-soft px-4 py-2 text-small text-care-text">
            <Mic className="size-5 shrink-0 animate-breathe" aria-hidden />
            {translate("tools.listening")}
          </span>
        )}
        {!isListening && failure && (
          <span className="block rounded-control bg-lamp-soft px-4 py-2 text-small">
            {translate(failure)}
          </span>
        )}
      </output>
    </>
  );
}

function Control({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: React.ReactNode;
  onPress: () => void;
}) {
  return (
    <Tooltip text={label}>
      <IconButton label={label} icon={icon} onClick={onPress} />
    </Tooltip>
  );
}

function followOffer(offer: NonNullable<ReturnType<typeof voiceState>["offer"]>): void {
  const { reading, isListening } = voiceState();
  const endsReading = reading !== null && !offer.readAloud;
  const endsListening = isListening && offer.dictationRefused !== null;
  if (endsReading) stopReading();
  if (endsListening) abortDictating();
  changeVoice({ offer, ...(endsReading || endsListening ? { failure: "tools.switchedOff" } : {}) });
}

function endAll(): void {
  stopReading();
  abortDictating();
}

function endByKey(event: KeyboardEvent): void {
  const { reading, isListening } = voiceState();
  // Over an open dialog the key is the dialog's.
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) {
    return;
  }
  if (isListening) stopDictating();
  if (!reading) return;
  const isInBar = document.activeElement?.closest("fieldset") !== null;
  stopReading();
  if (isInBar) focusReadButton(reading.turnId);
}

/** The bar goes with its buttons; the keyboard goes on where the reading was begun. */
function focusReadButton(turnId: string): void {
  document.querySelector<HTMLElement>(`[data-reads="${CSS.escape(turnId)}"]`)?.focus();
}
