import { useTranslate } from "#client/language.tsx";
import { locales, type Locale } from "#shared/locale.ts";
import { Field } from "#ui/field.tsx";
import { TextLink, textLinkStyle } from "#ui/link.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { FactView } from "../../../contract.ts";
import { factFields, type FactText, isInBoth, isSameText } from "../../../rules/facts.ts";
import { useWhen } from "../use-when.ts";

type FactFieldProps = {
  fact: FactView;
  /** What stands in the field. */
  text: FactText;
  /** Whether another administrator changed it while this one was typing. */
  isOvertaken: boolean;
  /** What is wrong with a field, by its name. */
  problem: (field: string) => string | null;
  onText: (text: FactText) => void;
};

/** One fact: what it is for, how long it may be, who changed it last, and the way back to what was shipped. */
export function FactField({ fact, text, isOvertaken, problem, onText }: FactFieldProps) {
  const translate = useTranslate();
  const when = useWhen();
  const { key, max, shipped, changed } = fact;
  const { kind } = factFields[key];
  const label = translate(`content.fact_${key}`);
  const isShipped = isSameText(text, shipped);
  const help = `${translate(`content.factHelp_${key}`)} ${translate(`content.limit_${kind}`, { max })}`;
  return (
    <div className="flex flex-col gap-2">
      {isInBoth(text) ? (
        <fieldset>
          <legend className="font-semibold">{label}</legend>
          <p className="mb-2 max-w-text text-small text-quiet">{help}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {locales.map((locale) => (
              <Field
                key={locale}
                label={translate(`content.in_${locale}`)}
                error={problem(`${key}.${locale}`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    lang={locale}
                    autoComplete="off"
                    value={text[locale]}
                    onChange={({ target }) => onText(inLanguage(text, locale, target.value))}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      ) : (
        <Field label={label} help={help} error={problem(key)}>
          {(control) =>
            kind === "lines" || kind === "links" ? (
              <TextArea
                {...control}
                rows={3}
                spellCheck={kind === "lines"}
                value={text}
                onChange={({ target }) => onText(target.value)}
              />
            ) : (
              <TextInput
                {...control}
                type={kind === "email" || kind === "phone" ? inputTypes[kind] : "text"}
                inputMode={kind === "number" ? "numeric" : undefined}
                autoComplete="off"
                className={kind === "number" ? "max-w-40" : undefined}
                value={text}
                onChange={({ target }) => onText(target.value)}
              />
            )
          }
        </Field>
      )}
      {isOvertaken && (
        <output className="rounded-control bg-care-soft px-3 py-2 text-small">
          {when(changed)} <Said text={fact.text} />
        </output>
      )}
      {/* The links are as high as a finger needs; the line is as high as its words. */}
      <p className="flex flex-wrap items-center gap-x-4 text-small text-quiet [&>:is(a,button)]:-my-2.5">
        {!isOvertaken && <span>{when(changed)}</span>}
        {changed && (
          <TextLink
            to={`/admin/site/history?kind=fact&key=${key}`}
            aria-label={`${translate("content.history")}: ${label}`}
            className="inline-flex min-h-11 items-center"
          >
            {translate("content.history")}
          </TextLink>
        )}
        {!isShipped && (
          <button
            type="button"
            aria-label={`${translate("content.backToShipped")}: ${label}`}
            className={`min-h-11 text-left ${textLinkStyle}`}
            onClick={() => onText(shipped)}
          >
            {translate("content.backToShipped")}
          </button>
        )}
      </p>
    </div>
  );
}

const inputTypes = { email: "email", phone: "tel" } as const;

function inLanguage(text: FactText, locale: Locale, value: string): FactText {
  return isInBoth(text) ? { ...text, [locale]: value } : value;
}

/** A fact in words, or that it is empty. */
function Said({ text }: { text: FactText }) {
  const translate = useTranslate();
  const said = isInBoth(text) ? locales.map((locale) => text[locale]).join(" / ") : text;
  return said.trim() === "" ? translate("content.empty") : <q className="wrap-anywhere">{said}</q>;
}
