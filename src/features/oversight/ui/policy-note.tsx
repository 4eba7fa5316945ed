import { useLanguage } from "#client/language.tsx";
import type { PolicyView } from "../contract.ts";

type PolicyNoteProps = {
  policy: PolicyView;
  /** The child's first name for parents; null where the student reads it. */
  firstName: string | null;
};

/** Which rule applies to what parents see of lessons, and when it changes. */
export function PolicyNote({ policy, firstName }: PolicyNoteProps) {
  const { locale, translate } = useLanguage();
  const { sight, next } = policy;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const who = firstName === null ? "own" : "parent";
  const name = firstName ?? "";
  return (
    <div className="max-w-text rounded-card bg-lamp-soft px-5 py-4">
      <p className="text-lead font-semibold">
        {translate(`oversight.${who}_${sight}`, { firstName: name })}
      </p>
      {next && (
        <p>
          {translate("oversight.nextChange", { date: date.format(new Date(next.day)) })}{" "}
          {translate(`oversight.${who}_${next.sight}`, { firstName: name })}
        </p>
      )}
    </div>
  );
}
