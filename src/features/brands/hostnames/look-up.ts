import { Resolver } from "node:dns/promises";
import { second } from "#shared/constants.ts";
import type {
  AcademyPlace,
  RecordState,
  RecordType,
  WantedRecord,
} from "../rules/hostname-records.ts";

/** A record that was looked for. */
export type SeenRecord = WantedRecord & { state: RecordState; found: string[] };

/** Looks records up as the world sees them. */
export type LookUp = (wanted: readonly WantedRecord[]) => Promise<SeenRecord[]>;

/** Whoever waits for an answer looks at a page. */
const patience = { timeout: 2 * second, tries: 2 } as const;

/** The name is there without such a record, or there is no such name. */
const nothing = new Set(["ENODATA", "ENOTFOUND"]);

/** Looks up at the DNS server of `address`, "192.0.2.1:5353", or at those of the machine. */
export function createLookUp(address: string | null): LookUp {
  return async (wanted) => {
    const resolver = new Resolver(patience);
    if (address !== null) resolver.setServers([address]);
    const asked = new Map<string, Promise<string[] | null>>();
    /** Each name is asked for once, however many of its values are wanted. */
    const ask = (type: RecordType, name: string) => {
      const key = `${type} ${name}`;
      const answer = asked.get(key) ?? read(resolver, type, name);
      asked.set(key, answer);
      return answer;
    };
    return Promise.all(
      wanted.map(async (record) => {
        const found = await ask(record.type, record.name);
        return { ...record, state: stateOf(record, found), found: found ?? [] };
      }),
    );
  };
}

/** Where a hostname leads: whether to us, and the addresses that were found and are not ours. */
export type Leads = { state: RecordState; strange: string[] };

/**
 * Where a hostname leads: by an alias of ours, or by addresses that are all ours. One address that is another's leads
 * visitors elsewhere, whatever else cannot be known: a name server may answer one question and keep silent on the next.
 * Ours are those that were set, and those of the main domain; while those are not known nothing is said of others.
 */
export async function lookWhereItLeads(
  address: string | null,
  hostname: string,
  { mainHost, addresses }: AcademyPlace,
): Promise<Leads> {
  const resolver = new Resolver(patience);
  if (address !== null) resolver.setServers([address]);
  const [alias, there, home] = await Promise.all([
    read(resolver, "CNAME", hostname),
    readAddresses(resolver, hostname),
    readAddresses(resolver, mainHost),
  ]);
  const ours = new Set([...addresses, ...home.known].map(normalAddress));
  const strange = there.known.filter((one) => !ours.has(normalAddress(one)));
  if (strange.length > 0) {
    return home.isWhole ? { state: "wrong", strange } : { state: "unchecked", strange: [] };
  }
  const state = withoutStrange(alias, there, mainHost);
  // Whoever cannot see our own domain sees nothing: that is no fault of the name's.
  return { state: state === "unreachable" && !home.isWhole ? "unchecked" : state, strange };
}

type Addresses = { known: string[]; isWhole: boolean };

/** Where a name leads of which no address is another's. */
function withoutStrange(
  alias: string[] | null,
  { known, isWhole }: Addresses,
  mainHost: string,
): RecordState {
  if (known.length === 0 && alias?.includes(mainHost)) return "found";
  if (!isWhole) return "unreachable";
  if (known.length > 0) return "found";
  if (alias === null) return "unreachable";
  return alias.length === 0 ? "missing" : "wrong";
}

/** All addresses of a name that can be known now, and whether those are all. */
async function readAddresses(resolver: Resolver, name: string): Promise<Addresses> {
  const [short, long] = await Promise.all([
    read(resolver, "A", name),
    read(resolver, "AAAA", name),
  ]);
  return { known: [...(short ?? []), ...(long ?? [])], isWhole: short !== null && long !== null };
}

/** What stands in the DNS; null where it cannot be known now. */
async function read(resolver: Resolver, type: RecordType, name: string): Promise<string[] | null> {
  try {
    if (type === "TXT") return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    if (type === "CNAME") return (await resolver.resolveCname(name)).map(lowered);
    return await (type === "A" ? resolver.resolve4(name) : resolver.resolve6(name));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return nothing.has(code) ? [] : null;
  }
}

function lowered(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}

function stateOf({ type, value }: WantedRecord, found: readonly string[] | null): RecordState {
  if (found === null) return "unreachable";
  if (found.length === 0) return "missing";
  return found.some((one) => isSame(type, one, value)) ? "found" : "wrong";
}

/** Two addresses of IPv6 may be written differently. */
function isSame(type: RecordType, one: string, other: string): boolean {
  if (type !== "AAAA") return one === other;
  return normalAddress(one) === normalAddress(other);
}

function normalAddress(address: string): string {
  return address.includes(":") ? new URL(`http://[${address}]`).host : address;
}
