import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { type Locale, locales } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { LoadNote } from "./load-note.tsx";
import { ChangeList } from "./change-list.tsx";
import { RestingCorrections } from "./resting-corrections.tsx";
import { SkillBadges } from "./skill-badges.tsx";
import { Section } from "./section.tsx";
import { SkillContents } from "./skill-contents.tsx";
import { gradeRange } from "./skill-table.tsx";
import { TakeOut } from "./take-out.tsx";
import { skillKey } from "./use-skill-changed.ts";

const skillWords = {
  out: "curriculum.skillOut",
  outTitle: "curriculum.skillOutTitle",
  outText: "curriculum.skillOutText",
  outDone: "curriculum.skillOutDone",
  back: "curriculum.skillBack",
  backDone: "curriculum.skillBackDone",
} as const;

/** A skill with its lesson and its problems, as a student is shown them. */
export function SkillPage({ skillId }: { skillId: string }) {
  const { locale, translate } = useLanguage();
  const [draw, setDraw] = useState(0);
  const [shown, setShown] = useState<Locale>(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...skillKey(skillId), draw],
    queryFn: ({ signal }) => call("curriculum", "readSkill", { skillId, draw }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const back = (
    <p>
      <TextLink to="/admin/curriculum" className="inline-flex min-h-11 items-center">
        {translate("curriculum.back")}
      </TextLink>
    </p>
  );
  if (!data)
    return (
      <>
        {back}
        <LoadNote error={error} onRetry={() => void refetch()} />
      </>
    );
  const { skill } = data;
  const title = skill.title[locale];
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      {back}
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h1>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
        <span>
          {translate("curriculum.about", {
            subject: subjectNames[skill.subject][locale],
            grades: gradeRange(skill.grades),
          })}
        </span>
        {skill.standards && <span>{skill.standards}</span>}
        <SkillBadges
          isOff={skill.offReason !== null}
          itemsOff={skill.items.filter(({ offReason }) => offReason !== null).length}
          isCorrected={[skill, ...skill.items].some(({ texts }) =>
            texts.some(({ file }) => file !== null),
          )}
          resting={skill.resting.length}
        />
      </div>
      <div className="mb-8 flex flex-col items-start gap-4">
        {skill.offReason !== null && (
          <Callout kind="care" title={translate("curriculum.skillIsOff")}>
            {translate("curriculum.reasonWas", { reason: skill.offReason })}
          </Callout>
        )}
        {skill.isForVisitors && (
          <Callout kind="note">{translate("curriculum.forVisitors")}</Callout>
        )}
        <TakeOut
          skillId={skillId}
          isTaught={skill.offReason === null}
          words={skillWords}
          what={title}
          change={(isTaught, reason) =>
            call("curriculum", "switchSkill", {
              skillId,
              version: skill.version,
              isTaught,
              reason,
            })
          }
        />
      </div>
      <div className="mb-8 empty:hidden">
        <RestingCorrections skill={skill} onDone={() => heading.current?.focus()} />
      </div>
      <Tabs
        sameThing
        label={translate("curriculum.language")}
        value={shown}
        onValue={setShown}
        tabs={locales.map((value) => ({
          value,
          label: translate(`curriculum.in_${value}`),
          content: (
            <SkillContents
              skill={skill}
              shown={value}
              isDrawing={isFetching}
              onDraw={() => setDraw(draw + 1)}
            />
          ),
        }))}
      />
      <div className="mt-10">
        <Section title={translate("curriculum.history")}>
          <ChangeList skill={skill} />
        </Section>
      </div>
    </>
  );
}
