import { locales } from "#shared/locale.ts";
import { createGate } from "../../gate/gate.ts";
import { typedGuard } from "../../subjects/guards.ts";
import type { ExpressionItem } from "../../item.ts";

/** Feedback and hints before the last that the firewall stops, in the order they are said. */
export function stoppedByGate(item: ExpressionItem): string[] {
  const stopped: string[] = [];
  for (const locale of locales) {
    const allowed = [item.prompt[locale]];
    for (const text of [
      ...item.misconceptions.map((wrong) => wrong.feedback),
      ...item.hints.slice(0, -1),
    ]) {
      const gate = createGate({
        guard: typedGuard,
        key: item.key,
        allowed,
        plan: text[locale],
        earlier: [],
        locale,
        wordsMax: 100,
      });
      const verdict = gate.push(text[locale]).stopped ?? gate.end().stopped;
      if (verdict) stopped.push(`${verdict.reason}, key ${item.key.expression}: ${text[locale]}`);
      allowed.push(text[locale]);
    }
  }
  return stopped;
}
