import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { classNames } from "#ui/class-names.ts";
import type { ListedBrand } from "../../contract.ts";
import { pictureFields, pictureKinds, readPicturePath } from "../../rules/pictures.ts";
import { viewOf } from "../../rules/view.ts";
import { plate } from "../plate.ts";
import { PageScreens } from "../preview/page-screens.tsx";

type PageContentsProps = {
  brand: ListedBrand;
  name: string;
  /** Whether it is open from the start. */
  isOpen: boolean;
};

/**
 * All that a partner's page shows, on or off: the page itself, and what stands of it in search engines and where it is
 * shared.
 */
export function PageContents({ brand, name, isOpen: isFirst }: PageContentsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details className="mt-3" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {translate("brands.contents")}
      </summary>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-4">
          <Heads brand={brand} />
          <PageScreens
            brand={viewOf({ ...brand, partnerBlurbStatus: "approved" })}
            styles={brand.styles}
            title={translate("brands.contentsOf", { name })}
          />
          <p className="text-small text-quiet">{translate("brands.contentsHelp")}</p>
        </div>
      )}
    </details>
  );
}

/** The title, the description and the pictures, each as it was given; what was left out is not named. */
function Heads({ brand }: { brand: ListedBrand }) {
  const translate = useTranslate();
  const texts = (["metaTitle", "metaDescription"] as const).flatMap((name) =>
    brand[name] ? { name, text: brand[name] } : [],
  );
  const pictures = pictureKinds.flatMap((kind) => {
    const name = pictureFields[kind];
    return brand[name] ? { name, url: brand[name] } : [];
  });
  if (texts.length + pictures.length === 0) return null;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {texts.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-small text-quiet">{translate(`brands.${name}`)}</dt>
          <dd className="max-w-text wrap-anywhere">{text}</dd>
        </div>
      ))}
      {pictures.map(({ name, url }) => (
        <div key={name}>
          <dt className="text-small text-quiet">{translate(`brands.${name}`)}</dt>
          <dd className="mt-1 wrap-anywhere">
            {readPicturePath(url) ? (
              <img
                src={url}
                alt={translate(`brands.${name}`)}
                className={classNames("max-h-40 max-w-full rounded-control p-2", plate(url))}
              />
            ) : (
              translate("brands.contentsElsewhere", { address: url })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
