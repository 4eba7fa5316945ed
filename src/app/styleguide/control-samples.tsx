import { Sun } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ThemeSwitch } from "#ui/theme-switch.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

const grades = [
  { value: "7", label: "Grade 7" },
  { value: "8", label: "Grade 8" },
] as const;

const ways = [
  { value: "hint", label: "With hints", help: "A ladder of five rungs." },
  { value: "alone", label: "Alone", help: "The score that counts." },
] as const;

/** Buttons and fields in their states. */
export function ControlSamples() {
  const [grade, setGrade] = useState<"7" | "8" | null>(null);
  const [way, setWay] = useState<"hint" | "alone" | null>("hint");
  return (
    <section aria-labelledby="controls" className="flex flex-col gap-6">
      <h2 id="controls" className="text-title">
        Controls
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button pending>Pending</Button>
        <Button disabled>Disabled</Button>
        <Tooltip text="What an icon does">
          <IconButton label="What an icon does" icon={<Sun aria-hidden />} />
        </Tooltip>
        <ThemeSwitch
          words={{ label: "Appearance", light: "Light", dark: "Dark", system: "Like the device" }}
        />
      </div>
      <Field label="A text field" help="What to enter and why.">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="A field with a mistake" error="Please enter a valid email address.">
        {(control) => <TextInput {...control} defaultValue="maya@" />}
      </Field>
      <Field label="A password">
        {(control) => <PasswordInput {...control} words={{ show: "Show", hide: "Hide" }} />}
      </Field>
      <Field label="A longer text">{(control) => <TextArea {...control} />}</Field>
      <Field label="One of many">
        {(control) => (
          <Select
            {...control}
            options={grades}
            value={grade}
            onValue={setGrade}
            placeholder="Choose a grade"
          />
        )}
      </Field>
      <RadioCards legend="One of few" options={ways} value={way} onValue={setWay} />
      <Checkbox label="I agree" />
    </section>
  );
}
