import { useTranslate } from "#client/language.tsx";
import type { BrandView } from "../../rules/view.ts";
import { PageScreens } from "./page-screens.tsx";

type BrandPreviewProps = { brand: BrandView; styles: string | null };

/** The page as it would be from what stands in the form; styles as they were saved, for the server reads them. */
export function BrandPreview({ brand, styles }: BrandPreviewProps) {
  const translate = useTranslate();
  const title = translate("brands.previewTitle");
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-title">{title}</h2>
      <PageScreens brand={brand} styles={styles} title={title} />
      <p className="text-small text-quiet">{translate("brands.previewHelp")}</p>
    </section>
  );
}
