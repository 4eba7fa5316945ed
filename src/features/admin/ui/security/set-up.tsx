import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { QrCode } from "#ui/qr-code.tsx";

type Begun = OutputFrom<"accounts", "beginSecondFactor">;

type SetUpProps = {
  /** Takes the recovery codes. */
  onDone: (codes: readonly string[]) => void;
};

/** From off to on: the app takes the secret, and a first code proves that it has. */
export function SetUp({ onDone }: SetUpProps) {
  const translate = useTranslate();
  const [begun, setBegun] = useState<Begun | null>(null);
  const { form, failure, isPending } = useSubmission(
    () => call("accounts", "beginSecondFactor", {}),
    setBegun,
  );
  if (begun) return <FirstCode begun={begun} onBack={() => setBegun(null)} onDone={onDone} />;
  return (
    <form {...form} className="flex flex-col items-start gap-5">
      <Badge>{translate("factor.off")}</Badge>
      <FailureCallout failure={failure} title={translate("factor.setUpFailed")} />
      <Button type="submit" variant="lamp" pending={isPending}>
        {translate("factor.begin")}
      </Button>
    </form>
  );
}

type FirstCodeProps = SetUpProps & { begun: Begun; onBack: () => void };

function FirstCode({ begun, onBack, onDone }: FirstCodeProps) {
  const translate = useTranslate();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => call("accounts", "switchOnSecondFactor", { code: textOf(fields, "code") }),
    ({ codes }) => onDone(codes),
  );
  const groups = begun.secret.match(/.{1,4}/g) ?? [];
  return (
    <form {...form} className="flex max-w-text flex-col gap-6">
      <FailureCallout failure={failure} title={translate("factor.setUpFailed")} />
      <div className="flex flex-col gap-3">
        <h2 className="text-title">{translate("factor.scanTitle")}</h2>
        <p>{translate("factor.scanText")}</p>
        <QrCode text={begun.address} label={translate("factor.picture")} />
        <p>
          {translate("factor.key")} <code className="font-semibold">{groups.join(" ")}</code>
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <h2 className="text-title">{translate("factor.firstTitle")}</h2>
        <Field
          label={translate("factor.code")}
          help={translate("factor.firstText")}
          error={problem("code")}
          className="max-w-60"
        >
          {(control) => (
            <TextInput {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" pending={isPending}>
          {translate("factor.switchOn")}
        </Button>
        <Button onClick={onBack}>{translate("shell.cancel")}</Button>
      </div>
    </form>
  );
}
