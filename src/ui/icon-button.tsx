import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What it does, for screen readers; sighted people get it from a Tooltip around it. */
  label: string;
  /** A 20 to 24 px icon. */
  icon: ReactNode;
  /** It stands on a dusk scene. */
  isOnDusk?: boolean;
};

/** A 44 px square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, isOnDusk = false, className, type = "button", ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors",
        isOnDusk ? "text-dusk-text hover:bg-dusk-mid" : "text-quiet hover:bg-sunken hover:text-ink",
        "disabled:cursor-default disabled:opacity-60 disabled:hover:bg-transparent [&_svg]:size-5",
        className,
      )}
    >
      {icon}
    </button>
  );
}
