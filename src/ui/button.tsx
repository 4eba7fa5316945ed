import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * The action is under way: the button stays where it is and keeps the focus, says so to screen
   * readers, breathes, and does nothing when pressed again.
   */
  pending?: boolean;
};

/** A button. Its words say what it does; "lamp" is for the one main action of a screen. */
export function Button({
  variant,
  size,
  pending = false,
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
      aria-disabled={pending || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <span className="animate-breathe">{children}</span> : children}
    </button>
  );
}
