import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";

export type Limits = {
  /** Counts one call under this key; throws rate_limited with the seconds to wait when there were too many. */
  count(limit: RateLimit, key: string): Promise<void>;
  /** Counts one occasion under this key, and says whether there were few enough. */
  allows(limit: RateLimit, key: string): Promise<boolean>;
  /** Takes one occasion back that turned out to be harmless. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  /** Forgets all that was counted under this key: the next call begins a window. */
  reset(limit: RateLimit, key: string): Promise<void>;
};

/**
 * Limits counted in the database, so they hold over restarts and over several programs; those of pace in memory.
 * Each is one statement that counts and reads at once (insert … on conflict do update … returning), so calls at
 * the same moment cannot all read the same number. A window begins with its first call.
 */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>();

  function limiterFor(limit: RateLimit): RateLimiterPostgres | RateLimiterMemory {
    const known = limiters.get(limit.name);
    if (known) return known;
    const rule = { keyPrefix: limit.name, points: limit.points, duration: limit.windowSeconds };
    const limiter =
      limit.kept === "memory"
        ? new RateLimiterMemory(rule)
        : new RateLimiterPostgres({
            ...rule,
            storeClient: pool,
            tableName: "rate_limits",
            tableCreated: true,
            // A job of ours does it, once for all counters.
            clearExpiredByTimeout: false,
          });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  /** The milliseconds to wait where there were too many; null where there were not. */
  async function excess(limit: RateLimit, key: string): Promise<number | null> {
    try {
      await limiterFor(limit).consume(key);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  }

  return {
    async count(limit, key) {
      const wait = await excess(limit, key);
      if (wait === null) return;
      throw new AppError("rate_limited", {
        data: { seconds: Math.max(1, Math.ceil(wait / 1000)) },
      });
    },
    async allows(limit, key) {
      return (await excess(limit, key)) === null;
    },
    async giveBack(limit, key) {
      await limiterFor(limit).reward(key, 1);
    },
    async reset(limit, key) {
      await limiterFor(limit).delete(key);
    },
  };
}
