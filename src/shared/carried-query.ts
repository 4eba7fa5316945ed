/** The parameters of an address that say how a visitor came; they go with the visitor (T-09). */
const carried = /^(ref|utm_(source|medium|campaign|content|term))$/i;

/** What of an address's query goes with the visitor, under the names that our pages read. */
export function carriedQuery(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of query)
    if (carried.test(name) && value !== "") kept.append(name.toLowerCase(), value);
  return kept;
}

/** The code of a referral link in an address's query, however its parameter is written; null where there is none. */
export function referralCodeIn(query: URLSearchParams): string | null {
  return carriedQuery(query).get("ref");
}

/** Takes the code of a referral link out of an address, however its parameter is written. */
export function withoutReferralCode(url: URL): URL {
  const rest = new URL(url);
  for (const name of new Set(url.searchParams.keys()))
    if (name.toLowerCase() === "ref") rest.searchParams.delete(name);
  return rest;
}

/** An address, path and query, without what says how the visitor came; unchanged where it says nothing of it. */
export function withoutCarried(address: string): string {
  const { path, query } = parted(address);
  const names = [...new Set(query.keys())].filter((name) => carried.test(name));
  if (names.length === 0) return address;
  for (const name of names) query.delete(name);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** An address with `added` behind what its query has; a name that it has already stays as it is there. */
export function withQuery(address: string, added: URLSearchParams): string {
  const { path, query } = parted(address);
  const more = [...added].filter(([name]) => !query.has(name));
  if (more.length === 0) return address;
  for (const [name, value] of more) query.append(name, value);
  return `${path}?${query}`;
}

function parted(address: string): { path: string; query: URLSearchParams } {
  const at = address.indexOf("?");
  if (at < 0) return { path: address, query: new URLSearchParams() };
  return { path: address.slice(0, at), query: new URLSearchParams(address.slice(at + 1)) };
}
