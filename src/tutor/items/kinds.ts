import type { InteractionItem } from "../item.ts";
import type { InteractionKind } from "./interaction.ts";
import type { ItemKind } from "./kind.ts";
import { code } from "./kinds/code.ts";
import { choice } from "./kinds/choice.ts";
import { lines } from "./kinds/lines.ts";
import { match } from "./kinds/match.ts";
import { order } from "./kinds/order.ts";
import { words } from "./kinds/words.ts";

const kinds: { readonly [Kind in InteractionKind]: ItemKind<Kind> } = {
  choice,
  order,
  match,
  words,
  lines,
  code,
};

/** What reads, marks and says answers to an item. */
export function kindOf(item: InteractionItem): ItemKind {
  return kinds[item.interaction.kind];
}
