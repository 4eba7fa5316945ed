import { type ReactNode, useLayoutEffect, useRef } from "react";
import { NavLink, Outlet, useSearchParams } from "react-router";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { slideToCurrent } from "#ui/slide-to-current.ts";
import { AccessRequired } from "./access-required.tsx";
import { ConfirmationHost } from "./confirmation-host.tsx";
import { SetupPage } from "./setup/setup-page.tsx";

/** The pages of the area; each is an address of its own. */
const links: readonly { to: string; label: MessageKey }[] = [
  { to: "/admin", label: "admin.overview" },
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
export function AdminArea() {
  const { account, isPending } = useAccount();
  const [query] = useSearchParams();
  if (isPending) return null;
  if (account?.role === "administrator") {
    return (
      <AreaFrame>
        <Outlet />
        <ConfirmationHost />
      </AreaFrame>
    );
  }
  return query.has("setup") ? <SetupPage token={query.get("setup") ?? ""} /> : <AccessRequired />;
}

function AreaFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const row = useRef<HTMLElement>(null);
  // The frame is drawn anew for each page of the area.
  useLayoutEffect(() => slideToCurrent(row.current));
  return (
    <div className="mx-auto grid w-full max-w-page grow content-start gap-x-10 px-4 py-6 sm:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10">
      <nav
        ref={row}
        aria-label={translate("admin.navigation")}
        className="relative -mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-hairline px-4 sm:-mx-8 sm:px-8 lg:sticky lg:top-6 lg:mx-0 lg:mb-0 lg:flex-col lg:self-start lg:border-b-0 lg:px-0"
      >
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === "/admin"}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 font-semibold text-quiet no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-lamp aria-[current=page]:text-ink lg:mb-0 lg:rounded-control lg:border-b-0 lg:border-l-3 lg:hover:bg-sunken lg:aria-[current=page]:bg-lamp-soft"
          >
            {translate(label)}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
