import { useQueryClient } from "@tanstack/react-query";
import type { OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { AppError } from "#shared/errors.ts";
import { showToast } from "#ui/toast.tsx";

type Changed = OutputFrom<"curriculum", "readSkill">;

/** Where a skill is kept among the queries, whatever was drawn of it. */
export function skillKey(skillId: string) {
  return ["curriculum", "skill", skillId] as const;
}

/** What follows a change of a skill: the page shows it, and says that it is done. */
export function useSkillChanged(): (changed: Changed, done: MessageKey) => void {
  const client = useQueryClient();
  const translate = useTranslate();
  return (changed, done) => {
    client.setQueriesData<Changed>({ queryKey: skillKey(changed.skill.id) }, changed);
    void client.invalidateQueries({ queryKey: ["curriculum", "skills"] });
    showToast({ title: translate(done), tone: "right" });
  };
}

/** Makes a change; where another came first the page is read anew, so that the next try is made on what is there now. */
export function useSkillChange(
  skillId: string,
): (make: () => Promise<Changed>) => Promise<Changed> {
  const client = useQueryClient();
  return async (make) => {
    try {
      return await make();
    } catch (error) {
      const isStale =
        error instanceof AppError &&
        (error.code === "curriculum_changed" || error.code === "change_overtaken");
      if (isStale) await client.invalidateQueries({ queryKey: skillKey(skillId) });
      throw error;
    }
  };
}
