import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { NavLink } from "#ui/nav-link.tsx";
import { AccessRequired } from "./access-required.tsx";
import { ConfirmationHost } from "./confirmation-host.tsx";
import { SetupPage } from "./setup/setup-page.tsx";

type AreaLink = { to: string; label: MessageKey };

/** The pages of the area; each is an address of its own. */
const overview: AreaLink = { to: "/admin", label: "admin.overview" };
const links: readonly AreaLink[] = [
  overview,
  { to: "/admin/accounts", label: "admin.accounts" },
  { to: "/admin/affiliates", label: "admin.affiliates" },
  { to: "/admin/payments", label: "admin.payments" },
  { to: "/admin/payouts", label: "admin.payouts" },
  { to: "/admin/credits", label: "admin.creditRequests" },
  { to: "/admin/brands", label: "brands.adminTitle" },
  { to: "/admin/curriculum", label: "curriculum.title" },
  { to: "/admin/challenges", label: "challenges.title" },
  { to: "/admin/alerts", label: "oversight.queue" },
  { to: "/admin/messages", label: "inbox.title" },
  { to: "/admin/site", label: "content.title" },
  { to: "/admin/outbox", label: "admin.outbox" },
  { to: "/admin/errors", label: "reports.title" },
  { to: "/admin/audit", label: "admin.audit" },
  { to: "/admin/security", label: "factor.title" },
];

/**
 * The frame around the administrators' pages (R-30). Others see that they need to be one; with `setup` in the
 * address whoever has the token can make the first.
 */
export function AdminArea({ children }: { children: ReactNode }) {
  const { account, isPending } = useAccount();
  const [query] = useSearchParams();
  if (isPending) return null;
  if (account?.role === "administrator") {
    return (
      <AreaFrame>
        {children}
        <ConfirmationHost />
      </AreaFrame>
    );
  }
  return query.has("setup") ? <SetupPage token={query.get("setup") ?? ""} /> : <AccessRequired />;
}

function AreaFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [pathname] = useLocation();
  const folded = useRef<HTMLDetailsElement>(null);
  // The link of the page that is open, and of the pages below it.
  const here = links.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const list = links.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      exact={to === "/admin"}
      onClick={() => folded.current?.removeAttribute("open")}
      className="flex min-h-11 items-center rounded-control border-l-3 border-transparent px-3 py-1 font-semibold text-quiet no-underline hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-lamp aria-[current=page]:bg-lamp-soft aria-[current=page]:text-ink"
    >
      {translate(label)}
    </NavLink>
  ));
  return (
    <div className="mx-auto grid w-full max-w-page grow content-start gap-x-10 px-4 py-6 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10">
      <nav
        aria-label={translate("admin.navigation")}
        className="hidden lg:sticky lg:top-6 lg:flex lg:flex-col lg:self-start"
      >
        {list}
      </nav>
      {/* There are too many for a row to slide: where they do not fit beside the page, all of them unfold above it. */}
      <nav aria-label={translate("admin.navigation")} className="mb-6 lg:hidden">
        <details ref={folded} className="group rounded-card border border-hairline bg-surface">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold focus-visible:-outline-offset-3">
            <span>
              <span className="font-normal text-quiet">{translate("admin.navigation")}: </span>
              {translate((here ?? overview).label)}
            </span>
            <ChevronDown
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="grid grid-cols-2 gap-1 border-t border-hairline p-2 sm:grid-cols-3">
            {list}
          </div>
        </details>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
