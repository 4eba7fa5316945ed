import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

type NavLinkProps = {
  to: string;
  /** Whether it stands for this page alone, not for those below it. */
  exact?: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link among others to pages of a section, which says where the person is. */
export function NavLink({ exact = false, ...link }: NavLinkProps) {
  const [pathname] = useLocation();
  const isHere = pathname === link.to || (!exact && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isHere ? "page" : undefined} />;
}
