import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandPictures } from "#db/tables/brand-pictures.ts";
import { profiles } from "#db/tables/profiles.ts";
import { makePicture } from "#features/brands/pictures/make-picture.ts";
import { identityText } from "#features/brands/rules/identity.ts";
import { measuringText } from "#features/brands/rules/measuring.ts";
import { picturePath } from "#features/brands/rules/pictures.ts";
import type { ThrowAwayDatabase } from "./throw-away-database.ts";

const affiliateId = "aff_bench";

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><circle cx="60" cy="60" r="50" fill="#e0337c"/><rect x="130" y="40" width="330" height="40" fill="#fff"/></svg>',
);

/** A brand that is on and has all that a brand can have, as the database has it once everybody has said yes. */
export async function addBrand(db: ThrowAwayDatabase["db"], subdomain: string): Promise<void> {
  const [userId, code, email] = ["prf_bench", "FAROBENCH", "marta@example.org"];
  const name = { firstName: "Marta", lastName: "Gil" };
  await db.insert(profiles).values({ id: userId, email, fullName: "Marta Gil", role: "affiliate" });
  await db
    .insert(affiliates)
    .values({ id: affiliateId, userId, referralCode: code, ...name, email, status: "active" });
  const identity = {
    brandName: "Nocturne Prep",
    logoUrl: await addLogo(db),
    faviconUrl: null,
    supportEmail: "help@nocturne.example",
    companyName: "Nocturne Education",
    metaTitle: null,
    ogImageUrl: null,
  };
  const measuring = {
    customJavascript: null,
    googleAnalyticsId: "G-BENCH12345",
    facebookPixelId: null,
    tiktokPixelId: null,
  };
  const partnerBlurb = "I have taught evening classes for eighteen years.";
  const customCss = "h2 { letter-spacing: 0.01em }";
  await db.insert(affiliateBranding).values({
    id: "brd_bench",
    affiliateId,
    subdomain,
    active: true,
    defaultReferralCode: code,
    heroTitle: "Quiet evenings, better maths.",
    primaryColor: "#1a0b2e",
    secondaryColor: "#4a1d6e",
    accentColor: "#e0337c",
    disclaimerText: "Nocturne Education earns a commission on what families pay.",
    ...identity,
    approvedIdentity: identityText(identity),
    identityStatus: "approved",
    partnerBlurb,
    approvedBlurb: partnerBlurb,
    partnerBlurbStatus: "approved",
    customCss,
    approvedCss: customCss,
    customCssStatus: "approved",
    ...measuring,
    approvedMeasuring: measuringText(measuring),
    measuringStatus: "approved",
  });
}

async function addLogo(db: ThrowAwayDatabase["db"]): Promise<string> {
  const made = await makePicture(logo, "logo");
  if (typeof made === "string") throw new Error(`the logo was not taken: ${made}`);
  const { hash, renditions, shape } = made;
  const [rendition] = renditions;
  if (!rendition) throw new Error("no logo was made");
  await db
    .insert(brandPictures)
    .values({ ...rendition, affiliateId, kind: "logo", hash, createdAt: new Date() });
  return picturePath({ ...rendition, hash, shape });
}
