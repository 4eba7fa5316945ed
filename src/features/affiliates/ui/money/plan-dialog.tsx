import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Applicant } from "../../contract/approval.ts";
import { type Plan, planKinds } from "../../rules/plan.ts";
import { planWords } from "./plan-words.ts";

type PlanDialogProps = { applicant: Applicant; onClose: () => void };

/** What an affiliate gets of payments, and the form to agree something else. */
export function PlanDialog({ applicant, onClose }: PlanDialogProps) {
  const translate = useTranslate();
  const { id: affiliateId, firstName, lastName } = applicant;
  const { data, error, refetch } = useQuery({
    queryKey: ["affiliates", "plan", affiliateId],
    queryFn: ({ signal }) => call("affiliates", "readPlan", { affiliateId }, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("money.planTitle", { name: `${firstName} ${lastName}` })}
      description={translate("money.planText")}
      closeLabel={translate("shell.close")}
    >
      {data && <PlanForm affiliateId={affiliateId} plan={data.plan} onClose={onClose} />}
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("money.loadFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("money.loading")} lines={3} />}
    </Dialog>
  );
}

type PlanFormProps = { affiliateId: string; plan: Plan | null; onClose: () => void };

function PlanForm({ affiliateId, plan, onClose }: PlanFormProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [kind, setKind] = useState(plan?.kind ?? "recurring");
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => {
      const months = textOf(fields, "months").trim();
      return call("affiliates", "setPlan", {
        affiliateId,
        planKind: kind,
        percent: textOf(fields, "percent"),
        months: months === "" ? null : Number(months),
      });
    },
    (agreed) => {
      client.setQueryData(["affiliates", "plan", affiliateId], agreed);
      const words = planWords(translate, agreed.plan);
      showToast({ title: translate("money.agreed", { plan: words }), tone: "right" });
      onClose();
    },
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <p>{translate("money.planNow", { plan: planWords(translate, plan) })}</p>
      <FailureCallout failure={failure} title={translate("money.agreeFailed")} />
      <Field label={translate("money.planKind")}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onValue={setKind}
            options={planKinds.map((value) => ({
              value,
              label: translate(`money.kind_${value}`),
            }))}
          />
        )}
      </Field>
      <Field label={translate("money.percent")} error={problem("percent")}>
        {(control) => (
          <TextInput
            {...control}
            name="percent"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={plan ? String(plan.basisPoints / 100) : ""}
          />
        )}
      </Field>
      {kind === "recurring" && (
        <Field
          label={translate("money.months")}
          help={translate("money.monthsHelp")}
          error={problem("months")}
        >
          {(control) => (
            <TextInput
              {...control}
              name="months"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={plan?.months ?? ""}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" pending={isPending}>
          {translate("money.agree")}
        </Button>
        <Button onClick={onClose}>{translate("money.cancel")}</Button>
      </div>
    </form>
  );
}
