import { useLanguage } from "#client/language.tsx";
import { RichText } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import type { SkillView } from "../contract.ts";
import { EditTexts } from "./edit-texts.tsx";
import { ItemCard } from "./item-card.tsx";
import { Section } from "./section.tsx";
import { WorkedLines } from "./worked-lines.tsx";

type ContentsProps = {
  skill: SkillView;
  /** The language in which the lesson is shown. */
  shown: Locale;
  isDrawing: boolean;
  onDraw: () => void;
};

/** What a skill teaches: its lesson, its worked example and its problems. */
export function SkillContents({ skill, shown, isDrawing, onDraw }: ContentsProps) {
  const { locale, translate } = useLanguage();
  const { needs, why, lesson, example, items } = skill;
  const hasTemplates = items.some(({ kind }) => kind === "template");
  return (
    <div className="flex flex-col gap-10">
      <Section title={translate("curriculum.lesson")}>
        <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5">
          <p lang={shown} className="max-w-text text-quiet">
            {why[shown]}
          </p>
          <div lang={shown} className="max-w-text">
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
          className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5 *:max-w-text"
        >
          <RichText text={example.problem[shown]} />
          <WorkedLines lines={example.lines} shown={shown} />
        </div>
        <div className="mt-4 flex flex-col gap-5">
          <EditTexts
            skill={skill}
            texts={skill.texts}
            id="lesson"
            words="curriculum.correctLesson"
          />
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
            <ItemCard key={item.id} skill={skill} item={item} shown={shown} />
          ))}
        </div>
      </Section>
    </div>
  );
}
