import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { colourPattern } from "#shared/subdomains.ts";
import type { TextFieldProps } from "./text-field.tsx";

type ColourFieldProps = Pick<TextFieldProps, "name" | "label" | "value" | "error">;

const pattern = new RegExp(colourPattern);

/** A colour as text, which may stay empty, with the colour beside it once it is one. */
export function ColourField({ name, label, value, error }: ColourFieldProps) {
  const [typed, setTyped] = useState(value);
  const colour = typed.trim().toLowerCase();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="flex items-center gap-3">
          <TextInput
            {...control}
            name={name}
            defaultValue={value}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder="#1c5f9e"
            autoComplete="off"
            spellCheck={false}
            className="max-w-44"
          />
          <span
            className="size-11 shrink-0 rounded-control border border-hairline"
            style={pattern.test(colour) ? { backgroundColor: colour } : undefined}
            aria-hidden
          />
        </div>
      )}
    </Field>
  );
}
