import { brandParameter } from "#shared/brand-look.ts";
import { carriedQuery } from "#shared/carried-query.ts";

/**
 * Where Get Started leads: to the sign-up with the brand's code, on the page's own host. On the main domain the address
 * names the brand, `named`; a host of a partner's says it by itself, and then it is null. A visitor who came by a link with a code of its own
 * keeps that one: the first link holds (T-10).
 */
export function getStartedPath(code: string, query: URLSearchParams, named: string | null): string {
  const parameters = carriedQuery(query);
  if (!parameters.has("ref")) parameters.set("ref", code);
  if (named !== null) parameters.set(brandParameter, named);
  return `/student-register?${parameters}`;
}
