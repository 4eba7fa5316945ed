import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

type PickCardProps = {
  name: string;
  several: boolean;
  isPicked: boolean;
  onPick: () => void;
  children: ReactNode;
};

/** Something to pick, one or several: the whole card can be pressed. */
export function PickCard({ name, several, isPicked, onPick, children }: PickCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge bg-surface px-3 py-2.5 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-lamp-soft has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type={several ? "checkbox" : "radio"}
        name={name}
        checked={isPicked}
        onChange={onPick}
        className={classNames(
          "size-5 shrink-0 cursor-pointer appearance-none border-2 border-edge bg-surface outline-none checked:border-6 checked:border-ink forced-colors:appearance-auto",
          several ? "rounded-small" : "rounded-full",
        )}
      />
      <span className="min-w-0 grow break-words">{children}</span>
    </label>
  );
}
