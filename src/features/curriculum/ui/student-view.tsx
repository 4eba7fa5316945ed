import { useLanguage } from "#client/language.tsx";
import { languageOf } from "#client/problem/text-language.ts";
import { Picture } from "#client/problem/picture.tsx";
import { Stimuli } from "#client/problem/stimuli.tsx";
import { RichLine, RichText } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Named } from "#tutor/items/interaction.ts";
import { letterAt } from "#tutor/items/reading/letters.ts";
import { classNames } from "#ui/class-names.ts";
import type { ShownItem } from "../contract.ts";
import { ProgramText } from "./program-text.tsx";

type StudentViewProps = { item: ShownItem; shown: Locale };

/** A problem as a student is shown it; what is right to choose is marked. */
export function StudentView({ item, shown }: StudentViewProps) {
  const { prompt, stimuli, picture } = item;
  return (
    <div className="flex flex-col gap-4">
      <div lang={shown} className="flex max-w-text flex-col gap-4 text-lead break-words">
        <RichText text={prompt[shown]} />
        {stimuli && <Stimuli stimuli={stimuli} locale={shown} />}
        {picture && <Picture picture={picture} locale={shown} />}
      </div>
      <Answering item={item} shown={shown} />
    </div>
  );
}

/** How it is answered. */
function Answering({ item, shown }: StudentViewProps) {
  const { translate } = useLanguage();
  const { interaction, right } = item;
  switch (interaction?.kind) {
    case "choice":
      return <Options options={interaction.options} right={right} shown={shown} />;
    case "order":
      return <Options options={interaction.parts} right={[]} shown={shown} />;
    case "match":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <Options options={interaction.left} right={[]} shown={shown} />
          <Options options={interaction.right} right={[]} shown={shown} />
        </div>
      );
    case "code":
      return <ProgramText text={interaction.starts[shown]} />;
    case "lines":
      return <p className="text-small text-quiet">{translate("curriculum.pointsAtLines")}</p>;
    default:
      return <p className="text-small text-quiet">{translate("curriculum.typesAnswer")}</p>;
  }
}

type OptionsProps = { options: readonly Named[]; right: readonly string[]; shown: Locale };

function Options({ options, right, shown }: OptionsProps) {
  const { translate } = useLanguage();
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ name, text }, at) => {
        const isRight = right.includes(name);
        return (
          <li
            key={name}
            className={classNames(
              "flex min-h-11 items-baseline gap-x-3 rounded-control border px-3 py-2.5",
              isRight ? "border-glass bg-glass-soft" : "border-hairline",
            )}
          >
            <span className="font-semibold text-quiet">{letterAt(at).toUpperCase()}</span>
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <span lang={languageOf(text, shown)} className="min-w-0 break-words">
                <RichLine text={text[shown]} />
              </span>
              {isRight && (
                <span className="text-small font-semibold text-glass-text">
                  {translate("curriculum.isRight")}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
