/** The look of what stands at the end of the dusk top bar, like the links at its start. */
export const barItem =
  "inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-dusk-text no-underline hover:bg-dusk-mid";
