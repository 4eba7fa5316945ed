import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { type Subject, subjectNames, subjects } from "#shared/subjects.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { ListedSkill } from "../contract.ts";
import { LoadNote } from "./load-note.tsx";
import { SkillTable } from "./skill-table.tsx";

const all = "all";
const gradesThere = Array.from({ length: 12 }, (_, place) => String(place + 1));

/** What is looked for; it stands in the address, so that a list can be come back to. */
type Sought = { words: string; subject: string; grade: string; state: string };

const tests = {
  off: ({ isOff }: ListedSkill) => isOff,
  changed: ({ isOff, isCorrected, itemsOff, resting }: ListedSkill) =>
    isOff || isCorrected || itemsOff > 0 || resting > 0,
  challenged: ({ challenged }: ListedSkill) => challenged.asked > 0,
} as const;

const states = ["off", "changed", "challenged"] as const;

/** Every skill by subject, to be searched. */
export function SkillList() {
  const { locale, translate } = useLanguage();
  const [address, setAddress] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["curriculum", "skills"],
    queryFn: ({ signal }) => call("curriculum", "listSkills", {}, { signal }),
    staleTime: 0,
  });
  const sought: Sought = {
    words: address.get("q") ?? "",
    subject: address.get("subject") ?? all,
    grade: address.get("grade") ?? all,
    state: address.get("state") ?? all,
  };
  const found = data?.skills.filter((skill) => matches(skill, sought, locale));

  function clear(): void {
    setAddress({}, { replace: true });
    // The button that was pressed goes with what it stands under.
    field.current?.focus();
  }

  function set(name: string, value: string): void {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === "" || value === all) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  const title = translate("curriculum.title");
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate("curriculum.lead")}</p>
      <search className="mb-8 grid grid-cols-2 gap-4 xl:grid-cols-[minmax(0,1fr)_11rem_9rem_12rem]">
        <Field label={translate("curriculum.search")} className="col-span-2 xl:col-span-1">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="search"
              value={sought.words}
              onChange={({ target }) => set("q", target.value)}
            />
          )}
        </Field>
        <Field label={translate("curriculum.subject")} className="col-span-2 xl:col-span-1">
          {(control) => (
            <Select
              {...control}
              value={sought.subject}
              onValue={(value) => set("subject", value)}
              options={[
                { value: all, label: translate("curriculum.any") },
                ...subjects.map((value) => ({ value, label: subjectNames[value][locale] })),
              ]}
            />
          )}
        </Field>
        <Field label={translate("curriculum.grade")}>
          {(control) => (
            <Select
              {...control}
              value={sought.grade}
              onValue={(value) => set("grade", value)}
              options={[
                { value: all, label: translate("curriculum.any") },
                ...gradesThere.map((value) => ({ value, label: value })),
              ]}
            />
          )}
        </Field>
        <Field label={translate("curriculum.state")}>
          {(control) => (
            <Select
              {...control}
              value={sought.state}
              onValue={(value) => set("state", value)}
              options={[
                { value: all, label: translate("curriculum.any") },
                ...states.map((value) => ({ value, label: translate(`curriculum.only_${value}`) })),
              ]}
            />
          )}
        </Field>
      </search>
      {found ? (
        <Found skills={found} onClear={clear} />
      ) : (
        <LoadNote error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function matches(skill: ListedSkill, sought: Sought, locale: Locale): boolean {
  const { id, subject, title, grades } = skill;
  const words = plain(sought.words);
  const state = states.find((known) => known === sought.state);
  return (
    (plain(title[locale]).includes(words) || id.includes(words)) &&
    (sought.subject === all || subject === sought.subject) &&
    (sought.grade === all ||
      (grades[0] <= Number(sought.grade) && Number(sought.grade) <= grades[1])) &&
    (state === undefined || tests[state](skill))
  );
}

/** Without accents and capitals, so that "fraccion" finds "Fracción". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .toLowerCase()
    .trim();
}

type FoundProps = { skills: readonly ListedSkill[]; onClear: () => void };

function Found({ skills, onClear }: FoundProps) {
  const { translate } = useLanguage();
  return (
    <>
      <output className="mb-4 block text-small text-quiet">
        {translate("curriculum.found", { count: skills.length })}
      </output>
      {skills.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("curriculum.nothing")}
          text={translate("curriculum.nothingText")}
          action={<Button onClick={onClear}>{translate("curriculum.showAll")}</Button>}
        />
      )}
      <div className="flex flex-col gap-10">
        {subjects.map((subject) => (
          <OfSubject
            key={subject}
            subject={subject}
            skills={skills.filter((skill) => skill.subject === subject)}
          />
        ))}
      </div>
    </>
  );
}

function OfSubject({ subject, skills }: { subject: Subject; skills: readonly ListedSkill[] }) {
  const { locale } = useLanguage();
  if (skills.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-title">{subjectNames[subject][locale]}</h2>
      <SkillTable caption={subjectNames[subject][locale]} skills={skills} />
    </div>
  );
}
