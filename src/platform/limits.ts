import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";

export type Limits = {
  /** Counts one call under this key; throws rate_limited with the seconds to wait when there were too many. */
  count(limit: RateLimit, key: string): Promise<void>;
};

/** Limits counted in the database, so they hold over restarts and over several programs; those of pace in memory. */
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
          });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    async count(limit, key) {
      try {
        await limiterFor(limit).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new AppError("rate_limited", { data: { seconds } });
      }
    },
  };
}
