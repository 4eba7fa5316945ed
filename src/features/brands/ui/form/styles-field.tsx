import { useTranslate } from "#client/language.tsx";
import type { KeptBrand } from "../../contract/fields.ts";
import { stylesLengthMax } from "../../rules/styles.ts";
import { CodeField } from "./code-field.tsx";
import { DecisionState } from "./decision-state.tsx";
import type { TextFieldProps } from "./text-field.tsx";

type StylesFieldProps = TextFieldProps & {
  /** The page as it is public; null where there is none. */
  brand: KeptBrand | null;
};

/** Styles of a partner's own, and what was decided about them. */
export function StylesField({ brand, ...field }: StylesFieldProps) {
  const translate = useTranslate();
  const count = stylesLengthMax;
  return (
    <div>
      <CodeField {...field} help={translate("brands.customCssHelp", { count })} />
      {brand?.customCss && brand.customCss === field.value && (
        <DecisionState status={brand.customCssStatus} reason={brand.customCssReason} />
      )}
    </div>
  );
}
