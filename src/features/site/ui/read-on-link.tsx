import { ArrowIcon } from "#ui/art/arrow-icon.tsx";

type ReadOnLinkProps = {
  href: string;
  /** Opens beside the page, so that what is typed there stays. */
  isBeside?: boolean;
  children: string;
};

/** A link that leads on to where a thought continues. */
export function ReadOnLink({ href, isBeside = false, children }: ReadOnLinkProps) {
  return (
    <a
      href={href}
      {...(isBeside ? { target: "_blank", rel: "noopener" } : {})}
      className="group inline-flex min-h-11 items-center gap-2 self-start font-semibold underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
      <ArrowIcon className="size-5 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
