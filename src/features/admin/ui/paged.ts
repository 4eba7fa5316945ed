/** The first page of a list comes after nothing. */
function start(): string | null {
  return null;
}

/** How the lists of the area are read: page by page, each after the last row of the one before, always anew. */
export const paged = {
  initialPageParam: start(),
  getNextPageParam: ({ next }: { next: string | null }) => next,
  staleTime: 0,
};
