import { Logo } from "./logo.tsx";

type WordmarkProps = { name: string; className?: string };

/** The mark with the product's name beside it; the name is text, so it is read and translated as such. */
export function Wordmark({ name, className = "" }: WordmarkProps) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-display text-[1.5rem] leading-none ${className}`}
    >
      <Logo className="size-7" />
      <span>{name}</span>
    </span>
  );
}
