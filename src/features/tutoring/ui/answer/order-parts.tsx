import { ArrowDown, ArrowUp } from "lucide-react";
import { useId, useState } from "react";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Interaction } from "#tutor/items/interaction.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type DraftOf, moved } from "./draft-answer.ts";

type OrderPartsProps = {
  interaction: Extract<Interaction, { kind: "order" }>;
  locale: Locale;
  draft: DraftOf<"order">;
  onDraft: (draft: DraftOf<"order">) => void;
};

/** Parts that are moved up and down by two buttons each, which keep the focus as they move. */
export function OrderParts({ interaction, locale, draft, onDraft }: OrderPartsProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [news, setNews] = useState("");
  const texts = new Map(interaction.parts.map(({ name, text }) => [name, text[locale]]));

  function move(from: number, by: number): void {
    const order = moved(draft.order, from, by);
    if (order === draft.order) return;
    onDraft({ kind: "order", order });
    const part = plainMaths(texts.get(draft.order[from] ?? "") ?? "");
    setNews(translate("answer.moved", { part, place: from + by + 1 }));
  }

  return (
    <div>
      <p id={titleId} className="mb-2 text-small font-semibold text-quiet">
        {translate("answer.order")}
      </p>
      <ol aria-labelledby={titleId} className="flex flex-col gap-2" lang={locale}>
        {draft.order.map((name, place) => {
          const text = texts.get(name) ?? "";
          const part = plainMaths(text);
          return (
            <li
              key={name}
              className="flex items-center gap-2 rounded-control border border-edge bg-surface py-1 pr-1 pl-3"
            >
              <span className="w-5 shrink-0 font-semibold text-quiet tabular-nums">
                {place + 1}
              </span>
              <span className="min-w-0 grow break-words whitespace-pre-wrap">
                <RichLine text={text} />
              </span>
              <IconButton
                label={translate("answer.up", { part })}
                icon={<ArrowUp />}
                aria-disabled={place === 0 || undefined}
                onClick={() => move(place, -1)}
              />
              <IconButton
                label={translate("answer.down", { part })}
                icon={<ArrowDown />}
                aria-disabled={place === draft.order.length - 1 || undefined}
                onClick={() => move(place, 1)}
              />
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}
