import { useEffect, useId, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { useAddress } from "#ui/address.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Guardians } from "../../contract/guardians.ts";

/** Asks a student who signed up alone. Says the same whether there is one or not. */
export function LinkForm({ onChanged }: { onChanged: (guardians: Guardians) => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { hash } = useAddress();
  useEffect(() => {
    if (hash === "#link") place.current?.querySelector("input")?.focus();
  }, [hash]);
  // Once sent, the fields are made anew and empty.
  const [round, setRound] = useState(0);
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => call("family", "askToLink", { who: textOf(fields, "who") }),
    (guardians) => {
      showToast({ title: translate("guardians.asked") });
      setRound((count) => count + 1);
      onChanged(guardians);
    },
  );
  return (
    <section ref={place} aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="max-w-text">
        <h2 id={titleId} className="text-title">
          {translate("guardians.linkTitle")}
        </h2>
        <p className="mt-1 text-quiet">{translate("guardians.linkLead")}</p>
      </div>
      <form key={round} {...form} className="flex max-w-140 flex-col gap-4">
        <FailureCallout failure={failure} title={translate("guardians.askFailed")} />
        <Field label={translate("guardians.who")} error={problem("who")}>
          {(control) => (
            <TextInput {...control} name="who" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
        <div>
          <Button type="submit" pending={isPending}>
            {translate("guardians.ask")}
          </Button>
        </div>
      </form>
    </section>
  );
}
