import type { ReactNode } from "react";
import { site } from "#shared/site.ts";
import { Shore } from "#ui/art/shore.tsx";

type AccountPageProps = {
  /** What the browser's tab says. */
  title: string;
  children: ReactNode;
};

/** A calm page with one form. On a desk the lighthouse stands at its side and shines on it. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <div className="flex grow">
      <title>{`${title} · ${site.name}`}</title>
      <div
        data-dusk
        className="relative hidden w-2/5 shrink-0 overflow-hidden bg-dusk-deep lg:block"
      >
        <Shore className="absolute inset-x-0 bottom-0 h-[min(44rem,80%)] w-full" />
      </div>
      <div className="flex grow justify-center px-4 py-10 sm:px-8 lg:items-center lg:py-16">
        <div className="w-full max-w-md">{children}</div>
      </div>
    </div>
  );
}
