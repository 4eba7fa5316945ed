import { hostnameParts, proofLabel } from "./hostname.ts";

export const recordTypes = ["TXT", "CNAME", "A", "AAAA"] as const;

export type RecordType = (typeof recordTypes)[number];

/** A record that the affiliate sets where their domain's DNS is kept. */
export type WantedRecord = {
  type: RecordType;
  /** The whole name: "_faro.tutor.acme.com". */
  name: string;
  /** The same as most forms ask for it, without the domain: "_faro.tutor"; "@" for the domain itself. */
  relativeName: string;
  value: string;
};

/** What a record is found to be: the values that stand there, or why nothing is known. */
export const recordStates = ["unchecked", "found", "missing", "wrong", "unreachable"] as const;

export type RecordState = (typeof recordStates)[number];

/** Where an academy is reached: what records lead to. */
export type AcademyPlace = {
  /** Its main domain. */
  mainHost: string;
  /** Its addresses; a bare domain can lead to nothing else (RFC 1034, 3.6.2). */
  addresses: readonly string[];
};

/** What a proof says. */
export function proofValue(token: string): string {
  return `faro-proof=${token}`;
}

/** The records of a hostname: the proof first, then what leads to the academy. */
export function wantedRecords(
  { hostname, token }: { hostname: string; token: string },
  { mainHost, addresses }: AcademyPlace,
): WantedRecord[] {
  const { domain = hostname, below = "" } = hostnameParts(hostname) ?? {};
  const relative = (name: string) =>
    name === domain ? "@" : name.slice(0, name.length - domain.length - 1);
  const record = (type: RecordType, name: string, value: string): WantedRecord => ({
    type,
    name,
    relativeName: relative(name),
    value,
  });
  const proof = record("TXT", `${proofLabel}.${hostname}`, proofValue(token));
  if (below !== "") return [proof, record("CNAME", hostname, mainHost)];
  return [proof, ...addresses.map((address) => record(typeOf(address), hostname, address))];
}

function typeOf(address: string): RecordType {
  return address.includes(":") ? "AAAA" : "A";
}

/** Whether a hostname is a domain itself, which cannot be an alias of ours. */
export function isBare(hostname: string): boolean {
  return hostnameParts(hostname)?.below === "";
}
