import { useLanguage } from "#client/language.tsx";
import { countsWords } from "#shared/endings.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Child } from "../contract.ts";
import { PresentChild } from "./present-child.tsx";
import { timeAgo } from "./time-ago.ts";
import { WeekStrip } from "./week-strip.tsx";

type ChildCardProps = {
  child: Child;
  /** The child that stands in full below. */
  isShown: boolean;
  /** There is no other to choose. */
  isOnly: boolean;
  onShow: () => void;
};

/** One child at a glance: learning now or last here, and today's problems. */
export function ChildCard({ child, isShown, isOnly, onShow }: ChildCardProps) {
  const { locale, translate } = useLanguage();
  const { firstName, today } = child;
  const isQuiet = today.alone + today.withHelp + today.open === 0;
  return (
    <li
      className={`flex flex-col gap-3 rounded-card border bg-surface p-5 ${isShown ? "border-ink" : "border-hairline"}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-title">
            <bdi>{firstName}</bdi>
          </h2>
          <p className="text-small text-quiet">
            {[
              child.gradeLevel && translate("family.gradeOption", { grade: child.gradeLevel }),
              translate("family.credits", { count: child.credits }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {child.now && (
          <Badge tone="right">
            <span className="size-2 animate-breathe rounded-full bg-glass" aria-hidden />
            {translate("family.learningNow")}
          </Badge>
        )}
      </div>
      <div aria-live="polite" className="min-h-6">
        {child.now ? (
          <PresentChild now={child.now} />
        ) : (
          <p>
            {child.lastActiveAt
              ? translate("family.lastActive", { when: timeAgo(child.lastActiveAt, locale) })
              : translate("family.neverActive")}
          </p>
        )}
      </div>
      <p className="text-quiet">
        {isQuiet
          ? translate("family.todayNothing")
          : translate("family.today", { counts: countsWords(today, translate) })}
      </p>
      {/* On a phone the week of the child below is told right there. */}
      <div className={isShown ? "max-md:hidden" : undefined}>
        <WeekStrip child={child} />
      </div>
      {!isOnly && (
        <Button
          aria-pressed={isShown}
          onClick={onShow}
          className="mt-auto self-start aria-pressed:border-ink aria-pressed:bg-sunken"
        >
          {isShown ? translate("family.shown") : translate("family.show", { firstName })}
        </Button>
      )}
    </li>
  );
}
