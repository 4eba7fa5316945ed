/**
 * Lays the page anew where a part of it could not be loaded at first and can be fetched by now: browsers remember that a
 * module failed, and never ask for it again on the same page (HTML, "fetch a single module script"). Where it still cannot
 * be fetched, or the failure names no part of ours, nothing happens; else this never comes back.
 */
export async function startAnewIfBack(failure: unknown): Promise<void> {
  const named = failure instanceof Error ? /https?:\/\/\S+/.exec(failure.message)?.[0] : undefined;
  if (named === undefined || !URL.canParse(named)) return;
  const part = new URL(named);
  if (part.origin !== location.origin) return;
  const answer = await fetch(part).catch(() => null);
  if (!answer?.ok) return;
  location.reload();
  await new Promise(() => undefined);
}
