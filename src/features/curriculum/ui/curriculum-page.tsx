import { useSearchParams } from "wouter";
import { SkillList } from "./skill-list.tsx";
import { SkillPage } from "./skill-page.tsx";

/** The curriculum as administrators manage it (/admin/curriculum); with `skill` in the address one skill of it. */
export function CurriculumPage() {
  const [address] = useSearchParams();
  const id = address.get("skill");
  return id === null ? <SkillList /> : <SkillPage key={id} skillId={id} />;
}
