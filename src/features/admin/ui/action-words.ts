import type { Translate } from "#shared/messages/translator.ts";
import { knownActions } from "../rules.ts";

/** What an action of the audit trail is called; its own name where a program of another version wrote it. */
export function actionWords(translate: Translate, action: string): string {
  const known = knownActions.find((candidate) => candidate === action);
  return known === undefined ? action : translate(`admin.action.${known}`);
}
