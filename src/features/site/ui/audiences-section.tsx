import type { ComponentType } from "react";
import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { ParentPicture, PartnerPicture, StudentPicture } from "#ui/art/audience-pictures.tsx";
import type { ArtProps } from "#ui/art/drawing.tsx";
import type { Locale, Localized } from "#shared/locale.ts";
import { ReadOnLink } from "./read-on-link.tsx";

type Audience = HomeContent["audiences"]["items"][number]["id"];

const ways: Readonly<Record<Audience, { picture: ComponentType<ArtProps>; path: Localized }>> = {
  student: { picture: StudentPicture, path: publicRoutes.studentRegister },
  parent: { picture: ParentPicture, path: publicRoutes.whyUs },
  academy: { picture: PartnerPicture, path: publicRoutes.about },
};

type AudiencesSectionProps = { locale: Locale; words: HomeContent["audiences"] };

/** The three kinds of readers: students, parents, and whoever would run an academy. */
export function AudiencesSection({ locale, words }: AudiencesSectionProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
      <h2 className="text-heading">{words.title}</h2>
      <ul className="mt-10 grid gap-12 md:grid-cols-3">
        {words.items.map(({ id, title, text, action }) => {
          const { picture: Picture, path } = ways[id];
          return (
            <li key={id} className="flex flex-col [--color-surface:var(--color-paper)]">
              <Picture className="w-full max-w-64" />
              <h3 className="mt-5 text-title">{title}</h3>
              <p className="mt-1 mb-3 grow text-quiet">{text}</p>
              <ReadOnLink href={path[locale]}>{action}</ReadOnLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
