import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { kindNames } from "./kind-names.ts";

const noticesPath = "/parent-dashboard/notices";

/** What the link at the foot of a letter opens: it asks before it ends anything, and offers the way back. */
export function UnsubscribePage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const unsubscribeToken = query.get("token") ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: ["unsubscribe", unsubscribeToken],
    queryFn: () => call("notices", "readSubscription", { unsubscribeToken }),
    enabled: unsubscribeToken !== "",
    staleTime: Infinity,
  });
  const isDead =
    unsubscribeToken === "" || (error instanceof AppError && error.code === "not_found");
  return (
    <FormPage title={translate("notices.unsubscribeTitle")}>
      {isDead ? (
        <div className="flex flex-col items-start gap-6">
          <StepHeading
            title={translate("notices.deadTitle")}
            lead={translate("notices.deadLead")}
            follows
          />
          <ButtonLink
            to={`/login?${new URLSearchParams({ tab: "parent", next: noticesPath })}`}
            variant="lamp"
            size="large"
          >
            {translate("notices.toNotices")}
          </ButtonLink>
        </div>
      ) : data ? (
        <Asked unsubscribeToken={unsubscribeToken} found={data} />
      ) : error ? (
        <LoadFailed
          error={error}
          title={translate("notices.failed")}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={translate("shell.loading")} />
      )}
    </FormPage>
  );
}

type Subscription = OutputFrom<"notices", "readSubscription">;

type AskedProps = { unsubscribeToken: string; found: Subscription };

const words = {
  asked: { title: "notices.unsubscribeTitle", lead: "notices.unsubscribeLead" },
  ended: { title: "notices.unsubscribedTitle", lead: "notices.unsubscribedLead" },
  back: { title: "notices.resubscribedTitle", lead: "notices.resubscribedLead" },
} as const;

function Asked({ unsubscribeToken, found }: AskedProps) {
  const { locale, translate } = useLanguage();
  const [state, setState] = useState<keyof typeof words>(found.isOn ? "asked" : "ended");
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);

  async function change(isOn: boolean): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call("notices", isOn ? "resubscribe" : "unsubscribe", { unsubscribeToken });
      setState(isOn ? "back" : "ended");
    } catch (problem) {
      setFailure(problem instanceof AppError ? problem : new AppError("unavailable"));
    } finally {
      setPending(false);
    }
  }

  const kind = new Intl.ListFormat(locale).format(
    found.kinds.map((name) => translate(kindNames[name])),
  );
  return (
    <div className="flex flex-col items-start gap-6">
      <StepHeading
        key={state}
        title={translate(words[state].title)}
        lead={translate(words[state].lead, { kind })}
        follows
      />
      <FailureCallout failure={failure} title={translate("notices.unsubscribeFailed")} />
      <Button
        variant={state === "ended" ? "outline" : "lamp"}
        size="large"
        pending={isPending}
        onClick={() => void change(state === "ended")}
      >
        {translate(state === "ended" ? "notices.resubscribe" : "notices.unsubscribe")}
      </Button>
      <TextLink to={noticesPath}>{translate("notices.toNotices")}</TextLink>
    </div>
  );
}
