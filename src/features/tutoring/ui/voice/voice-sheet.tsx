import type { ReactNode } from "react";
import { useTranslate } from "#client/language.tsx";
import type { VoiceOffer } from "#client/own-rules.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { TextLink } from "#ui/link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { canDictate } from "./dictate.ts";
import { canReadAloud } from "./read-aloud.ts";
import { SpeedSelect } from "./speed-select.tsx";
import { useVoiceState } from "./voice-state.ts";

export type VoiceSheetProps = { open: boolean; onClose: () => void };

const refusals = {
  rule: "tools.offByRule",
  "guardian-consent": "tools.needsGuardian",
  "own-consent": "tools.needsOwn",
} as const satisfies Record<NonNullable<VoiceOffer["dictationRefused"]>, MessageKey>;

/** How reading aloud and dictation work here, and why one of them is missing. */
export function VoiceSheet({ open, onClose }: VoiceSheetProps) {
  const translate = useTranslate();
  const { offer } = useVoiceState();
  const refusal = offer?.dictationRefused ?? null;
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate("tools.title")}
      closeLabel={translate("shell.close")}
    >
      <div className="mx-auto flex max-w-text flex-col gap-6">
        <Part title={translate("tools.readTitle")}>
          <p>{translate(readingWords(offer))}</p>
          {offer?.readAloud && canReadAloud() && (
            <div className="mt-3 max-w-60">
              <SpeedSelect />
            </div>
          )}
        </Part>
        <Part title={translate("tools.dictateTitle")}>
          <p>{translate(dictationWords(offer))}</p>
          {offer && refusal === "own-consent" && canDictate() && (
            <p className="mt-3">
              <TextLink to="/profile">{translate("tools.toProfile")}</TextLink>
            </p>
          )}
        </Part>
      </div>
    </Sheet>
  );
}

function readingWords(offer: VoiceOffer | null): MessageKey {
  if (!canReadAloud()) return "tools.cannotRead";
  if (!offer) return "tools.notKnown";
  return offer.readAloud ? "tools.readHow" : "tools.offByRule";
}

function dictationWords(offer: VoiceOffer | null): MessageKey {
  if (!canDictate()) return "tools.cannotListen";
  if (!offer) return "tools.notKnown";
  return offer.dictationRefused ? refusals[offer.dictationRefused] : "tools.dictateHow";
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-reading text-body font-semibold">{title}</h3>
      {children}
    </section>
  );
}
