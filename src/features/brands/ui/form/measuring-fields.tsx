import { useTranslate } from "#client/language.tsx";
import type { KeptBrand } from "../../contract/fields.ts";
import { type Measuring, measuringText, scriptLengthMax } from "../../rules/measuring.ts";
import { CodeField } from "./code-field.tsx";
import { DecisionState } from "./decision-state.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type MeasuringFieldsProps = {
  /** A field of the brand: what is stored, and what is wrong with what was typed. */
  field: (name: keyof Measuring) => TextFieldProps;
  /** What is stored, and the page as it is public; null where there is none. */
  stored: Measuring | null;
  brand: KeptBrand | null;
};

/** What a partner counts visits with, and what was decided about all of it as one. */
export function MeasuringFields({ field, stored, brand }: MeasuringFieldsProps) {
  const translate = useTranslate();
  const published = brand && measuringText(brand);
  const ids = ["googleAnalyticsId", "facebookPixelId", "tiktokPixelId"] as const;
  return (
    <>
      <CodeField
        {...field("customJavascript")}
        help={translate("brands.customJavascriptHelp", { count: scriptLengthMax })}
      />
      <div className="flex flex-col gap-6">
        {ids.map((name) => (
          <TextField key={name} {...field(name)} help={translate(`brands.${name}Help`)} />
        ))}
        {brand && published !== null && stored && measuringText(stored) === published && (
          <DecisionState status={brand.measuringStatus} reason={brand.measuringReason} />
        )}
      </div>
    </>
  );
}
