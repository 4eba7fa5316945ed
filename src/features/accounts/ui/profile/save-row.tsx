import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

type SaveRowProps = {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  /** What is said quietly beside the button once it worked; null before. */
  done: ReactNode | null;
};

/** The button that saves a section, and the quiet word that it did. */
export function SaveRow({ label, pendingLabel, isPending, done }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" pending={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
      <output className="flex items-center gap-2 text-glass-text">
        {done !== null && (
          <>
            <Check className="size-5 shrink-0" aria-hidden />
            {done}
          </>
        )}
      </output>
    </div>
  );
}
