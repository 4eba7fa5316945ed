import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { BrandView } from "../../rules/view.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { Switch } from "./switch.tsx";

/** How wide the page is drawn: a phone's screen, and a desk's. */
const widths = { phone: 390, desk: 1280 } as const;

type Screen = keyof typeof widths;

/** The page as it would be from what stands in the form, on either screen and in either language. */
export function BrandPreview({ brand }: { brand: BrandView }) {
  const { locale: spoken, translate } = useLanguage();
  const [screen, setScreen] = useState<Screen>("phone");
  const [locale, setLocale] = useState<Locale>(spoken);
  const title = translate("brands.previewTitle");
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-title">{title}</h2>
      <div className="flex flex-wrap gap-3">
        <Switch
          label={translate("brands.previewScreen")}
          options={[
            { value: "phone", label: translate("brands.previewPhone") },
            { value: "desk", label: translate("brands.previewDesk") },
          ]}
          value={screen}
          onValue={setScreen}
        />
        <Switch
          label={translate("brands.previewLanguage")}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
          value={locale}
          onValue={setLocale}
        />
      </div>
      <PreviewFrame brand={brand} locale={locale} width={widths[screen]} title={title} />
      <p className="text-small text-quiet">{translate("brands.previewHelp")}</p>
    </section>
  );
}
