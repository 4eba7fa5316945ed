import { useKnownRules } from "#client/known-rules.ts";
import { useTranslate } from "#client/language.tsx";
import { rungsAllowed } from "#shared/help-limits.ts";
import type { Locale } from "#shared/locale.ts";
import type { Workbench } from "../contract.ts";
import { DeskTool } from "./desk-tool.tsx";
import { HintTower } from "./hint-tower.tsx";
import { RichText } from "#client/rich-text/rich-text.tsx";

type HintLadderProps = {
  ladder: Workbench["ladder"];
  /** The problem is to be tried without hints first. */
  alone: boolean;
  /** The problem is still to be solved. */
  open: boolean;
  /** The language of the session. */
  locale: Locale;
};

/** The hints taken so far, readable again, and how many the ladder still has. */
export function HintLadder({ ladder, alone, open, locale }: HintLadderProps) {
  const translate = useTranslate();
  const help = useKnownRules()?.help ?? "all";
  const given = ladder.given.length;
  // Hints that were taken before the family set less are read on.
  const rungs = Math.max(given, rungsAllowed(ladder.rungs, help));
  return (
    <div className="flex items-start gap-4">
      <HintTower rungs={rungs} given={given} isLit={given >= ladder.rungs} />
      <div className="min-w-0 grow">
        <p className="text-small text-quiet">
          {given > 0 && translate("desk.ladderCount", { given, rungs })}
          {given === 0 &&
            translate(open ? (alone ? "desk.noAlone" : "desk.ladderNone") : "desk.ladderUnused")}
        </p>
        {help !== "all" && <DeskTool what="help-limit" help={help} />}
        {given > 0 && (
          <ol className="mt-2 flex flex-col gap-3">
            {ladder.given.map((hint, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a rung's place on the ladder is what it is
              <li key={index} className="animate-rise border-l-3 border-lamp pl-3">
                <span className="sr-only">
                  {translate("desk.ladderRung", { number: index + 1 })}:{" "}
                </span>
                <div lang={locale}>
                  <RichText text={hint[locale]} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
