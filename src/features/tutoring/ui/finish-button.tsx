import { Flag } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Tooltip } from "#ui/tooltip.tsx";

export type FinishButtonProps = {
  /** The session has just been finished: nothing was said since. */
  isDone: boolean;
  /** Null while the tutor speaks. */
  onFinish: (() => void) | null;
};

/** Takes leave for today. Once that is done it stays in its place, so that the focus does. */
export function FinishButton({ isDone, onFinish }: FinishButtonProps) {
  const translate = useTranslate();
  return (
    <Tooltip text={translate(isDone ? "ending.finishDone" : "ending.finish")}>
      <button
        type="button"
        aria-disabled={isDone || onFinish === null || undefined}
        onClick={() => {
          if (!isDone) onFinish?.();
        }}
        className={buttonStyle(
          "quiet",
          "normal",
          "whitespace-nowrap aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-quiet aria-disabled:hover:bg-transparent max-sm:px-3",
        )}
      >
        <Flag className="size-5" aria-hidden />
        <span className="max-sm:sr-only">{translate("ending.finish")}</span>
      </button>
    </Tooltip>
  );
}
