import type { Locale } from "#shared/locale.ts";
import type { Recipient } from "../../rules/measuring.ts";
import type { BrandView } from "../../rules/view.ts";

/** Where the links of a brand's page lead, with how the visitor came. */
export type BrandLinks = {
  /** To the sign-up with the brand's code. */
  start: string;
  /** To the sign-in, for families that have an account. */
  signIn: string;
  /** This page in the other language. */
  counterpart: string;
};

/** What counts visits, once a visitor agrees. */
export type BrandMeasuring = {
  /** The address of the closed document. */
  document: string;
  /** Names the answer among those that the browser keeps. */
  subdomain: string;
  /** Who receives that the page was visited. */
  recipients: readonly Recipient[];
};

export type BrandPageProps = {
  brand: BrandView;
  locale: Locale;
  links: BrandLinks;
  /** Null where nothing counts visits. */
  measuring: BrandMeasuring | null;
};
