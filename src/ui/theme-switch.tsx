import { useId, useState } from "react";
import { Monitor, Moon, Sun } from "lucide-react";
import { readTheme, storageKeys } from "#shared/browser-storage.ts";

type Choice = "light" | "dark" | "system";

type ThemeSwitchProps = { words: Record<Choice, string> & { label: string } };

const icons = { system: Monitor, light: Sun, dark: Moon };

function applyTheme(choice: Choice): void {
  const { dataset } = document.documentElement;
  if (choice === "system") {
    localStorage.removeItem(storageKeys.theme);
    delete dataset["theme"];
  } else {
    localStorage.setItem(storageKeys.theme, choice);
    dataset["theme"] = choice;
  }
}

/** Light, dark or as the system. Remembered in this browser, the same choice as on the public pages. */
export function ThemeSwitch({ words }: ThemeSwitchProps) {
  const name = useId();
  const [choice, setChoice] = useState<Choice>(
    () => readTheme(localStorage.getItem(storageKeys.theme)) ?? "system",
  );

  function choose(next: Choice): void {
    setChoice(next);
    applyTheme(next);
  }

  return (
    <fieldset className="inline-flex rounded-control border border-edge">
      <legend className="sr-only">{words.label}</legend>
      {(["system", "light", "dark"] as const).map((value) => {
        const Icon = icons[value];
        return (
          <label
            key={value}
            title={words[value]}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-quiet hover:text-ink has-checked:bg-lamp-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon className="size-5" aria-hidden />
            <span className="sr-only">{words[value]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
