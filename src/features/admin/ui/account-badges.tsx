import { useTranslate } from "#client/language.tsx";
import type { Role } from "#shared/permissions.ts";
import { Badge } from "#ui/badge.tsx";
import type { AccountState } from "../rules.ts";

const tones = { active: "right", unverified: "lamp", suspended: "care" } as const;

/** What an account is, and how it stands. */
export function AccountBadges({ role, state }: { role: Role; state: AccountState }) {
  const translate = useTranslate();
  return (
    <>
      <Badge>{translate(`admin.role_${role}`)}</Badge>{" "}
      <Badge tone={tones[state]}>{translate(`admin.state_${state}`)}</Badge>
    </>
  );
}
