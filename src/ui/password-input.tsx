import { type ComponentProps, useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  words: { show: string; hide: string };
};

/** A password that can be shown and hidden again. Stands in a Field. */
export function PasswordInput({ words, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        className={classNames("pr-12", className)}
      />
      <IconButton
        label={shown ? words.hide : words.show}
        aria-pressed={shown}
        icon={shown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0"
      />
    </div>
  );
}
