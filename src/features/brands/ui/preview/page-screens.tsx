import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { BrandView } from "../../rules/view.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { Switch } from "./switch.tsx";

/** How wide the page is drawn: a phone's screen, and a desk's. */
const widths = { phone: 390, desk: 1280 } as const;

type Screen = keyof typeof widths;

type PageScreensProps = {
  brand: BrandView;
  /** The partner's own styles, as the server made them. */
  styles: string | null;
  /** What the frame is called, for screen readers. */
  title: string;
};

/** A brand's page, on either screen and in either language. */
export function PageScreens({ brand, styles, title }: PageScreensProps) {
  const { locale: spoken, translate } = useLanguage();
  const [screen, setScreen] = useState<Screen>("phone");
  const [locale, setLocale] = useState<Locale>(spoken);
  return (
    <>
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
      <PreviewFrame
        brand={brand}
        styles={styles}
        locale={locale}
        width={widths[screen]}
        title={title}
      />
    </>
  );
}
