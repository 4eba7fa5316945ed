import { useEffect, useRef } from "react";
import { useTranslate } from "#client/language.tsx";
import { useOwnRules } from "#client/own-rules.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { showNotification } from "#ui/toast.tsx";
import type { OwnRuling } from "../contract.ts";

/** The student's own rules as they stand; tells of warnings, breaks and answers as they come. */
export function useOwnRuling(): { ruling: OwnRuling | null; reload: () => void } {
  const translate = useTranslate();
  const seen = useRef<OwnRuling | null>(null);
  const { data, refetch } = useOwnRules();
  const ruling = data?.ruling ?? null;

  useEffect(() => {
    const before = seen.current;
    seen.current = ruling;
    if (ruling) for (const news of newsBetween(before, ruling, translate)) showNotification(news);
  }, [ruling, translate]);

  return { ruling, reload: () => void refetch() };
}

type News = Parameters<typeof showNotification>[0];

/** What happened between two readings that the student should hear of. */
function newsBetween(before: OwnRuling | null, now: OwnRuling, translate: Translate): News[] {
  const news: News[] = [];
  const { applies, request } = now;
  const { state, warning, minutesLeft } = applies;
  if (warning !== null && warning !== before?.applies.warning) {
    news.push({
      title: translate("time.warning", { count: minutesLeft ?? warning }),
      text: translate("time.warningText"),
    });
  }
  if (!before) return news;
  if (applies.breaksDue > before.applies.breaksDue && state === "open") {
    news.push({ title: translate("time.break"), text: translate("time.breakText") });
  }
  const isAnswered = request !== null && request.status !== before.request?.status;
  if (isAnswered && request.status === "granted") {
    const { minutesGiven: minutes } = request;
    news.push({ title: translate("time.askGivenToast", { minutes }), tone: "right" });
  } else if (isAnswered && request.status === "declined") {
    news.push({
      title: translate("time.askDeclinedToast"),
      text: translate("time.askDeclined"),
    });
  } else if (before.applies.state === "open" && state !== "open") {
    news.push({ title: translate("time.closedNow"), tone: "care" });
  } else if (before.applies.state !== "open" && state === "open") {
    news.push({ title: translate("time.openedNow"), tone: "right" });
  }
  return news;
}
