import { ArrowIcon } from "#ui/art/arrow-icon.tsx";

/** A link that leads on to where a thought continues. */
export function ReadOnLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="group inline-flex min-h-11 items-center gap-2 self-start font-semibold underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
      <ArrowIcon className="size-5 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
