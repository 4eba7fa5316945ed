import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { site } from "#shared/site.ts";
import { NavLink } from "#ui/nav-link.tsx";
import { slideToCurrent } from "#ui/slide-to-current.ts";

const parts: readonly { to: string; label: MessageKey }[] = [
  { to: "/admin/site", label: "content.facts" },
  { to: "/admin/site/help", label: "content.help" },
  { to: "/admin/site/history", label: "content.history" },
];

type SiteFrameProps = {
  /** What this part is about. */
  title: MessageKey;
  lead: MessageKey;
  children: ReactNode;
};

/** What the parts of the section have around them: what it is, and the way to the others (/admin/site). */
export function SiteFrame({ title, lead, children }: SiteFrameProps) {
  const translate = useTranslate();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => slideToCurrent(row.current));
  return (
    <>
      <title>{`${translate(title)} · ${site.name}`}</title>
      <nav
        ref={row}
        aria-label={translate("content.title")}
        className="relative mb-6 flex gap-1 overflow-x-auto border-b border-hairline"
      >
        {parts.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            exact
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-4 font-semibold text-quiet no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-lamp aria-[current=page]:text-ink"
          >
            {translate(label)}
          </NavLink>
        ))}
      </nav>
      <h1 className="text-heading">{translate(title)}</h1>
      <p className="mt-2 mb-6 max-w-text text-quiet">{translate(lead)}</p>
      {children}
    </>
  );
}
