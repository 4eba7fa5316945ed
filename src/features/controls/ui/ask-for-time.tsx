import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { minutesToAsk } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextInput } from "#ui/text-input.tsx";

type Minutes = (typeof minutesToAsk)[number];

const nameOf = (minutes: Minutes) => `${minutes}` as const;

/** A student asks the family for more time: how much, and why if they like. */
export function AskForTime({ onAsked }: { onAsked: () => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState<Minutes>(15);
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => call("controls", "askForTime", { minutes, reason: textOf(fields, "reason") }),
    () => {
      setOpen(false);
      onAsked();
    },
  );
  if (!isOpen) {
    return (
      <Button variant="lamp" className="self-start" onClick={() => setOpen(true)}>
        {translate("time.ask")}
      </Button>
    );
  }
  return (
    <form {...form} className="flex flex-col gap-4">
      <FailureCallout failure={failure} title={translate("time.askFailed")} />
      <RadioCards
        legend={translate("time.askHow")}
        options={minutesToAsk.map((choice) => ({
          value: nameOf(choice),
          label: translate("time.askMinutes", { minutes: choice }),
        }))}
        value={nameOf(minutes)}
        onValue={(name) =>
          setMinutes(minutesToAsk.find((choice) => nameOf(choice) === name) ?? minutes)
        }
        className="sm:grid-cols-3"
      />
      <Field label={translate("time.askReason")} error={problem("reason")}>
        {(control) => <TextInput {...control} name="reason" autoComplete="off" />}
      </Field>
      <Button type="submit" variant="lamp" className="self-start" pending={isPending}>
        {translate(isPending ? "time.asking" : "time.askSend")}
      </Button>
    </form>
  );
}
