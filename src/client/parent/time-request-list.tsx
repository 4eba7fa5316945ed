import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChildRequest } from "#features/controls/contract.ts";
import { minutesToGive, second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { requestsKey } from "./requests-key.ts";

/** How often it is looked for new wishes while the page is in sight. */
const lookAgainMs = 4 * second;

type Answer = (typeof minutesToGive)[number] | null;

/** Every open wish of every child, oldest first. */
export function TimeRequestList() {
  const { translate } = useLanguage();
  const { data } = useQuery({
    queryKey: requestsKey,
    queryFn: ({ signal }) => call("controls", "readRequests", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const requests = data?.requests ?? [];
  return (
    <section aria-label={translate("requests.title")} aria-live="polite" className="empty:hidden">
      {requests.length > 0 && (
        <ul className="flex flex-col gap-3">
          {requests.map((wish) => (
            <Wish key={wish.request.id} wish={wish} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Wish({ wish }: { wish: ChildRequest }) {
  const { locale, translate } = useLanguage();
  const client = useQueryClient();
  const [pending, setPending] = useState<Answer>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { childId, firstName, request } = wish;

  async function give(minutes: Answer): Promise<void> {
    await call("controls", "answerRequest", { childId, requestId: request.id, minutes });
    await client.invalidateQueries({ queryKey: ["controls"] });
  }

  async function answer(minutes: 15 | 30 | 0): Promise<void> {
    setPending(minutes);
    setFailure(null);
    try {
      await give(minutes);
      showToast({
        title: translate(minutes === 0 ? "requests.declined" : "requests.gave", {
          firstName,
          minutes,
        }),
        tone: "right",
        action: { label: translate("requests.undo"), onPress: () => void takeBack() },
      });
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
      await client.invalidateQueries({ queryKey: ["controls"] });
    } finally {
      setPending(null);
    }
  }

  async function takeBack(): Promise<void> {
    try {
      await give(null);
    } catch (error) {
      const { code, data } = error instanceof AppError ? error : new AppError("unavailable");
      showToast({
        title: translate("requests.failed"),
        text: translate(`errors.${code}`, data),
        tone: "care",
      });
    }
  }

  const askedAt = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(
    new Date(request.askedAt),
  );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-lamp bg-lamp-soft p-5">
      <div>
        <h2 className="font-reading text-lead font-semibold">
          {translate("requests.wish", { firstName, minutes: request.minutesAsked })}
        </h2>
        {request.reason && (
          <p className="wrap-anywhere">
            {translate("requests.reason", { reason: request.reason })}
          </p>
        )}
        <p className="text-small text-quiet">{translate("requests.asked", { when: askedAt })}</p>
      </div>
      <FailureCallout failure={failure} title={translate("requests.failed")} />
      <div className="flex flex-wrap gap-3">
        {minutesToGive.map((minutes) => (
          <Button
            key={minutes}
            variant={minutes === 0 ? "outline" : "lamp"}
            pending={pending === minutes}
            disabled={pending !== null && pending !== minutes}
            onClick={() => void answer(minutes)}
          >
            {minutes === 0
              ? translate("requests.notToday")
              : translate("requests.more", { minutes })}
          </Button>
        ))}
      </div>
    </li>
  );
}
