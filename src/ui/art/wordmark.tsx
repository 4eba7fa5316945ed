import { Logo } from "./logo.tsx";

type WordmarkProps = { name: string; className?: string };

/** Up to this long a name stands in the size that the shipped one has. */
const shortMax = 8;

/** How large a longer name is written: a phone's bar has other things in it, and the longest there may be takes two lines. */
function sizeOf(name: string): string | undefined {
  if (name.length <= shortMax) return undefined;
  const onWide = name.length <= 14 ? "1.375rem" : "1.125rem";
  return `clamp(0.875rem, ${(44 / name.length).toFixed(1)}vw, ${onWide})`;
}

/** The mark with the product's name beside it; the name is text, so it is read and translated as such. */
export function Wordmark({ name, className = "" }: WordmarkProps) {
  const fontSize = sizeOf(name);
  return (
    <span
      className={`inline-flex items-center gap-2 font-display text-[1.5rem] leading-none ${className}`}
      {...(fontSize === undefined ? {} : { style: { fontSize } })}
    >
      <Logo className="size-7" />
      <span>{name}</span>
    </span>
  );
}
