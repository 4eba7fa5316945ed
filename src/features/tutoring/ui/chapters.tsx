import { useTranslate } from "#client/language.tsx";
import type { Topic } from "../contract.ts";

/** The chapters of textbooks that treat a skill, each with the way to its book. */
export function Chapters({ chapters }: Pick<Topic, "chapters">) {
  const translate = useTranslate();
  if (chapters.length === 0) return null;
  return (
    <p className="text-small text-quiet">
      {translate("desk.chapters")}{" "}
      {chapters.map(({ book, chapter, link }, at) => (
        <span key={`${book} ${chapter}`}>
          {at > 0 && "; "}
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            lang="en"
            className="underline decoration-dotted underline-offset-4"
          >
            {`${book}, ${chapter}`}
          </a>
        </span>
      ))}
    </p>
  );
}
