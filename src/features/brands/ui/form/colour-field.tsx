import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { academyColours, type ChosenColours } from "../../rules/colours.ts";
import { contrastChecks, readColour } from "../../rules/contrast-checks.ts";
import { ContrastNotes } from "./contrast-notes.tsx";

type ColourFieldProps = {
  name: keyof ChosenColours;
  label: string;
  /** What is stored. */
  value: string;
  error: string | null;
  /** All three colours as they stand in the form. */
  chosen: ChosenColours;
  onChange: (typed: string) => void;
};

const ours = {
  primaryColor: academyColours.primary,
  secondaryColor: academyColours.secondary,
  accentColor: academyColours.accent,
} as const;

/** A colour, typed or picked, which may stay empty, with how well it can be read beside the others. */
export function ColourField({ name, label, value, error, chosen, onChange }: ColourFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onChange(typed), [typed, onChange]);
  const colour = readColour(typed);
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} error={error}>
        {(control) => (
          <div className="flex items-center gap-3">
            <TextInput
              {...control}
              ref={input}
              name={name}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder={ours[name]}
              autoComplete="off"
              spellCheck={false}
              className="max-w-44"
            />
            <input
              type="color"
              value={colour ?? ours[name]}
              onChange={(event) => setTyped(event.currentTarget.value)}
              aria-label={translate("brands.pickColour", { what: label })}
              className="size-11 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1"
            />
          </div>
        )}
      </Field>
      {colour !== null && (
        <ContrastNotes
          checks={contrastChecks(name, { ...chosen, [name]: colour })}
          onSuggestion={(suggestion) => {
            setTyped(suggestion);
            // The button goes with what it mended.
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
