import type { Page } from "playwright-core";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expressionOf, isInteractionItem, type Item, type Misconception } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import type { Given, Interaction } from "#tutor/items/interaction.ts";
import { answered, sayToTutor } from "./student-page.ts";

/** Answers the open item on its card as a student would, or by typing where it is mathematics; waits for the tutor. */
export async function answerItem(
  page: Page,
  locale: Locale,
  item: Item,
  isRight: boolean,
): Promise<void> {
  if (!isInteractionItem(item)) {
    const unit = "policy" in item.key ? (item.key.policy.unit ?? "") : "";
    return sayToTutor(page, locale, isRight ? `${expressionOf(item)} ${unit}`.trim() : "987654");
  }
  const right = givenOfKey(item.key, locale);
  await putTogether(page, locale, item, isRight ? right : wrongOf(item, right));
  const check = page.getByRole("button", { name: translators[locale]("answer.check") });
  await answered(page, () => check.click());
}

/** A wrong idea that an answer to this item shows, and what the tutor says to it. */
export function knownMistakeOf(item: Item): Misconception {
  const found = item.misconceptions.find(({ answer, signs = [] }) =>
    isInteractionItem(item)
      ? signs.some((sign) => sign.kind !== "code" || sign.program !== undefined)
      : answer !== "",
  );
  if (!found) throw new Error(`${item.id} knows no wrong idea`);
  return found;
}

/** Answers the open item as somebody with this wrong idea would; waits for the tutor. */
export async function answerWrongly(
  page: Page,
  locale: Locale,
  item: Item,
  { answer, signs = [] }: Misconception,
): Promise<void> {
  if (!isInteractionItem(item)) {
    const unit = "policy" in item.key ? (item.key.policy.unit ?? "") : "";
    return sayToTutor(page, locale, `${answer} ${unit}`.trim());
  }
  const sign = signs.find((each) => each.kind !== "code" || each.program !== undefined);
  if (!sign) throw new Error(`${item.id} shows no wrong idea`);
  await putTogether(page, locale, item, givenOfSign(sign, item.key, locale));
  const check = page.getByRole("button", { name: translators[locale]("answer.check") });
  await answered(page, () => check.click());
}

/** Some answer that is not right. */
function wrongOf({ interaction }: Extract<Item, object>, right: Given): Given {
  if (!interaction) return right;
  switch (right.kind) {
    case "choice": {
      const options = interaction.kind === "choice" ? interaction.options : [];
      const other = options.find(({ name }) => !right.picked.includes(name));
      return { kind: "choice", picked: [other?.name ?? ""] };
    }
    case "order":
      // As the parts are shown nothing is sent.
      return { kind: "order", order: otherOrder(interaction, right.order) };
    case "match": {
      const [first = ""] = Object.values(right.pairs);
      return {
        kind: "match",
        pairs: Object.fromEntries(Object.keys(right.pairs).map((left) => [left, first])),
      };
    }
    case "words":
      return { kind: "words", text: "qqq" };
    case "lines":
      return { kind: "lines", lines: [right.lines.includes(1) ? 2 : 1] };
    case "code":
      return { ...right, program: "1 + 1" };
  }
}

/** An order that is neither the right one nor the one that is shown. */
function otherOrder(interaction: Interaction, right: readonly string[]): readonly string[] {
  const shown = interaction.kind === "order" ? interaction.parts.map(({ name }) => name) : [];
  const backwards = right.toReversed();
  const [first = "", ...rest] = right;
  return backwards.join() === shown.join() ? [...rest, first] : backwards;
}

async function putTogether(page: Page, locale: Locale, item: Item, given: Given): Promise<void> {
  const words = translators[locale];
  const tray = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: words("answer.check") }) });
  const { interaction } = item;
  if (!interaction) return;
  switch (given.kind) {
    case "choice": {
      const options = interaction.kind === "choice" ? interaction.options : [];
      for (const [place, { name }] of options.entries()) {
        const box = tray.locator("label input").nth(place);
        if (given.picked.includes(name) !== (await box.isChecked())) await box.click();
      }
      return;
    }
    case "lines": {
      const boxes = tray.locator("label input");
      for (let at = 0; at < (await boxes.count()); at++) {
        const isWanted = given.lines.includes(at + 1);
        const box = boxes.nth(at);
        const isRadio = (await box.getAttribute("type")) === "radio";
        if (isWanted !== (await box.isChecked()) && (isWanted || !isRadio)) await box.click();
      }
      return;
    }
    case "code":
      await tray.getByRole("textbox").fill(given.program);
      return;
    case "words":
      await tray.getByRole("textbox").fill(given.text);
      return;
    case "match":
      for (const [place, { name }] of (interaction.kind === "match"
        ? interaction.left
        : []
      ).entries())
        await tray
          .locator("select")
          .nth(place)
          .selectOption(given.pairs[name] ?? "");
      return;
    case "order": {
      const parts = interaction.kind === "order" ? interaction.parts : [];
      const textOf = (name: string) =>
        plainMaths(parts.find((part) => part.name === name)?.text[locale] ?? "");
      for (const [place, name] of given.order.entries()) {
        const up = page.getByRole("button", {
          name: words("answer.up", { part: textOf(name) }),
          exact: true,
        });
        const row = tray.locator("li").filter({ has: up });
        while (Number(await row.locator("span").first().textContent()) > place + 1)
          await up.click();
      }
    }
  }
}
