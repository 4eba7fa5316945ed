import type { ReactNode } from "react";
import { placeName } from "./place-name.ts";
import { Shore } from "./art/shore.tsx";

type FormPageProps = {
  /** What the browser's tab says. */
  title: string;
  children: ReactNode;
};

/** A calm page with one form. On a desk the lighthouse stands at its side and shines on it. */
export function FormPage({ title, children }: FormPageProps) {
  return (
    <div className="flex grow">
      <title>{`${title} · ${placeName()}`}</title>
      <div data-dusk className="hidden w-2/5 shrink-0 overflow-clip bg-dusk-sea lg:block">
        <div className="sticky top-0 h-[calc(100dvh-3.75rem)] bg-dusk-deep">
          <Shore className="absolute bottom-0 h-4/5 max-h-176 w-full" />
        </div>
      </div>
      <div className="flex grow justify-center px-4 py-10 sm:px-8 lg:items-center lg:py-16">
        <div className="w-full max-w-md">{children}</div>
      </div>
    </div>
  );
}
