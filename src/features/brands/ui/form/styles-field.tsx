import { useTranslate } from "#client/language.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { KeptBrand } from "../../contract/fields.ts";
import { stylesLengthMax } from "../../rules/styles.ts";
import { DecisionState } from "./decision-state.tsx";
import type { TextFieldProps } from "./text-field.tsx";

type StylesFieldProps = TextFieldProps & {
  /** The page as it is public; null where there is none. */
  brand: KeptBrand | null;
};

/** Styles of a partner's own, as code; the server says what is wrong with them, and where. */
export function StylesField({ name, label, value, error, brand }: StylesFieldProps) {
  const translate = useTranslate();
  const count = stylesLengthMax;
  return (
    <div>
      <Field label={label} help={translate("brands.customCssHelp", { count })} error={error}>
        {(control) => (
          <TextArea
            {...control}
            name={name}
            defaultValue={value}
            rows={8}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            wrap="off"
            className="overflow-x-auto font-code text-small"
          />
        )}
      </Field>
      {brand?.customCss && brand.customCss === value && (
        <DecisionState status={brand.customCssStatus} reason={brand.customCssReason} />
      )}
    </div>
  );
}
