import fc from "fast-check";
import { expect, test } from "vitest";
import { attributed, clockSkewMs, isCreditable } from "./attribution.ts";
import { hour, minute, referralValidityMs } from "./constants.ts";

test("T-10 a visit may be credited for 720 hours, and none from the future", () => {
  const now = 2_000_000_000_000;
  const at = (timestamp: number) => isCreditable({ timestamp }, now);
  expect(at(now)).toBe(true);
  expect(at(now - 720 * hour + 1)).toBe(true);
  expect(at(now - 720 * hour)).toBe(false);
  expect(at(now + clockSkewMs)).toBe(true);
  expect(at(now + hour)).toBe(false);
});

type Click = { timestamp: number; code: string };

/** What happens to one student and their two devices: a link is followed, or they sign up or in. */
type Step = { device: "one" | "other"; at: number } & (
  | { what: "click"; code: string }
  | { what: "sign-in" }
);

const start = 1_700_000_000_000;

const steps = fc
  .array(
    fc.record({
      device: fc.constantFrom("one" as const, "other" as const),
      gap: fc.oneof(
        fc.integer({ min: 1, max: 3 * hour }),
        fc.integer({ min: 1, max: 40 * 24 * hour }),
        fc.constantFrom(referralValidityMs - minute, referralValidityMs),
      ),
      code: fc.option(fc.constantFrom("ANA", "BEN", "CLEO"), { nil: null, freq: 2 }),
    }),
    { maxLength: 25 },
  )
  .map((given): Step[] => {
    let at = start;
    return given.map(({ device, gap, code }) => {
      at += gap;
      return code === null ? { device, at, what: "sign-in" } : { device, at, what: "click", code };
    });
  });

/** The steps as browsers and the server take them: each asks the rule. */
function walk(given: readonly Step[]): { owners: string[] } {
  const kept: Record<Step["device"], Click | null> = { one: null, other: null };
  let owner: Click | null = null;
  const owners: string[] = [];
  for (const step of given) {
    const { device, at } = step;
    if (step.what === "click") {
      const standing = attributed(null, kept[device], at);
      kept[device] = attributed(standing, { timestamp: at, code: step.code }, at);
    } else {
      owner = attributed(owner, kept[device], at);
      if (owner) owners.push(owner.code);
    }
  }
  return { owners };
}

/**
 * The rule read from the whole story at once: of each device the clicks that begin a time of 720 hours in which no other
 * takes their place, and of all sign-ins the first that falls into such a time of its device.
 */
function ownerOf(given: readonly Step[]): string | null {
  const begins = (device: Step["device"]) =>
    given.reduce<Click[]>((found, step) => {
      if (step.what !== "click" || step.device !== device) return found;
      const last = found.at(-1);
      const isFree = !last || step.at >= last.timestamp + referralValidityMs;
      return isFree ? [...found, { timestamp: step.at, code: step.code }] : found;
    }, []);
  const times = { one: begins("one"), other: begins("other") };
  for (const step of given) {
    if (step.what !== "sign-in") continue;
    const covering = times[step.device].find(
      ({ timestamp }) => timestamp <= step.at && step.at < timestamp + referralValidityMs,
    );
    if (covering) return covering.code;
  }
  return null;
}

test("C-12 T-10 in whatever order links are followed and signed in by on two devices, a student has one owner at most, the one of the rule", () => {
  fc.assert(
    fc.property(steps, (given) => {
      const { owners } = walk(given);
      expect(new Set(owners).size).toBeLessThanOrEqual(1);
      expect(owners[0] ?? null).toBe(ownerOf(given));
    }),
    { numRuns: 2000 },
  );
});

test("C-12 whoever is first stays, and what comes later or too late changes nothing", () => {
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const { owners } = walk(before);
      fc.pre(owners.length > 0);
      const passed = (before.at(-1)?.at ?? start) - start;
      const later = after.map((step) => ({ ...step, at: step.at + passed }));
      expect(new Set(walk([...before, ...later]).owners)).toEqual(new Set(owners));
    }),
  );
});
