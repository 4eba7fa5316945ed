import { classNames } from "./class-names.ts";
import { nameSize } from "./name-size.ts";

/** What stands for a brand in the bar. */
export type BrandMark = { name: string; initials: string; logoUrl: string | null };

type BrandWordmarkProps = {
  brand: BrandMark;
  /** Who runs the academy: "run by Faro". */
  runBy: string;
};

/** A partner's logo or initials with the name, and small under it who runs the academy. */
export function BrandWordmark({ brand, runBy }: BrandWordmarkProps) {
  const { name, initials, logoUrl } = brand;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      {logoUrl === null ? (
        <span
          aria-hidden
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-dusk-text text-small font-semibold text-dusk-deep"
        >
          {initials}
        </span>
      ) : (
        // A plate under it, so that a dark logo is seen on a dark ground.
        <span className="inline-flex h-9 w-14 shrink-0 items-center rounded-control bg-(--brand-plate) px-1 sm:w-24">
          <img
            src={logoUrl}
            alt=""
            width={96}
            height={36}
            className="h-full w-full object-contain"
          />
        </span>
      )}
      <span className="flex min-w-0 flex-col">
        <span
          className={classNames(
            "line-clamp-3 font-display leading-tight wrap-anywhere sm:line-clamp-2 sm:text-[1.25rem]",
            nameSize(name),
          )}
        >
          <bdi>{name}</bdi>
        </span>
        <span className="truncate text-[0.8125rem] leading-tight text-dusk-quiet">{runBy}</span>
      </span>
    </span>
  );
}
