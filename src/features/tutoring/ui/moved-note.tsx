import { useEffect, useRef } from "react";
import { useTranslate } from "#client/language.tsx";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { Button } from "#ui/button.tsx";
import type { Moved } from "./use-put-away.ts";

type MovedNoteProps = { moved: Moved; onUndo: () => void };

/** Where a session went that was just moved, and the way back: in the list itself, so that it works in a sheet as well. */
export function MovedNote({ moved, onUndo }: MovedNoteProps) {
  const translate = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed went with its row.
  useEffect(() => note.current?.querySelector("button")?.focus(), []);
  const { chat, away } = moved;
  return (
    <div ref={note} className="flex flex-col rounded-control bg-glass-soft px-3 pt-2">
      <output>
        <strong className="block font-semibold">
          {translate(away ? "desk.putAwayDone" : "desk.takenOut", {
            title: plainMaths(chat.title),
          })}
        </strong>
        {away && <span className="text-small">{translate("desk.putAwayText")}</span>}
      </output>
      <Button variant="quiet" onClick={onUndo} className="self-end">
        {translate("desk.undo")}
      </Button>
    </div>
  );
}
