import { clickSourceMs, clickSourceVisitorsMax } from "#shared/constants.ts";

/** A visit that was counted, and from where: `source` is an address and an affiliate, hashed. */
export type SourcedClick = { id: string; source: string; createdAt: Date };

/**
 * Tells many visitors at one address from one who invents them. What comes from one address for one affiliate within an
 * hour is believed up to a number of visitors; beyond it is one source, and counts once. In memory alone, so that nothing
 * of an address is stored; a program that starts again begins anew.
 */
export type SourceWatch = {
  /** Whether visits of this source are none of their own now. */
  isFlood(click: Pick<SourcedClick, "source" | "createdAt">): boolean;
  /** What of the visits that are about to be counted, and of those before them, does not count: all but the first of a source. */
  surplusOf(counted: readonly SourcedClick[]): string[];
  /** Remembers the visits: they are counted for good. */
  keep(counted: readonly SourcedClick[]): void;
};

/** Since when a source is watched, and the visits that were counted of it, the first one first. */
type Source = { since: number; ids: readonly string[] };

const sourcesMax = 50_000;

export function createSourceWatch(visitorsMax = clickSourceVisitorsMax): SourceWatch {
  /** The one that is watched for longest comes first. */
  const sources = new Map<string, Source>();

  function watched(key: string, now: number): Source | null {
    const found = sources.get(key);
    return found && now - found.since < clickSourceMs ? found : null;
  }

  function withClicks(key: string, clicks: readonly SourcedClick[]): Source {
    const now = clicks[0]?.createdAt.getTime() ?? 0;
    const before = watched(key, now) ?? { since: now, ids: [] };
    return { since: before.since, ids: [...before.ids, ...clicks.map(({ id }) => id)] };
  }

  function forgetOld(now: number): void {
    for (const [key, { since }] of sources) {
      if (sources.size <= sourcesMax && now - since < clickSourceMs) return;
      sources.delete(key);
    }
  }

  const bySource = (clicks: readonly SourcedClick[]) => Map.groupBy(clicks, ({ source }) => source);

  return {
    isFlood: ({ source, createdAt }) =>
      (watched(source, createdAt.getTime())?.ids.length ?? 0) > visitorsMax,
    surplusOf(counted) {
      return [...bySource(counted)].flatMap(([key, clicks]) => {
        const { ids } = withClicks(key, clicks);
        return ids.length > visitorsMax ? ids.slice(1) : [];
      });
    },
    keep(counted) {
      for (const [key, clicks] of bySource(counted)) {
        const source = withClicks(key, clicks);
        // A new time begins: it goes to the end.
        if (sources.get(key)?.since !== source.since) sources.delete(key);
        sources.set(key, source);
      }
      forgetOld(counted[0]?.createdAt.getTime() ?? 0);
    },
  };
}
