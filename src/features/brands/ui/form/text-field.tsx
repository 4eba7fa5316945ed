import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { BrandForm } from "../../contract/fields.ts";

export type TextFieldProps = {
  name: keyof BrandForm;
  label: string;
  /** What is stored. */
  value: string;
  error: string | null;
  help?: string;
  type?: "text" | "email" | "url";
  /** Takes several lines. */
  isLong?: boolean;
};

/** One text of a brand; the server says what is wrong with it. */
export function TextField({
  name,
  label,
  value,
  error,
  help,
  type = "text",
  isLong = false,
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) =>
        isLong ? (
          <TextArea {...control} name={name} defaultValue={value} />
        ) : (
          <TextInput {...control} name={name} type={type} defaultValue={value} autoComplete="off" />
        )
      }
    </Field>
  );
}
