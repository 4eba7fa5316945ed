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
  | "ctm"
  | "stv"
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
  | "inv"
  | "pay"
  | "fam"
  | "com"
  | "ent"
  | "txn"
  | "run"
  | "out"
  | "cur";

/** The millisecond of the latest id, and how many had it before. */
let latest = { time: 0, count: 0 };

/**
 * A new id: prefix, underscore, 10 characters of time (milliseconds), 2 that count the ids of that millisecond and 14
 * random ones in Crockford's base 32, so ids of one process sort by age and cannot be guessed (70 random bits). After
 * the monotonic ULIDs of its specification, which count in the random part.
 */
export function createId(prefix: IdPrefix, now: number = Date.now()): string {
  latest = { time: now, count: latest.time === now ? latest.count + 1 : 0 };
  let random = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(14))) random += alphabet[byte % 32];
  return `${prefix}_${written(now, 10)}${written(Math.min(latest.count, 1023), 2)}${random}`;
}

/** A whole number in so many characters. */
function written(number: number, length: number): string {
  let text = "";
  for (let rest = number; text.length < length; rest = Math.floor(rest / 32)) {
    text = (alphabet[rest % 32] ?? "0") + text;
  }
  return text;
}
