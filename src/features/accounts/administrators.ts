import type { Settings } from "#platform/settings.ts";
import type { Role } from "#shared/permissions.ts";

/** Whether an address is kept for an administrator (P-02). No sign-up may take it. */
export function isAdministratorEmail(settings: Settings, email: string | null): boolean {
  return email !== null && settings.adminEmails.includes(email.toLowerCase());
}

/**
 * The role somebody acts in. A profile is an administrator's where its record says so, or where its address is
 * an administrator's and was proved to be theirs. An address that was merely typed at sign-up proves nothing,
 * also when the operator names it later.
 */
export function actingRole(
  settings: Settings,
  profile: { role: Role; email: string | null; emailVerifiedAt: Date | null },
): Role {
  const isProved = profile.emailVerifiedAt !== null;
  return isProved && isAdministratorEmail(settings, profile.email) ? "administrator" : profile.role;
}
