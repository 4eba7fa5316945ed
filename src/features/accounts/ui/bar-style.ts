/** The look of what stands at the end of the dusk top bar, like the links at its start. */
export const barItem =
  "inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-dusk-text no-underline hover:bg-dusk-mid sm:px-3";
