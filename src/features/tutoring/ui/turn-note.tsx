import { Info } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import type { MessageView } from "../contract.ts";

type Note = NonNullable<MessageView["note"]>;

const notes: Readonly<Record<Note, MessageKey>> = {
  "model-busy": "chat.noteModelBusy",
  "model-unavailable": "chat.noteModelUnavailable",
  "model-silent": "chat.noteModelSilent",
  "answer-kept-back": "chat.noteAnswerKeptBack",
  "off-plan": "chat.noteOffPlan",
  "mathematics-corrected": "chat.noteMathematicsCorrected",
  "words-replaced": "chat.noteWordsReplaced",
  stopped: "chat.noteStopped",
  recovered: "chat.noteRecovered",
};

/** A quiet remark under a turn: what happened to it on its way. */
export function TurnNote({ note }: { note: Note }) {
  const translate = useTranslate();
  return (
    <p className="flex items-start gap-2 text-small text-quiet">
      <Info className="mt-1 size-4 shrink-0" aria-hidden />
      {translate(notes[note])}
    </p>
  );
}
