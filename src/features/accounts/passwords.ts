import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { Settings } from "#platform/settings.ts";
import { AppError } from "#shared/errors.ts";
import { isLegacyHash, matchesLegacyHash } from "./legacy-passwords.ts";

/** Argon2id's price: memory in KiB and passes over it, in one lane. */
type Cost = { memoryCost: number; timeCost: number; parallelism: 1 };

/** 19 MiB and two passes: OWASP Password Storage Cheat Sheet, the set for argon2id with one lane. */
const fullCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Tests sign in hundreds of times; what they prove does not depend on the price. */
const testCost: Cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashing runs on Node's four worker threads; one stays free for files and name look-ups. */
const hashesAtOnce = Math.min(3, Math.max(1, availableParallelism()));

/** More than this cannot be answered before the browser gives up, so it is refused at once. */
const waitingMax = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs one hash when its turn comes, so that a rush of sign-ins takes a bounded amount of memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < hashesAtOnce) running++;
  else {
    if (waiting.length >= waitingMax) throw new AppError("unavailable");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function costFor(environment: Settings["environment"]): Cost {
  return environment === "test" ? testCost : fullCost;
}

/** The argon2id hash of a password in PHC format, cheap in the test environment alone. Throws `unavailable` under a rush. */
export function hashPassword(
  password: string,
  environment: Settings["environment"],
): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), costFor(environment)));
}

/**
 * Whether the password is the one that was hashed. Without a stored hash it works as long and says no, so the
 * time does not tell whether an account exists. Throws `unavailable` under a rush.
 */
export function verifyPassword(
  storedHash: string | null,
  password: string,
  environment: Settings["environment"],
): Promise<boolean> {
  const against = storedHash ?? hashOfNothing(costFor(environment));
  return inTurn(() => verify(against, password.normalize("NFC")));
}

/** What checking a password against a stored hash gives. */
export type PasswordCheck = {
  matches: boolean;
  /** The hash to store in place of an imported one that has just been proved right; else null. */
  upgrade: string | null;
};

/**
 * Checks a password against a stored hash of ours or an imported SHA-256 one, after the work of one argon2id
 * hash in every case. A hash that nothing here can check (none, damaged, or imported without
 * LEGACY_PASSWORD_SALT) matches no password: `canCheck` tells. Throws `unavailable` under a rush.
 */
export async function checkPassword(
  stored: string | null,
  password: string,
  settings: Pick<Settings, "environment" | "legacyPasswordSalt">,
): Promise<PasswordCheck> {
  const { environment, legacyPasswordSalt: salt } = settings;
  if (stored === null || !isLegacyHash(stored)) {
    const known = canCheck(stored, settings) ? stored : null;
    return { matches: await verifyPassword(known, password, environment), upgrade: null };
  }
  const matches = salt !== null && matchesLegacyHash(stored, password, salt);
  const upgrade = await hashPassword(password, environment);
  return { matches, upgrade: matches ? upgrade : null };
}

/** Whether any password could match a stored hash. */
export function canCheck(
  stored: string | null,
  settings: Pick<Settings, "legacyPasswordSalt">,
): stored is string {
  if (stored === null) return false;
  return (
    stored.startsWith("$argon2") || (isLegacyHash(stored) && settings.legacyPasswordSalt !== null)
  );
}

/** A well-formed hash that no password has, made without the work of hashing. */
function hashOfNothing(cost: Cost): string {
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomPart(16)}$${randomPart(32)}`;
}

function randomPart(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "");
}
