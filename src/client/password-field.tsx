import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { useTranslate } from "./language.tsx";

type PasswordFieldProps = {
  label: string;
  help?: ReactNode;
  /** What is wrong, in words; null while nothing is. */
  error: string | null;
  name: string;
  /** So that password managers know whether to fill one in or to offer a new one. */
  autoComplete: "current-password" | "new-password";
  /** Hears what is typed, where something on the page follows it. */
  onChange?: (password: string) => void;
};

/** A password with its label, help and error, hidden until the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, name, autoComplete, onChange } = props;
  const translate = useTranslate();
  return (
    <Field label={label} error={error} {...(help === undefined ? {} : { help })}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
          words={{ show: translate("forms.showPassword"), hide: translate("forms.hidePassword") }}
        />
      )}
    </Field>
  );
}
