import type { SkillState } from "#shared/skill-state.ts";
import { capitalised } from "#shared/endings.ts";
import { Badge } from "#ui/badge.tsx";
import { useLanguage } from "../language.tsx";

const tones = { mastered: "right", due: "lamp", onTheWay: "help", begun: "plain" } as const;

/** How a skill stands, in a word. */
export function StateBadge({ state }: { state: SkillState }) {
  const { locale, translate } = useLanguage();
  return <Badge tone={tones[state]}>{capitalised(translate(`standing.${state}`), locale)}</Badge>;
}
