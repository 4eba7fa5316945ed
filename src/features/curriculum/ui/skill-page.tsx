import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { RichText } from "#client/rich-text/rich-text.tsx";
import { type Locale, locales } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { SkillView } from "../contract.ts";
import { ItemCard } from "./item-card.tsx";
import { LoadNote } from "./load-note.tsx";
import { SkillBadges } from "./skill-badges.tsx";
import { gradeRange } from "./skill-table.tsx";
import { WorkedLines } from "./worked-lines.tsx";

/** A skill with its lesson and its problems, as a student is shown them. */
export function SkillPage({ skillId }: { skillId: string }) {
  const { locale, translate } = useLanguage();
  const [draw, setDraw] = useState(0);
  const [shown, setShown] = useState<Locale>(locale);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["curriculum", "skill", skillId, draw],
    queryFn: ({ signal }) => call("curriculum", "readSkill", { skillId, draw }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const back = (
    <p className="mb-2">
      <TextLink to="/admin/curriculum">{translate("curriculum.back")}</TextLink>
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
      <h1 className="text-heading">{title}</h1>
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
        />
      </div>
      {skill.isForVisitors && (
        <div className="mb-6">
          <Callout kind="note">{translate("curriculum.forVisitors")}</Callout>
        </div>
      )}
      <Tabs
        label={translate("curriculum.language")}
        value={shown}
        onValue={setShown}
        tabs={locales.map((value) => ({
          value,
          label: translate(`curriculum.in_${value}`),
          content: (
            <Contents
              skill={skill}
              shown={value}
              isDrawing={isFetching}
              onDraw={() => setDraw(draw + 1)}
            />
          ),
        }))}
      />
    </>
  );
}

type ContentsProps = {
  skill: SkillView;
  /** The language in which the lesson is shown. */
  shown: Locale;
  isDrawing: boolean;
  onDraw: () => void;
};

function Contents({ skill, shown, isDrawing, onDraw }: ContentsProps) {
  const { locale, translate } = useLanguage();
  const { needs, why, lesson, example, items } = skill;
  const hasTemplates = items.some(({ kind }) => kind === "template");
  return (
    <div className="flex flex-col gap-10">
      <Section title={translate("curriculum.lesson")}>
        <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5">
          <p lang={shown} className="text-quiet">
            {why[shown]}
          </p>
          <div lang={shown}>
            <RichText text={lesson[shown]} />
          </div>
          {needs.length > 0 && (
            <p className="text-small text-quiet">
              {translate("curriculum.needs")}{" "}
              {needs.map(({ id, title }, at) => (
                <span key={id}>
                  {at > 0 && ", "}
                  <TextLink to={`/admin/curriculum?skill=${id}`}>{title[locale]}</TextLink>
                </span>
              ))}
            </p>
          )}
        </div>
      </Section>
      <Section title={translate("curriculum.example")}>
        <div
          lang={shown}
          className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
        >
          <RichText text={example.problem[shown]} />
          <WorkedLines lines={example.lines} shown={shown} />
        </div>
      </Section>
      <Section
        title={translate("curriculum.problems")}
        action={
          hasTemplates && (
            <Button pending={isDrawing} onClick={onDraw}>
              {translate("curriculum.drawAgain")}
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-5">
          {items.map((item) => (
            <ItemCard key={item.id} item={item} shown={shown} />
          ))}
        </div>
      </Section>
    </div>
  );
}

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

function Section({ title, action, children }: SectionProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
