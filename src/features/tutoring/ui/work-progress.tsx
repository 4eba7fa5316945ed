import { useTranslate } from "#client/language.tsx";
import type { Workbench } from "../contract.ts";

/** How many steps of the solution the student's lines reached: "1 of 3 steps". */
export function WorkProgress({ progress }: { progress: NonNullable<Workbench["progress"]> }) {
  return (
    <p className="-mt-4 text-small text-quiet tabular-nums">
      {useTranslate()("marks.stepsReached", progress)}
    </p>
  );
}
