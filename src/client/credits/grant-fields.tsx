import { creditGrantMax, creditGrantUsual, creditReasonLengthMax } from "#shared/constants.ts";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useTranslate } from "../language.tsx";
import { textOf } from "../use-submission.ts";

type GrantFieldsProps = { problem: (field: string) => string | null };

/** What an administrator fills in to grant credits: how many, and why. */
export function GrantFields({ problem }: GrantFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <Field
        label={translate("credits.amount")}
        help={translate("credits.amountHelp", { max: creditGrantMax })}
        error={problem("amount")}
        className="max-w-48"
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={creditGrantUsual}
          />
        )}
      </Field>
      <Field
        label={translate("credits.reason")}
        help={translate("credits.reasonHelp")}
        error={problem("reason")}
      >
        {(control) => (
          <TextArea {...control} name="reason" rows={2} maxLength={creditReasonLengthMax} />
        )}
      </Field>
    </>
  );
}

/** What the fields hold; an amount that is no number is refused by the server. */
export function grantOf(fields: FormData): { amount: number; reason: string } {
  return {
    amount: Number(textOf(fields, "amount").trim() || NaN),
    reason: textOf(fields, "reason"),
  };
}
