import { useTranslate } from "#client/language.tsx";

/** How often students asked for a second look; nothing where nobody did. */
export function ChallengedNote({ asked, upheld }: { asked: number; upheld: number }) {
  const translate = useTranslate();
  if (asked === 0) return null;
  return (
    <span className="text-small text-quiet">
      {translate("curriculum.challenged", { count: asked })}
      {upheld > 0 && ` · ${translate("curriculum.upheld", { count: upheld })}`}
    </span>
  );
}
