import { type KeyboardEvent, useRef } from "react";
import { isComposing } from "#client/keys.ts";
import { programLengthMax, type ProgramLanguage } from "#tutor/programs/program.ts";
import { changeBetween, type Edited, movedIn, movedOut, newLine } from "./edit-text.ts";

type ProgramEditorProps = {
  id: string;
  /** The id of what says how Tab works. */
  describedBy: string;
  language: ProgramLanguage;
  value: string;
  onValue: (value: string) => void;
};

const steps: Readonly<Record<ProgramLanguage, string>> = { javascript: "  ", python: "    " };
const rowsMin = 5;

/**
 * A plain place to write a program: lines are numbered, Tab moves in and Shift+Tab out, a new line begins where the last
 * did. After Escape, Tab leaves as anywhere else.
 */
export function ProgramEditor({ id, describedBy, language, value, onValue }: ProgramEditorProps) {
  const leaves = useRef(false);
  const lines = value.split("\n").length;
  const rows = Math.max(rowsMin, lines);
  const step = steps[language];

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: area } = event;
    if (key === "Shift") return;
    if (key === "Escape") {
      leaves.current = true;
      return;
    }
    const mayLeave = leaves.current;
    leaves.current = false;
    if (ctrlKey || metaKey || altKey || isComposing(event.nativeEvent)) return;
    const now: Edited = { text: area.value, from: area.selectionStart, to: area.selectionEnd };
    if (key === "Enter" && !shiftKey) change(newLine(now, step));
    else if (key === "Tab" && !mayLeave)
      change(shiftKey ? movedOut(now, step) : movedIn(now, step));
    else return;
    event.preventDefault();

    function change({ text, from, to }: Edited): void {
      if (text.length > programLengthMax) return;
      replaceIn(area, text);
      area.setSelectionRange(from, to);
      onValue(text);
    }
  }

  return (
    <div className="flex overflow-hidden rounded-control border border-edge bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink">
      <div
        aria-hidden
        className="w-9 shrink-0 border-r border-hairline bg-sunken pt-2 pr-2 text-right font-code text-small leading-6 whitespace-pre text-quiet select-none"
      >
        {Array.from({ length: lines }, (_, at) => at + 1).join("\n")}
      </div>
      <textarea
        id={id}
        aria-describedby={describedBy}
        rows={rows}
        wrap="off"
        value={value}
        maxLength={programLengthMax}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        onKeyDown={press}
        onBlur={() => {
          leaves.current = false;
        }}
        onChange={(event) => onValue(event.target.value)}
        className="block min-w-0 grow resize-none overflow-x-auto overflow-y-hidden bg-transparent px-2 py-2 font-code text-body leading-6 whitespace-pre text-ink outline-none"
      />
    </div>
  );
}

/** Makes a text of a field another as if it were typed, so that the browser can undo it: only what differs is replaced. */
function replaceIn(area: HTMLTextAreaElement, text: string): void {
  // With nothing selected and nothing to insert, "delete" would take the sign before the cursor.
  if (area.value === text) return;
  const { from, to, inserted } = changeBetween(area.value, text);
  area.setSelectionRange(from, to);
  // Browsers have no other way to change a field that their undo knows of.
  // oxlint-disable-next-line typescript/no-deprecated
  const isDone = document.execCommand(inserted === "" ? "delete" : "insertText", false, inserted);
  if (!isDone || area.value !== text) area.setRangeText(text, 0, area.value.length, "preserve");
}
