import { sql } from "drizzle-orm";
import type { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import type { Call } from "#shared/contract.ts";
import { parentsContract } from "../contract/parents.ts";
import { makeParent, parentForm } from "./parent.fixture.ts";

const { signUpParent, signInParent, resendParentVerification, sendForgotCredentialsEmail } =
  parentsContract;

let academy: TestAcademy;
let known: { email: string };
let unverified: { email: string };

beforeAll(async () => {
  academy = await startTestAcademy({
    // Passwords cost here what they cost in life: that work is part of what must not tell.
    environment: { ACCOUNT_ANSWERS: "neutral", ENVIRONMENT: "production" },
  });
  const parent = await makeParent(academy);
  const { account } = await makeStudent(academy);
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: account.id });
  known = parent;
  unverified = await makeParent(academy, { verified: false });
});
afterAll(() => academy.close());

/** Pairs of samples before the first look, and at most. More are taken only where noise hides the answer. */
const pairsAtFirst = 60;
const pairsAtMost = 360;

let strangers = 0;

function stranger(): string {
  return `stranger.${strangers++}@example.com`;
}

async function timeOf<I extends z.ZodType>(call: Call<I>, input: z.input<I>): Promise<number> {
  const body = JSON.stringify(input);
  const start = performance.now();
  const response = await fetch(academy.origin + call.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  await response.arrayBuffer();
  const time = performance.now() - start;
  expect(response.status).not.toBe(429);
  // What follows an answer is over before the next one is timed.
  await new Promise((resolve) => setTimeout(resolve, 40));
  await academy.database.db.execute(sql`delete from rate_limits`);
  return time;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

type Timed = {
  doing: string;
  /** The address for which there is most to do. */
  address: () => string;
  timeFor: (email: string) => Promise<number>;
};

const timed: Timed[] = [
  {
    doing: "signing in",
    address: () => known.email,
    timeFor: (email) => timeOf(signInParent, { email, password: "not the password" }),
  },
  {
    doing: "signing up",
    address: () => known.email,
    timeFor: (email) => timeOf(signUpParent, parentForm({ email })),
  },
  {
    doing: "asking for the verification again",
    address: () => unverified.email,
    timeFor: (parentEmail) => timeOf(resendParentVerification, { parentEmail }),
  },
  {
    doing: "asking for the children's sign-ins",
    address: () => known.email,
    timeFor: (parentEmail) => timeOf(sendForgotCredentialsEmail, { parentEmail }),
  },
];

test.each(timed)(
  "with neutral answers the time of $doing does not tell a known address from an unknown: medians within 10 per cent",
  { timeout: 90_000 },
  async ({ address, timeFor }) => {
    const email = address();
    for (let i = 0; i < 10; i++) {
      await timeFor(email);
      await timeFor(stranger());
    }
    const times = { known: [] as number[], unknown: [] as number[] };
    let ratio = 0;
    for (let pair = 1; pair <= pairsAtMost; pair++) {
      // Interleaved, each first as often as second, so that a busy moment weighs on both.
      if (pair % 2) times.known.push(await timeFor(email));
      times.unknown.push(await timeFor(stranger()));
      if (pair % 2 === 0) times.known.push(await timeFor(email));
      if (pair < pairsAtFirst || pair % 20) continue;
      ratio = median(times.known) / median(times.unknown);
      if (Math.abs(ratio - 1) <= 0.1) break;
    }
    expect(ratio).toBeGreaterThanOrEqual(0.9);
    expect(ratio).toBeLessThanOrEqual(1.1);
  },
);
