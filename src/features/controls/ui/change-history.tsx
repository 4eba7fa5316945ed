import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { cityOf } from "#shared/time-zone-places.ts";
import { subjectNames, subjects } from "#shared/subjects.ts";
import { Button } from "#ui/button.tsx";
import type { RuleChange, Rules } from "../contract.ts";
import { countryWords } from "./country-words.ts";
import type { SectionProps } from "./section-props.ts";
import { Section } from "./section.tsx";

const names = {
  hours: "controls.changeHours",
  timeZone: "controls.changeTimeZone",
  country: "controls.country",
  minutesPerDay: "controls.changeMinutesPerDay",
  breakEveryMinutes: "controls.changeBreakEveryMinutes",
  paused: "controls.changePaused",
  subjects: "controls.changeSubjects",
  ownProblems: "controls.changeOwnProblems",
  photo: "controls.changePhoto",
  voice: "controls.changeVoice",
  help: "controls.changeHelp",
  readingGrade: "controls.changeReadingGrade",
  language: "controls.changeLanguage",
  creditsPerWeek: "controls.changeCreditsPerWeek",
} as const satisfies Record<keyof Rules, string>;

const helpNames = {
  all: "controls.helpAll",
  "no-answer": "controls.helpNoAnswer",
  "first-hint": "controls.helpFirstHint",
} as const satisfies Record<Rules["help"], string>;

/** Who changed what and when, each with a way back. */
export function ChangeHistory({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  return (
    <Section title={translate("controls.historyTitle")}>
      {ruling.changes.length === 0 && (
        <p className="text-quiet">{translate("controls.historyNone")}</p>
      )}
      <ul className="flex flex-col">
        {ruling.changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0"
          >
            <div>
              {changeLines(change, locale, translate).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className="text-small text-quiet">{changedWords(change, locale, translate)}</p>
            </div>
            {!ruling.isSample && (
              <Button onClick={() => void save(change.before)}>
                {translate("controls.putBack")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** "Changed by Rosa, 21 Nov, 16:04". */
function changedWords(change: RuleChange, locale: Locale, translate: Translate): string {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(change.changedAt),
  );
  const name = change.changedBy;
  return translate(name ? "rules.changed" : "rules.changedNobody", { name, when });
}

function changeLines({ before, after }: RuleChange, locale: Locale, translate: Translate) {
  const keys = Object.keys(names).filter((key): key is keyof Rules => key in after);
  return keys.map((key) =>
    translate("controls.fromTo", {
      what: translate(names[key]),
      before: valueWords(key, before, locale, translate),
      after: valueWords(key, after, locale, translate),
    }),
  );
}

function valueWords(
  key: keyof Rules,
  rules: Partial<Rules>,
  locale: Locale,
  translate: Translate,
): string {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  switch (key) {
    case "hours":
      return translate(rules.hours ? "controls.valueOn" : "controls.valueNone");
    case "paused":
    case "ownProblems":
    case "photo":
    case "voice":
      return translate(rules[key] ? "controls.valueOn" : "controls.valueOff");
    case "help":
      return translate(helpNames[rules.help ?? "all"]);
    case "subjects":
      return list.format(
        (rules.subjects ?? subjects).map((subject) => subjectNames[subject][locale]),
      );
    case "language": {
      if (!rules.language) return translate("controls.valueUsual");
      return new Intl.DisplayNames(locale, { type: "language" }).of(rules.language) ?? "";
    }
    case "readingGrade":
      return rules.readingGrade
        ? translate("controls.readingGrade", { grade: rules.readingGrade })
        : translate("controls.valueUsual");
    case "country":
      return countryWords(rules.country ?? null, locale, translate);
    case "timeZone":
      return rules.timeZone ? cityOf(rules.timeZone) : "";
    default:
      return rules[key] === null || rules[key] === undefined
        ? translate("controls.valueNone")
        : String(rules[key]);
  }
}
