import { z } from "zod";

/** The parameter that names a brand on the main domain: "/student-register?brand=acme". */
export const brandParameter = "brand";

/** What the academy's own screens show of the brand that a family belongs to. */
export const brandLook = z.object({
  subdomain: z.string(),
  name: z.string(),
  /** Stand where there is no logo. */
  initials: z.string(),
  /** A picture of ours; pictures from elsewhere are not loaded where a child is signed in. */
  logoUrl: z.string().nullable(),
  /** The tab's icon: a picture of ours, or an address that holds the drawing. */
  iconUrl: z.string(),
  supportEmail: z.string().nullable(),
  /** Colours in place of the academy's, as a style sheet. */
  styles: z.string(),
  /** The colour of the browser's own frame. */
  themeColour: z.string(),
});

export type BrandLook = z.infer<typeof brandLook>;
