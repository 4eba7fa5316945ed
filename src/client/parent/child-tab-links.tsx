import { Link } from "react-router";
import type { Child } from "#features/family/contract.ts";
import { useTranslate } from "../language.tsx";
import { childLink, type ChildTabPath, childTabs } from "./child-tabs.ts";

type ChildTabLinksProps = { child: Child; here: ChildTabPath };

/** The ways between the pages about one child; nothing while there is only one page. */
export function ChildTabLinks({ child, here }: ChildTabLinksProps) {
  const translate = useTranslate();
  const { firstName } = child;
  if (childTabs.length < 2) return null;
  return (
    <nav
      aria-label={translate("child.pages", { firstName })}
      className="flex gap-1 overflow-x-auto border-b border-hairline"
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
