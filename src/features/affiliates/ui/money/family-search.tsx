import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { isolated } from "#shared/isolated.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Family } from "../../contract/payments.ts";
import { PaymentDialog } from "./payment-dialog.tsx";

/** Finds whose payment it is, by the name or address of a student or a guardian. */
export function FamilySearch({ onEntered }: { onEntered: () => void }) {
  const translate = useTranslate();
  const [families, setFamilies] = useState<readonly Family[] | null>(null);
  const [chosen, setChosen] = useState<Family | null>(null);
  const { form, failure, isPending } = useSubmission(
    (fields) => call("affiliates", "findFamilies", { query: textOf(fields, "query") }),
    (found) => setFamilies(found.families),
  );
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <search>
        <form {...form} className="flex flex-col gap-4">
          <FailureCallout failure={failure} title={translate("money.loadFailed")} />
          <div className="flex flex-wrap items-start gap-3">
            <Field
              label={translate("money.find")}
              help={translate("money.findHelp")}
              className="min-w-60 grow"
            >
              {(control) => (
                <TextInput {...control} type="search" name="query" autoComplete="off" />
              )}
            </Field>
            <Button type="submit" variant="lamp" pending={isPending} className="mt-8">
              {translate(isPending ? "money.searching" : "money.search")}
            </Button>
          </div>
        </form>
      </search>
      <div aria-live="polite">
        {families?.length === 0 && <p className="mt-4">{translate("money.noFamilies")}</p>}
        {families && families.length > 0 && (
          <ul className="mt-4 divide-y divide-hairline">
            {families.map((family) => (
              <li
                key={family.studentId}
                className="flex flex-wrap items-center justify-between gap-3 py-3"
              >
                <FamilyWords family={family} />
                <Button onClick={() => setChosen(family)}>
                  {translate("money.enter")}
                  <span className="sr-only">
                    : <bdi>{family.studentName}</bdi>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen && (
        <PaymentDialog
          family={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            onEntered();
          }}
        />
      )}
    </section>
  );
}

function FamilyWords({ family }: { family: Family }) {
  const translate = useTranslate();
  const { studentName, handle, guardians } = family;
  const names = guardians.map(({ name, email }) => `${isolated(name)} (${email})`).join(", ");
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{studentName}</bdi> · {handle}
      </p>
      <p className="text-small text-quiet wrap-anywhere">
        {names === "" ? translate("money.noGuardians") : translate("money.guardians", { names })}
      </p>
    </div>
  );
}
