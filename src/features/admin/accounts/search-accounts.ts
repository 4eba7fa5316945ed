import { and, desc, eq, ilike, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { actsAsAdministrator } from "#features/accounts/administrators.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Settings } from "#platform/settings.ts";
import type { accountsContract, ListedAccount } from "../contract/accounts.ts";
import { ageKeyOf, containing, pageOf, rowsPerPage, withoutAccents } from "../rules.ts";
import { listedParent, listedProfile } from "./find-account.ts";

type Input = z.output<typeof accountsContract.searchAccounts.input>;

/**
 * Accounts of both kinds, latest first. Ids sort by age, so each table is read along its primary key from where
 * the page before ended, and no page is slower than the first.
 */
export async function searchAccounts(
  context: RequestContext,
  input: Input,
): Promise<{ accounts: ListedAccount[]; next: string | null }> {
  const found = [...(await findProfiles(context, input)), ...(await findParents(context, input))];
  found.sort((a, b) => (ageKeyOf(a.id) < ageKeyOf(b.id) ? 1 : -1));
  const { rows, next } = pageOf(found, ({ id }) => ageKeyOf(id));
  return { accounts: [...rows], next };
}

async function findProfiles(
  { db, settings }: RequestContext,
  { query, role, state, after }: Input,
): Promise<ListedAccount[]> {
  if (role === "parent") return [];
  const rows = await db
    .select()
    .from(profiles)
    .where(
      and(
        after === undefined ? undefined : lt(profiles.id, `prf_${after}`),
        role === undefined ? undefined : hasRole(settings, role),
        stateCondition(
          state,
          profiles.suspendedAt,
          and(isNotNull(profiles.email), isNull(profiles.emailVerifiedAt)),
        ),
        query === ""
          ? undefined
          : or(
              nameContains(profiles.fullName, query),
              ilike(profiles.email, containing(query)),
              ilike(profiles.username, containing(query)),
              eq(profiles.id, query),
            ),
      ),
    )
    .orderBy(desc(profiles.id))
    .limit(rowsPerPage + 1);
  return rows.map((row) => listedProfile(settings, row));
}

async function findParents(
  { db }: RequestContext,
  { query, role, state, after }: Input,
): Promise<ListedAccount[]> {
  if (role !== undefined && role !== "parent") return [];
  const rows = await db
    .select()
    .from(parentAccounts)
    .where(
      and(
        after === undefined ? undefined : lt(parentAccounts.id, `par_${after}`),
        stateCondition(state, parentAccounts.suspendedAt, not(parentAccounts.emailVerified)),
        query === ""
          ? undefined
          : or(
              nameContains(parentAccounts.fullName, query),
              ilike(parentAccounts.email, containing(query)),
              eq(parentAccounts.id, query),
            ),
      ),
    )
    .orderBy(desc(parentAccounts.id))
    .limit(rowsPerPage + 1);
  return rows.map(listedParent);
}

/** The profiles that act in a role: an administrator's record may say that they are something else. */
function hasRole(settings: Settings, role: Exclude<Input["role"], undefined>): SQL | undefined {
  const acts = actsAsAdministrator(settings);
  if (role === "administrator" || !acts) return acts;
  // Where there is no address, the comparison with it is neither true nor false.
  return and(eq(profiles.role, role), sql`${acts} is not true`);
}

function stateCondition(
  state: Input["state"],
  suspendedAt: AnyPgColumn,
  isUnproved: SQL | undefined,
): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === "suspended") return isNotNull(suspendedAt);
  const proof = state === "unverified" ? isUnproved : isUnproved && not(isUnproved);
  return and(isNull(suspendedAt), proof);
}

/** Whether a name has the text in it, whatever the case and the accents of both. */
export function nameContains(name: AnyPgColumn, query: string): SQL {
  const plain = sql`regexp_replace(normalize(${name}, NFD), '[\u0300-\u036F]', '', 'g')`;
  return ilike(plain, containing(withoutAccents(query)));
}
