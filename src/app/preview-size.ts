/** The size of a page's preview that every network shows whole, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
