import type { ComponentType } from "react";
import type { HomeContent } from "../content/home.ts";
import { subjectPath } from "../content/public-routes.ts";
import { ArrowIcon } from "#ui/art/arrow-icon.tsx";
import type { ArtProps } from "#ui/art/drawing.tsx";
import {
  EnglishPicture,
  HistoryPicture,
  MathematicsPicture,
  ProgrammingPicture,
  SatActPicture,
  SciencePicture,
} from "#ui/art/subject-pictures.tsx";
import type { Locale } from "#shared/locale.ts";
import { type SubjectId, subjectCards } from "#shared/subjects.ts";

const pictures: Readonly<Record<SubjectId, ComponentType<ArtProps>>> = {
  mathematics: MathematicsPicture,
  science: SciencePicture,
  english: EnglishPicture,
  history: HistoryPicture,
  programming: ProgrammingPicture,
  "sat-act": SatActPicture,
};

/** The six subjects, each with a question a student might really bring (row R-01). */
export function SubjectPicker({
  locale,
  words,
}: {
  locale: Locale;
  words: HomeContent["subjects"];
}) {
  return (
    <section id="subjects" className="mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-3 max-w-text text-lead text-quiet">{words.lead}</p>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-3">
        {subjectCards.map(({ id, name, title }) => {
          const Picture = pictures[id];
          return (
            <li key={id} className="bg-surface">
              <a
                href={subjectPath(name)}
                className="group flex h-full gap-5 p-6 no-underline transition-colors hover:bg-lamp-soft focus-visible:-outline-offset-4 lg:flex-col lg:p-8"
              >
                <Picture className="size-16 shrink-0 lg:size-22" />
                <span className="flex grow flex-col">
                  <span className="flex items-center justify-between font-display text-title">
                    {title[locale]}
                    <ArrowIcon className="size-5 text-quiet transition-transform group-hover:translate-x-1 group-hover:text-ink" />
                  </span>
                  <span className="mt-1 text-quiet">{words.questions[id]}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
