import type { ReactNode } from "react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { TextLink } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import type { ListedSkill } from "../contract.ts";
import { ChallengedNote } from "./challenged-note.tsx";
import { SkillBadges } from "./skill-badges.tsx";

type SkillTableProps = { caption: string; skills: readonly ListedSkill[] };

/** Skills of a subject in the order in which they are taught. */
export function SkillTable({ caption, skills }: SkillTableProps) {
  const { locale, translate } = useLanguage();
  return (
    <Table
      caption={caption}
      stacks
      rows={skills}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "skill",
          heading: translate("curriculum.skill"),
          cell: linkTo(locale),
        },
        {
          id: "grades",
          heading: translate("curriculum.grades"),
          cell: ({ grades }) => gradeRange(grades),
          oneLine: true,
        },
        {
          id: "items",
          heading: translate("curriculum.problems"),
          cell: countsOf(translate),
        },
        {
          id: "state",
          heading: translate("curriculum.state"),
          cell: stateOf,
        },
      ]}
    />
  );
}

function linkTo(locale: Locale) {
  return ({ id, title }: ListedSkill): ReactNode => (
    <TextLink to={`/admin/curriculum?skill=${id}`}>{title[locale]}</TextLink>
  );
}

/** How many problems of each sort, a line each. */
function countsOf(translate: Translate) {
  return ({ items, templates }: ListedSkill): ReactNode => (
    <>
      {items > 0 && (
        <span className="block whitespace-nowrap">
          {translate("curriculum.fixedCount", { count: items })}
        </span>
      )}
      {templates > 0 && (
        <span className="block whitespace-nowrap">
          {translate("curriculum.drawnCount", { count: templates })}
        </span>
      )}
    </>
  );
}

function stateOf(skill: ListedSkill): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-2 @max-lg:justify-end">
      <SkillBadges {...skill} />
      <ChallengedNote {...skill.challenged} />
    </span>
  );
}

/** "3 to 5" as figures: "3–5", or one grade. */
export function gradeRange([first, last]: readonly [number, number]): string {
  return first === last ? String(first) : `${first}–${last}`;
}
