import type { BlurbStatus } from "./fields.ts";

/** What has been decided about a partner's words. */
export type BlurbStanding = {
  partnerBlurbStatus: BlurbStatus;
  /** Why they were refused. */
  partnerBlurbReason: string | null;
};

type Before = BlurbStanding & {
  partnerBlurb: string | null;
  /** The words that were approved last. */
  approvedBlurb: string | null;
};

/** How words stand once they are published: the same as before, approved where they were once, else nobody has read them. */
export function blurbStanding(before: Before | null, blurb: string | null): BlurbStanding {
  if (before && before.partnerBlurb === blurb) {
    const { partnerBlurbStatus, partnerBlurbReason } = before;
    return { partnerBlurbStatus, partnerBlurbReason };
  }
  const isKnown = blurb !== null && before?.approvedBlurb === blurb;
  return { partnerBlurbStatus: isKnown ? "approved" : "pending", partnerBlurbReason: null };
}
