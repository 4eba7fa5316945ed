import { Link } from "wouter";
import type { Child } from "#features/family/contract.ts";
import { slideToCurrent } from "#ui/slide-to-current.ts";
import { useTranslate } from "../language.tsx";
import { childLink, type ChildTabPath, childTabs } from "./child-tabs.ts";

type ChildTabLinksProps = { child: Child; here: ChildTabPath };

/** The ways between the pages about one child. On a narrow screen they slide, with the page's own in sight. */
export function ChildTabLinks({ child, here }: ChildTabLinksProps) {
  const translate = useTranslate();
  const { firstName } = child;
  return (
    <nav
      ref={slideToCurrent}
      aria-label={translate("child.pages", { firstName })}
      className="relative flex gap-1 overflow-x-auto border-b border-hairline"
    >
      {childTabs.map(({ path, label }) => (
        <Link
          key={path}
          to={childLink(path, child.id)}
          aria-current={path === here ? "page" : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center rounded-t-control border-b-3 border-transparent px-4 font-semibold text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-lamp aria-[current=page]:text-ink"
        >
          {translate(label)}
        </Link>
      ))}
    </nav>
  );
}
