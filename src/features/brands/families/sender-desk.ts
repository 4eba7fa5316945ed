import { eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { SessionOwner } from "#features/accounts/sessions/owner.ts";
import type { Sender, SenderDesk } from "#platform/mail.ts";
import type { Settings } from "#platform/settings.ts";
import { brandParameter } from "#shared/brand-look.ts";
import { site } from "#shared/site.ts";
import { carriesToken } from "#shared/token-links.ts";
import { hostnameForLetters } from "../hostnames/served.ts";
import { originAt } from "../hostnames/view.ts";
import { brandColours } from "../rules/colours.ts";
import { plateUnder } from "../rules/logo.ts";
import { lookOf } from "../rules/look.ts";
import { baseDomain } from "../rules/site-host.ts";
import {
  type FamilyBrand,
  findFamilyBrand,
  findShownBrand,
  findVisitorBrand,
} from "./find-shown.ts";

/**
 * In whose name letters are written: that of the brand their reader belongs to, or, where the reader has no account, of the
 * one that they were asked for under.
 */
export function createSenderDesk(
  db: Database,
  { publicUrl }: Pick<Settings, "publicUrl">,
): SenderDesk {
  return {
    async senderFor(queryable, address, came) {
      const owner = await ownerAt(queryable, address);
      const found = owner
        ? await findFamilyBrand(queryable, owner)
        : await findVisitorBrand(queryable, came);
      return found && senderOf(found, publicUrl.origin, await homeOf(queryable, found, publicUrl));
    },
    isShown: async (id) => (await findShownBrand(db, { id })) !== null,
    async leadsNow(id, home) {
      const brand = await findShownBrand(db, { id });
      const host = new URL(home).hostname;
      const stands = brand && (await homeOf(db, { brand, host }, publicUrl)) === home;
      return stands ? home : publicUrl.origin;
    },
  };
}

/** Whose address it is; of a parent and a student with the same one, the parent. */
async function ownerAt(queryable: Queryable, address: string): Promise<SessionOwner | null> {
  const email = address.toLowerCase();
  const [parent] = await queryable
    .select({ parentId: parentAccounts.id })
    .from(parentAccounts)
    .where(eq(sql`lower(${parentAccounts.email})`, email));
  if (parent) return parent;
  const [student] = await queryable
    .select({ profileId: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  return student ?? null;
}

/** The origin that the family's links lead to: the partner's host where they signed up, while the brand stands there. */
async function homeOf(
  queryable: Queryable,
  { brand, host }: FamilyBrand,
  publicUrl: URL,
): Promise<string> {
  if (host === null) return publicUrl.origin;
  const base = baseDomain(publicUrl.hostname);
  if (host.endsWith(`.${base}`)) return originAt(publicUrl, `${brand.subdomain}.${base}`);
  const served = await hostnameForLetters(queryable, brand.subdomain);
  return served === null ? publicUrl.origin : originAt(publicUrl, served);
}

function senderOf({ brand }: FamilyBrand, origin: string, home: string): Sender {
  const { name, logoUrl, supportEmail, subdomain } = lookOf(brand);
  const colours = brandColours(brand);
  const colour = (part: string) => colours[`--brand-${part}`] ?? "";
  return {
    name,
    contactEmail: supportEmail ?? site.contactEmail,
    brand: {
      id: brand.id,
      logoUrl: logoUrl === null ? null : origin + logoUrl,
      colours: {
        ground: colour("primary"),
        onGround: colour("on-primary"),
        action: colour("accent"),
        onAction: colour("on-accent"),
        plate: plateUnder(logoUrl, colour("primary")),
      },
      supportEmail,
      home: home === origin ? null : home,
      lead: (url) => ledHome(url, { origin, home, subdomain }),
    },
  };
}

/**
 * A link of the academy's on the family's host; on the main domain it names the brand. What carries a token never leads to
 * a hostname of the partner's own: where that leads is the partner's to say.
 */
export function ledHome(
  url: string,
  way: { origin: string; home: string; subdomain: string },
): string {
  if (!URL.canParse(url) || new URL(url).origin !== way.origin) return url;
  const to = new URL(url);
  const isOurs = new URL(way.home).hostname.endsWith(
    `.${baseDomain(new URL(way.origin).hostname)}`,
  );
  if (way.home !== way.origin && (isOurs || !carriesToken(url)))
    return way.home + to.pathname + to.search + to.hash;
  to.searchParams.set(brandParameter, way.subdomain);
  return to.href;
}
