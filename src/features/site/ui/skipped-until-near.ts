/**
 * For long parts below the first screen: the browser lays them out when they come near, which makes the first paint
 * sooner. They stay in the page for search, links, assistive technology and print.
 */
export const skippedUntilNear = "[contain-intrinsic-size:auto_60rem] [content-visibility:auto]";
