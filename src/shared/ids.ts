const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** What kind of thing an id names; the prefix stands in the id itself. */
export type IdPrefix =
  | "prf"
  | "par"
  | "aff"
  | "brd"
  | "clk"
  | "ses"
  | "chat"
  | "msg"
  | "att"
  | "cre"
  | "crq"
  | "eml"
  | "cns"
  | "adt"
  | "chl"
  | "cert"
  | "rul"
  | "req"
  | "ntc"
  | "crd"
  | "err"
  | "alr"
  | "acc"
  | "inv";

/**
 * A new id: prefix, underscore, 10 characters of time (milliseconds) and 16 random ones in Crockford's
 * base 32, so ids sort by age and cannot be guessed (80 random bits). After the ULID specification.
 */
export function createId(prefix: IdPrefix, now: number = Date.now()): string {
  let time = "";
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) {
    time = (alphabet[rest % 32] ?? "0") + time;
  }
  let random = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) random += alphabet[byte % 32];
  return `${prefix}_${time}${random}`;
}
