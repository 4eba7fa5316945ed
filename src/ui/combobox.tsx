import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import type { FieldControl } from "./field.tsx";
import { inputStyle } from "./text-input.tsx";

export type ComboboxOption = { value: string; label: string };

type ComboboxProps = FieldControl & {
  value: string;
  /** What the value is called. */
  label: string;
  /** The options that a text finds, the best first; of an empty text all. */
  find: (typed: string) => readonly ComboboxOption[];
  onValue: (value: string) => void;
  /** Said where nothing is found. */
  none: string;
  disabled?: boolean;
};

/** More would be scrolled through by nobody. */
const shownMax = 50;

/**
 * One of many values, found by typing (ARIA's combobox with a list): arrows walk the list, Enter takes what stands out,
 * Escape and leaving keep the value that was. Stands in a Field.
 */
export function Combobox(props: ComboboxProps) {
  const { value, label, find, onValue, none, disabled = false, ...control } = props;
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Null while the value stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const options = isOpen ? find(typed ?? "").slice(0, shownMax) : [];
  const active = options[at];

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  function open(): void {
    if (disabled || isOpen) return;
    setOpen(true);
    setAt(
      Math.max(
        0,
        find("").findIndex((option) => option.value === value),
      ),
    );
  }

  function close(): void {
    setOpen(false);
    setTyped(null);
  }

  function take(option: ComboboxOption | undefined): void {
    close();
    if (option && option.value !== value) onValue(option.value);
  }

  function press(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) open();
      else setAt(Math.min(Math.max(0, at + step), options.length - 1));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      take(active);
    } else if (event.key === "Escape" && isOpen) {
      // A dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={typed ?? label}
        onFocus={(event) => event.currentTarget.select()}
        onClick={open}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={close}
        className={classNames(inputStyle, "pr-10")}
      />
      <ChevronDown
        className="pointer-events-none absolute top-3 right-3 size-5 text-quiet"
        aria-hidden
      />
      <ul
        ref={list}
        id={listId}
        // A list that a box of text walks is this (ARIA authoring practices); no tag of HTML is.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        hidden={!isOpen || options.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-hairline bg-raised p-1 shadow-float"
      >
        {options.map((option, index) => (
          // The box above has the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.value}
            id={`${listId}-${index}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={index === at}
            // The box keeps the focus: the keyboard goes on from there.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center rounded-small px-3 py-1 hover:bg-sunken",
              index === at && "bg-lamp-soft",
            )}
          >
            {option.label}
          </li>
        ))}
      </ul>
      <output className="text-small text-quiet">
        {isOpen && options.length === 0 ? none : ""}
      </output>
    </div>
  );
}
