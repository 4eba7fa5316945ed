import { classNames } from "#ui/class-names.ts";
import { nameSize } from "#ui/name-size.ts";
import type { BrandView } from "../../rules/view.ts";
import { logoBox } from "../../rules/logo.ts";

/** Who speaks: the logo, with the name where the logo is a mark alone, or initials and the name. */
export function BrandMark({ brand }: { brand: BrandView }) {
  const { name, initials, logoUrl } = brand;
  if (logoUrl === null) {
    return (
      <>
        <span
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-(--brand-accent) font-semibold text-(--brand-on-accent)"
          aria-hidden
        >
          {initials}
        </span>
        <Name name={name} />
      </>
    );
  }
  const box = logoBox(logoUrl);
  const isMark = box?.isMark ?? false;
  // Without one the logo begins where the words below it do.
  const hasPlate = brand.colours["--brand-plate"] !== "transparent";
  return (
    <>
      <span
        className={classNames(
          "inline-flex h-11 items-center rounded-control bg-(--brand-plate)",
          isMark ? "shrink-0" : "min-w-0 py-1",
          hasPlate && (isMark ? "p-1" : "px-2"),
          // Where the logo's shape is not known, its room is kept as large as it may be.
          box === null && "w-36 shrink-0 justify-center sm:w-44",
        )}
      >
        <img
          src={logoUrl}
          alt={isMark ? "" : name}
          width={box?.width ?? 160}
          height={box?.height ?? 36}
          referrerPolicy="no-referrer"
          className="max-h-full object-contain"
        />
      </span>
      {isMark && <Name name={name} />}
    </>
  );
}

/** The longest name there may be is whole on a phone. */
function Name({ name }: { name: string }) {
  return (
    <span
      className={classNames(
        "line-clamp-4 font-display leading-[1.2] wrap-anywhere sm:line-clamp-2 sm:text-[1.375rem]",
        nameSize(name),
      )}
    >
      <bdi>{name}</bdi>
    </span>
  );
}
