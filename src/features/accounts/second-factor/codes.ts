import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { site } from "#shared/site.ts";

/** How many codes there are for when the app is not at hand. */
export const recoveryCodeCount = 10;

/** Without what is mistaken for another: 31 characters, so a code has 79 bits. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 4;

/** New recovery codes, in groups to be read off and typed. */
export function makeRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, group).join("-"),
  );
}

/** A code as it is compared, however it was typed. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toLowerCase();
}

/** A new secret for an app, in base 32, as apps take it. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from the picture: whose code it is, and the secret. */
export function setUpAddress(secret: string, account: string): string {
  return new TOTP({ ...settings, issuer: site.name, label: account, secret }).toString();
}

/** What all apps know: RFC 6238 with six digits, thirty seconds and SHA-1. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/**
 * The step of time that a code of an app belongs to; null where it is none of now. A step before and after are taken as
 * well, for clocks that differ.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const shift = TOTP.validate({
    ...settings,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: 1,
  });
  if (shift === null) return null;
  return TOTP.counter({ period: settings.period, timestamp }) + shift;
}
