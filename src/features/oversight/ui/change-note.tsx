import { useQueryClient } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { OwnOversight } from "../contract.ts";

type ChangeNoteProps = { change: NonNullable<OwnOversight["change"]>; queryKey: readonly string[] };

/** Promise 5: tells a student that a birthday changes what parents see, until they say to have read it. */
export function ChangeNote({ change, queryKey }: ChangeNoteProps) {
  const { locale, translate } = useLanguage();
  const client = useQueryClient();
  const { form, failure, isPending } = useSubmission(
    () => call("oversight", "acknowledgeChange", {}),
    (own) => {
      client.setQueryData(queryKey, own);
      // The sign over the desk goes out.
      void client.invalidateQueries({ queryKey: ["family", "own"] });
      document.getElementById("main")?.focus();
      showToast({ title: translate("oversight.changeReadDone"), tone: "right" });
    },
  );
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(change.day),
  );
  return (
    <section
      aria-labelledby="change"
      className="flex max-w-text flex-col gap-3 rounded-card border border-lamp bg-surface p-5"
    >
      <h2 id="change" className="text-title">
        {translate(change.isAhead ? "oversight.changeAhead" : "oversight.changeNow", { date })}
      </h2>
      <p>{translate(`oversight.own_${change.sight}`)}</p>
      <form {...form} className="flex flex-col items-start gap-3">
        <FailureCallout failure={failure} title={translate("oversight.changeNotSaved")} />
        <Button type="submit" pending={isPending}>
          {translate("oversight.changeRead")}
        </Button>
      </form>
    </section>
  );
}
