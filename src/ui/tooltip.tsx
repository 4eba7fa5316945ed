import type { ReactElement } from "react";
import * as Primitive from "radix-ui/tooltip";
import { tooltipDelayMs } from "#shared/constants.ts";

type TooltipProps = {
  /** The words; the control inside has them as its label as well. */
  text: string;
  /** One control that can take the focus. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
};

/** Words for a control that has none of its own, after 700 ms or at once on focus (row K-02). */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={tooltipDelayMs}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 animate-appear rounded-small bg-ink px-3 py-1.5 text-small text-paper"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
