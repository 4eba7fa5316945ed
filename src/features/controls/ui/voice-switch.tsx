import { useId } from "react";
import { useSearch } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextLink } from "#ui/link.tsx";
import type { SectionProps } from "./section-props.ts";

/** Reading aloud and dictation, with what dictation needs beside the switch. */
export function VoiceSwitch({ ruling, save }: SectionProps) {
  const translate = useTranslate();
  const search = useSearch();
  const id = useId();
  const { dictation, firstName, isSample, rules } = ruling;
  const { isGiven, decider } = dictation;
  return (
    <div>
      <Checkbox
        label={translate("controls.voice")}
        checked={rules.voice}
        disabled={isSample}
        aria-describedby={id}
        onChange={(event) => void save({ voice: event.target.checked })}
      />
      <p id={id} className="pl-9 text-small text-quiet">
        {translate("controls.voiceAloud")} {isGiven && translate("controls.voiceAgreed")}
        {!isGiven &&
          (decider === "student" ? (
            translate("controls.voiceNeedsChild", { firstName })
          ) : (
            <>
              {translate("controls.voiceNeedsYou")}{" "}
              <TextLink to={`/parent-dashboard/privacy?${search}`}>
                {translate("controls.voiceConsent")}
              </TextLink>
              .
            </>
          ))}
      </p>
    </div>
  );
}
