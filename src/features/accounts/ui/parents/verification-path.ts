/** The page where a parent's address is verified, for one address; `reason` says what could not go on without. */
export function verificationPath(email: string, reason?: "sign-in"): string {
  const query = new URLSearchParams({ email, ...(reason && { reason }) });
  return `/parent-email-verification?${query}`;
}
