import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { clockHour, clockTime } from "#shared/clock-time.ts";
import { classNames } from "#ui/class-names.ts";
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
  const grid = useRef<HTMLTableElement>(null);
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

  function enter(place: Place): void {
    if (painting.current !== null) set(place, painting.current);
  }

  function end(event: PointerEvent, place: Place): void {
    if (event.pointerType === "touch" && touched.current === idOf(place)) {
      set(place, !isOpen(place));
    }
    touched.current = null;
  }

  return (
    <table
      ref={grid}
      // A week of cells to open and close with the arrow keys is what a grid is (ARIA authoring practices).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-disabled={isDisabled || undefined}
      onPointerCancel={() => (touched.current = null)}
      className="w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-0 select-none sm:border-spacing-x-1"
    >
      <thead>
        <tr>
          <th scope="col" className="w-14">
            <span className="sr-only">{translate("controls.hour")}</span>
          </th>
          {short.map((name, weekday) => (
            <th
              key={name}
              scope="col"
              aria-label={long[weekday]}
              className="pb-1 text-center text-small font-semibold first-letter:uppercase"
            >
              {name.replace(".", "")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: slotsPerDay }, (_, slot) => slot)
          .slice(from, to)
          .map((slot) => (
            <tr key={slot}>
              <th
                scope="row"
                className="h-6 py-0 pr-1 text-right align-top text-small leading-none font-normal text-quiet tabular-nums"
              >
                {slot % 2 === 0 ? (
                  <span className="whitespace-nowrap">{clockHour(slot * slotMinutes, locale)}</span>
                ) : (
                  <span className="sr-only">{clockTime(slot * slotMinutes, locale)}</span>
                )}
              </th>
              {long.map((name, weekday) => (
                <Slot
                  key={name}
                  place={{ weekday, slot }}
                  isOpen={isOpen({ weekday, slot })}
                  isCurrent={at.weekday === weekday && at.slot === slot}
                  label={translate("controls.slot", {
                    day: name,
                    from: clockTime(slot * slotMinutes, locale),
                    to: clockTime((slot + 1) * slotMinutes, locale),
                  })}
                  on={{ press, begin, enter, end, set }}
                />
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type SlotProps = {
  place: Place;
  isOpen: boolean;
  /** The one that the Tab key comes to. */
  isCurrent: boolean;
  label: string;
  on: {
    press: (event: KeyboardEvent, place: Place) => void;
    begin: (event: PointerEvent, place: Place) => void;
    enter: (place: Place) => void;
    end: (event: PointerEvent, place: Place) => void;
    set: (place: Place, open: boolean) => void;
  };
};

function Slot({ place, isOpen, isCurrent, label, on }: SlotProps) {
  return (
    <td
      data-place={idOf(place)}
      aria-selected={isOpen}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={(event) => on.press(event, place)}
      onPointerDown={(event) => on.begin(event, place)}
      onPointerEnter={() => on.enter(place)}
      onPointerUp={(event) => on.end(event, place)}
      // A screen reader's press comes as a click without a pointer.
      onClick={(event) => {
        if (event.detail === 0) on.set(place, !isOpen);
      }}
      className={classNames(
        "h-6 cursor-pointer border border-b-0 p-0 transition-colors focus-visible:outline-3 focus-visible:-outline-offset-1 focus-visible:outline-focus",
        place.slot % 2 === 1 && "border-t-0",
        "[tr:last-child>&]:border-b",
        isOpen
          ? "border-lamp-hover bg-lamp forced-colors:bg-[Highlight]"
          : "border-hairline bg-surface hover:bg-sunken",
      )}
    />
  );
}

function idOf({ weekday, slot }: Place): string {
  return `${weekday}-${slot}`;
}
