/**
 * The page where a parent's address is verified, for one address; `reason` says what could not go on without, and `next`
 * where the parent was going.
 */
export function verificationPath(
  email: string,
  { reason, next = null }: { reason?: "sign-in"; next?: string | null } = {},
): string {
  const query = new URLSearchParams({ email, ...(reason && { reason }), ...(next && { next }) });
  return `/parent-email-verification?${query}`;
}

/** The parents' side of the login, from where they go on to `next`. */
export function parentLoginPath(next: string | null): string {
  return `/login?${new URLSearchParams({ tab: "parent", ...(next && { next }) })}`;
}
