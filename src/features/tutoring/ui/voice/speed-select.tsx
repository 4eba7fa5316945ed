import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { Select } from "#ui/select.tsx";
import { changeSpeed } from "./read-aloud.ts";
import { type ReadingSpeed, readingSpeeds } from "./reading-speed.ts";
import { useVoiceState } from "./voice-state.ts";

const names: Readonly<Record<ReadingSpeed, MessageKey>> = {
  0.6: "tools.slowest",
  0.8: "tools.slower",
  1: "tools.normal",
  1.2: "tools.faster",
  1.5: "tools.fastest",
};

/** How fast is read; what is being read goes on at the new speed. */
export function SpeedSelect({ className }: { className?: string }) {
  const translate = useTranslate();
  const { speed } = useVoiceState();
  return (
    <Select
      aria-label={translate("tools.speed")}
      className={className}
      options={readingSpeeds.map((value) => ({
        value: String(value),
        label: translate(names[value]),
      }))}
      value={String(speed)}
      onValue={(chosen) => {
        const known = readingSpeeds.find((value) => String(value) === chosen);
        if (known) changeSpeed(known);
      }}
    />
  );
}
