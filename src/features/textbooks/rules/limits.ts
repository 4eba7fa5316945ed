/** How many passages a page of results has. */
export const resultsPerPage = 10;

/** The longest search, in characters. */
export const searchLengthMax = 200;
