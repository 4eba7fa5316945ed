import autocannon from "autocannon";
import { sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import {
  type BenchOptions,
  type Figures,
  figure,
  median,
  percentile,
  pinTo,
} from "./support/measure.ts";
import { startServer } from "./support/processes.ts";
import { openThrowAwayDatabase, type ThrowAwayDatabase } from "./support/throw-away-database.ts";

const loadCore = 1;
const referralCode = "FAROBENCH";
const subjects = ["batches", "single"] as const;
type Subject = (typeof subjects)[number];

/**
 * Visits of affiliates' links, each of another visitor at another address, over HTTP and each answered once it is
 * certain to stay: in batches with every rule, against the same program with a bare insert for each, both on one
 * database and in turn.
 */
export async function benchClicks({ isSmall }: BenchOptions): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const database = await openThrowAwayDatabase(2);
  const figures: Figures = {};
  try {
    await makeAffiliate(database);
    const [batches, single] = await Promise.all(
      subjects.map((subject) =>
        startServer("limits/count-clicks.ts", { DATABASE_URL: database.url, CLICKS: subject }),
      ),
    );
    if (!batches || !single) throw new Error("no server");
    const origins: Record<Subject, string> = { batches: batches.origin, single: single.origin };
    try {
      for (const connections of [20, 200]) {
        Object.assign(figures, await measure(database, origins, connections, isSmall ? 1 : 4));
      }
    } finally {
      batches.stop();
      single.stop();
    }
    return figures;
  } finally {
    await database.end();
  }
}

const rounds = 5;

async function measure(
  database: ThrowAwayDatabase,
  origins: Record<Subject, string>,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const rate: Record<Subject, number[]> = { batches: [], single: [] };
  const slow: Record<Subject, number[]> = { batches: [], single: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const subject of subjects) {
      const before = await countStored(database);
      // The first round warms up and is not counted.
      const result = await report(origins[subject], connections, round === 0 ? 1 : seconds);
      if (result.non2xx + result.errors > 0) {
        throw new Error(`${subject}: not every visit was answered with 200`);
      }
      // What was under way when the time was up may be stored as well.
      const stored = (await countStored(database)) - before;
      if (stored < result.requests.total) {
        throw new Error(`${subject}: ${result.requests.total} answered, ${stored} stored`);
      }
      if (round === 0) continue;
      rate[subject].push(result.requests.total / result.duration);
      slow[subject].push(result.latency.p99);
    }
  }
  const what = "one insert a visit";
  const versus = (values: Record<Subject, number[]>, of = median) => ({
    what,
    value: of(values.single),
  });
  const worst = (values: readonly number[]) => percentile(values, 1);
  return {
    [`visits answered, ${connections} connections`]: figure(
      median(rate.batches),
      "/s",
      versus(rate),
    ),
    [`99th percentile of an answer, ${connections} connections, worst round`]: figure(
      worst(slow.batches),
      "ms",
      versus(slow, worst),
    ),
  };
}

async function countStored({ db }: ThrowAwayDatabase): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from affiliate_clicks`);
  return Number(rows[0]?.n);
}

function report(origin: string, connections: number, duration: number) {
  return autocannon({
    url: origin + affiliatesContract.trackClick.path,
    connections,
    duration,
    method: "POST",
    requests: [
      {
        setupRequest(request) {
          const visitor = randomBytes(12).toString("hex");
          const [a, b, c] = randomBytes(3);
          return {
            ...request,
            headers: {
              ...request.headers,
              "content-type": "application/json",
              "user-agent":
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
              "x-forwarded-for": `10.${a}.${b}.${c}`,
            },
            body: `{"referral_code":"${referralCode}","visitor_id":"visitor_${visitor}","session_id":"session_${visitor}","referrer":"https://blog.example/post","landing_url":"/pricing","utm_source":"blog"}`,
          };
        },
      },
    ],
  });
}

async function makeAffiliate({ db }: ThrowAwayDatabase): Promise<void> {
  const email = "marta@example.org";
  const userId = "prf_bench";
  await db.insert(profiles).values({ id: userId, email, fullName: "Marta Gil", role: "affiliate" });
  await db.insert(affiliates).values({
    id: "aff_bench",
    userId,
    referralCode,
    firstName: "Marta",
    lastName: "Gil",
    email,
    status: "active",
  });
}
