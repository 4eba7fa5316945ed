import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";

type SkillBadgesProps = {
  isOff: boolean;
  itemsOff: number;
  isCorrected: boolean;
  /** How many corrections rest. */
  resting: number;
};

/** How a skill stands: whether it is taught, and what differs from its files. */
export function SkillBadges({ isOff, itemsOff, isCorrected, resting }: SkillBadgesProps) {
  const translate = useTranslate();
  return (
    <>
      <Badge tone={isOff ? "care" : "right"}>
        {translate(isOff ? "curriculum.off" : "curriculum.taught")}
      </Badge>
      {itemsOff > 0 && (
        <Badge tone="lamp">{translate("curriculum.itemsOff", { count: itemsOff })}</Badge>
      )}
      {resting > 0 && (
        <Badge tone="care">{translate("curriculum.restingCount", { count: resting })}</Badge>
      )}
      {isCorrected && <Badge>{translate("curriculum.corrected")}</Badge>}
    </>
  );
}
