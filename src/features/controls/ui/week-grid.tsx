import { Fragment, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { classNames } from "#ui/class-names.ts";
import { clockTime } from "./rule-sentences.ts";
import { slotMinutes, slotsPerDay, type WeekSlots, withSlot } from "./week-slots.ts";
import { weekdayNames } from "./weekday-names.ts";

type WeekGridProps = {
  slots: WeekSlots;
  onChange: (slots: WeekSlots) => void;
  /** The first and the last half-hour that are shown (the last is not). */
  from: number;
  to: number;
  label: string;
  isDisabled: boolean;
};

type Place = { weekday: number; slot: number };

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { weekday: 0, slot: -1 },
  ArrowDown: { weekday: 0, slot: 1 },
  ArrowLeft: { weekday: -1, slot: 0 },
  ArrowRight: { weekday: 1, slot: 0 },
};

/**
 * A week of half-hours to open and close: drawn with the mouse, tapped with a finger, walked with the arrow keys
 * (Space opens and closes, Shift with an arrow goes on with what the present one is).
 */
export function WeekGrid({ slots, onChange, from, to, label, isDisabled }: WeekGridProps) {
  const { locale, translate } = useLanguage();
  const [at, setAt] = useState<Place>({ weekday: 0, slot: Math.max(from, 32) });
  const grid = useRef<HTMLDivElement>(null);
  const painting = useRef<boolean | null>(null);
  const touched = useRef<string | null>(null);
  const long = weekdayNames(locale, "long");
  const short = weekdayNames(locale, "short");
  const isOpen = ({ weekday, slot }: Place) => slots[weekday]?.[slot] ?? false;

  function set(place: Place, open: boolean): void {
    setAt(place);
    if (!isDisabled && isOpen(place) !== open) onChange(withSlot(slots, place, open));
  }

  function press(event: KeyboardEvent, place: Place): void {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      set(place, !isOpen(place));
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      weekday: Math.min(6, Math.max(0, place.weekday + step.weekday)),
      slot: Math.min(to - 1, Math.max(from, place.slot + step.slot)),
    };
    if (event.shiftKey) set(next, isOpen(place));
    else setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${idOf(next)}"]`)?.focus();
  }

  function begin(event: PointerEvent, place: Place): void {
    touched.current = idOf(place);
    // A finger may want to scroll: it sets a half-hour only where it is lifted again.
    if (event.pointerType === "touch" || event.button !== 0) return;
    painting.current = !isOpen(place);
    set(place, painting.current);
    window.addEventListener("pointerup", () => (painting.current = null), { once: true });
  }

  function end(event: PointerEvent, place: Place): void {
    if (event.pointerType === "touch" && touched.current === idOf(place)) {
      set(place, !isOpen(place));
    }
    touched.current = null;
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-disabled={isDisabled || undefined}
      onPointerCancel={() => (touched.current = null)}
      className="grid grid-cols-[3rem_repeat(7,minmax(0,1fr))] gap-x-1 select-none"
    >
      <div role="row" className="contents">
        <span role="columnheader" className="sr-only">
          {label}
        </span>
        <span aria-hidden />
        {short.map((name, weekday) => (
          <span
            key={name}
            role="columnheader"
            aria-label={long[weekday]}
            className="pb-1 text-center text-small font-semibold first-letter:uppercase"
          >
            {name.replace(".", "")}
          </span>
        ))}
      </div>
      {Array.from({ length: slotsPerDay }, (_, slot) => slot)
        .slice(from, to)
        .map((slot) => (
          <div key={slot} role="row" className="contents">
            <span
              role="rowheader"
              className={classNames(
                "-mt-2.5 pr-2 text-right text-small text-quiet tabular-nums",
                slot % 2 === 1 && "sr-only",
              )}
            >
              {clockTime(slot * slotMinutes)}
            </span>
            {slot % 2 === 1 && <span aria-hidden />}
            {long.map((name, weekday) => {
              const place = { weekday, slot };
              const open = isOpen(place);
              return (
                <Fragment key={name}>
                  <div
                    role="gridcell"
                    data-place={idOf(place)}
                    aria-selected={open}
                    aria-label={translate("controls.slot", {
                      day: name,
                      from: clockTime(slot * slotMinutes),
                      to: clockTime((slot + 1) * slotMinutes),
                    })}
                    tabIndex={idOf(at) === idOf(place) ? 0 : -1}
                    onKeyDown={(event) => press(event, place)}
                    onPointerDown={(event) => begin(event, place)}
                    onPointerEnter={() => {
                      if (painting.current !== null) set(place, painting.current);
                    }}
                    onPointerUp={(event) => end(event, place)}
                    // A screen reader's press comes as a click without a pointer.
                    onClick={(event) => {
                      if (event.detail === 0) set(place, !open);
                    }}
                    className={classNames(
                      "h-6 cursor-pointer border-x border-hairline transition-colors focus-visible:z-1 focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-focus",
                      slot % 2 === 0 ? "border-t border-t-hairline" : "border-t-0",
                      open
                        ? "border-lamp bg-lamp forced-colors:bg-[Highlight]"
                        : "bg-surface hover:bg-sunken",
                    )}
                  />
                </Fragment>
              );
            })}
          </div>
        ))}
    </div>
  );
}

function idOf({ weekday, slot }: Place): string {
  return `${weekday}-${slot}`;
}
