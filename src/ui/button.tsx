import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * The action is under way: the button stays where it is and keeps the focus, says so to screen
   * readers, breathes, and does nothing when pressed again.
   */
  pending?: boolean;
  /** There is nothing for it to do: it says so and does nothing, and yet keeps the focus. */
  idle?: boolean;
};

/** A button. Its words say what it does; "lamp" is for the one main action of a screen. */
export function Button({
  variant,
  size,
  pending = false,
  idle = false,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || idle || undefined}
      className={buttonStyle(
        variant,
        size,
        classNames(idle && "cursor-default opacity-60", className),
      )}
      onClick={(event) => {
        if (pending || idle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <span className="animate-breathe">{children}</span> : children}
    </button>
  );
}
