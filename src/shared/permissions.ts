/** Who somebody is to the server. A visitor has no session. */
export const roles = ["student", "parent", "affiliate", "administrator"] as const;
export type Role = (typeof roles)[number];
export type Audience = Role | "visitor";

/**
 * Who may make a call or open a page. Administrators pass every guard (spec section 6), but the guard does
 * not make another person's records theirs: `owns` is checked by the handler for everyone.
 */
export type Access = {
  /** "everyone" includes visitors; "signed-in" is every role. */
  allow: "everyone" | "signed-in" | readonly Role[];
  /**
   * Set where the call touches one person's records: a stranger's id answers not_found, to administrators too
   * unless it says otherwise.
   */
  owns?: "own-records" | "own-or-administrator";
};

/** Whether a stranger's records do not exist for this audience. */
export function seesOwnOnly(access: Access, audience: Audience): boolean {
  if (access.owns === undefined) return false;
  return access.owns === "own-records" || audience !== "administrator";
}

/** Whether this audience passes the guard; the only place where roles are compared. */
export function mayEnter(access: Access, audience: Audience): boolean {
  if (access.allow === "everyone") return true;
  if (audience === "visitor") return false;
  if (audience === "administrator" || access.allow === "signed-in") return true;
  return access.allow.includes(audience);
}

export const everyone: Access = { allow: "everyone" };
export const signedIn: Access = { allow: "signed-in" };
export const administrators: Access = { allow: ["administrator"] };
export const parents: Access = { allow: ["parent"], owns: "own-records" };
export const affiliates: Access = { allow: ["affiliate"], owns: "own-records" };
export const learners: Access = { allow: ["student"], owns: "own-records" };
