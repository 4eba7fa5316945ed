import type { Locale } from "#shared/locale.ts";
import type { BrandView } from "../../rules/view.ts";

/** Where the links of a brand's page lead, with how the visitor came. */
export type BrandLinks = {
  /** To the sign-up with the brand's code. */
  start: string;
  /** This page in the other language. */
  counterpart: string;
};

export type BrandPageProps = { brand: BrandView; locale: Locale; links: BrandLinks };
