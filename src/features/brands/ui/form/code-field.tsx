import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Code of a partner's own; the server says what is wrong with it, and where. */
export function CodeField({ name, label, value, error, help }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          defaultValue={value}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          className="overflow-x-auto font-code text-small"
        />
      )}
    </Field>
  );
}
