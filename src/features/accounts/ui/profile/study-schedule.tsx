import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { timeZone } from "#client/time-zone.ts";
import { AppError } from "#shared/errors.ts";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { type ScheduledDay, scheduleOf } from "../../rules-schedule.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Which reviews come on which of the next days (N-06: #study-schedule). */
export function StudySchedule() {
  const { translate } = useLanguage();
  const { data, error } = useQuery({
    queryKey: ["learning", "progress", timeZone],
    queryFn: ({ signal }) => call("learning", "readProgress", { timeZone }, { signal }),
  });
  const [now] = useState(() => new Date());
  const failure = error && (error instanceof AppError ? error : new AppError("internal"));
  const days =
    data &&
    scheduleOf(
      data.subjects.flatMap(({ subject, skills }) =>
        skills.map(({ id, title, dueAt }) => ({ id, title, dueAt, subject })),
      ),
      { now, timeZone },
    );
  return (
    <ProfileSection
      id="study-schedule"
      title={translate("profile.scheduleTitle")}
      lead={translate("profile.scheduleLead")}
    >
      <FailureCallout failure={failure} title={translate("profile.loadFailed")} />
      {!days && !failure && <Loading label={translate("shell.loading")} />}
      {days && <Days days={days} />}
    </ProfileSection>
  );
}

function Days({ days }: { days: readonly ScheduledDay[] }) {
  const { locale, translate } = useLanguage();
  if (days.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4">
        <div>
          <h3 className="font-reading text-body font-semibold">
            {translate("profile.scheduleEmptyTitle")}
          </h3>
          <p className="text-quiet">{translate("profile.scheduleEmptyText")}</p>
        </div>
        <ButtonLink to="/chat">{translate("profile.scheduleStart")}</ButtonLink>
      </div>
    );
  }
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

  function nameOf({ date, inDays }: ScheduledDay): string {
    if (inDays === 0) return translate("profile.scheduleToday");
    return inDays === 1 ? translate("profile.scheduleTomorrow") : format.format(Date.parse(date));
  }

  return (
    <>
      <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {days.map((scheduled) => (
          <li key={scheduled.date} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[12rem_1fr]">
            <div>
              <h3 className="font-reading text-body font-semibold first-letter:uppercase">
                {nameOf(scheduled)}
              </h3>
              <p className="text-small text-quiet">
                {translate("profile.scheduleCount", { count: scheduled.skills.length })}
              </p>
            </div>
            <ul>
              {scheduled.skills.map(({ id, title }) => (
                <li key={id}>{title[locale]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to="/chat">
          {translate(days[0]?.inDays === 0 ? "profile.scheduleReview" : "profile.scheduleStart")}
        </ButtonLink>
      </div>
    </>
  );
}
