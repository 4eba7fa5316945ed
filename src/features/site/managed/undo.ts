import type { RequestContext } from "#platform/http/request-context.ts";
import type { ChangeView } from "../contract.ts";
import { findChange, readKind, writeChange } from "./versions.ts";

/**
 * Puts back what stood before a change: a change of its own, so that it can be undone too. Where that stands already nothing
 * is written. Throws not_found.
 */
export async function undoChange(
  context: RequestContext,
  { changeId }: { changeId: string },
): Promise<{ change: ChangeView }> {
  const id = await context.db.transaction(async (transaction) => {
    const { kind, key, before, isUndone } = await findChange(transaction, changeId);
    if (isUndone) return changeId;
    const madeOf = (await readKind(transaction, kind)).get(key)?.version ?? 0;
    return writeChange(transaction, context, { kind, key, madeOf, value: before ?? null });
  });
  return { change: await findChange(context.db, id) };
}
