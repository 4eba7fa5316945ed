import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { KitchenCard } from "../contract.ts";
import { kitchenAnswerWords } from "../rules-sentences.ts";

/** The questions of the weeks of the report that were answered, with how they went. */
export function PastCards({ cards }: { cards: readonly KitchenCard[] }) {
  const { locale, translate } = useLanguage();
  const answered = cards.flatMap((card) =>
    card.answer === null ? [] : [{ ...card, answer: card.answer }],
  );
  if (answered.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <section aria-labelledby="past-cards" className="flex flex-col gap-3">
      <h2 id="past-cards" className="text-title">
        {translate("report.cards")}
      </h2>
      <ul className="flex flex-col gap-3">
        {answered.map(({ id, week, skill, ask, answer }) => (
          <li key={id} className="rounded-card border border-hairline bg-surface p-4">
            <p className="flex flex-wrap items-start justify-between gap-2 text-small text-quiet">
              <span>
                {translate("report.weekOf", { date: date.format(new Date(week)) })} ·{" "}
                {skill[locale]}
              </span>
              <Badge tone={answer === "explained" ? "right" : "plain"}>
                {translate(kitchenAnswerWords[answer])}
              </Badge>
            </p>
            <p className="max-w-text">{translate("kitchen.quoted", { words: ask[locale] })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
