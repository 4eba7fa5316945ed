import { useRef, useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { KeptBrand } from "../../contract/fields.ts";
import { colourFields, textLimits } from "../../rules/fields.ts";
import { pictureFields, pictureKinds } from "../../rules/pictures.ts";
import type { ChosenColours } from "../../rules/colours.ts";
import { readColour } from "../../rules/contrast-checks.ts";
import { viewOfTyped } from "../../rules/typed-view.ts";
import { BrandPreview } from "../preview/brand-preview.tsx";
import { ColourField } from "./colour-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { DecisionState } from "./decision-state.tsx";
import { StylesField } from "./styles-field.tsx";
import { FormActions, type Wish } from "./form-actions.tsx";
import { MeasuringFields } from "./measuring-fields.tsx";
import { Group } from "./group.tsx";
import { isAsStored, readTyped, useTypedBrand } from "./use-typed-brand.ts";
import { SubdomainField } from "./subdomain-field.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type OwnBrand = OutputFrom<"brands", "readOwnBrand">;

type BrandFormProps = { own: OwnBrand; onSaved: (saved: OwnBrand) => void };

/** Everything an affiliate can say about their page. The fields hold their own text, so that a refusal loses nothing. */
export function BrandForm({ own, onSaved }: BrandFormProps) {
  const translate = useTranslate();
  const { brand, draft, referralCode } = own;
  const stored = draft ?? brand;
  const wish = useRef<Wish>("save");
  const [pending, setPending] = useState<Wish | null>(null);
  const { failure, problem, form } = useSubmission(
    async (fields) => {
      setPending(wish.current);
      try {
        const saved = await call("brands", "saveOwnBrand", readTyped(fields));
        onSaved(saved);
        return wish.current === "save" ? saved : await call("brands", "publishOwnBrand", {});
      } finally {
        setPending(null);
      }
    },
    (saved) => {
      onSaved(saved);
      const title = translate(wish.current === "save" ? "brands.saved" : "brands.published");
      showToast({ title, tone: "right" });
    },
  );

  const { typed, look } = useTypedBrand(form.ref, stored);
  const chosen: ChosenColours = {
    primaryColor: readColour(typed.primaryColor),
    secondaryColor: readColour(typed.secondaryColor),
    accentColor: readColour(typed.accentColor),
  };

  /** A field of the brand: what is stored, and what is wrong with what was typed. */
  const field = (name: TextFieldProps["name"]) => ({
    name,
    label: translate(`brands.${name}`),
    value: stored?.[name] ?? "",
    error: problem(name),
  });
  const limited = (name: keyof typeof textLimits) => ({
    ...field(name),
    help: translate("brands.limit", { count: textLimits[name] }),
  });

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <form
        {...form}
        onInput={look}
        className="flex min-w-0 flex-col gap-8 [&_:is(input,textarea,button)]:scroll-mb-28"
      >
        <FailureCallout failure={failure} title={translate("brands.saveFailed")} />
        <Group title={translate("brands.groupAddress")} text={translate("brands.identityHelp")}>
          <SubdomainField
            {...field("subdomain")}
            typed={typed.subdomain}
            own={brand?.subdomain ?? null}
            place={placeOf(brand)}
          />
          <TextField {...limited("brandName")} />
          <TextField {...field("companyName")} help={translate("brands.companyNameHelp")} />
          <Field label={translate("brands.code")} help={translate("brands.codeHelp")}>
            {(control) => <TextInput {...control} readOnly value={referralCode} />}
          </Field>
        </Group>
        <Group title={translate("brands.groupWords")} text={translate("brands.wordsHelp")}>
          <TextField {...limited("heroTitle")} />
          <TextField {...limited("ctaText")} />
          <TextField {...limited("heroSubtitle")} isLong />
          <div>
            <TextField
              {...field("partnerBlurb")}
              isLong
              help={`${translate("brands.partnerBlurbHelp")} ${translate("brands.limit", { count: textLimits.partnerBlurb })}`}
            />
            {brand?.partnerBlurb && brand.partnerBlurb === stored?.partnerBlurb && (
              <DecisionState status={brand.partnerBlurbStatus} reason={brand.partnerBlurbReason} />
            )}
          </div>
          <TextField {...field("supportEmail")} type="email" />
          <TextField {...limited("disclaimerText")} isLong />
        </Group>
        <Group title={translate("brands.groupLooks")} text={translate("brands.coloursHelp")}>
          {colourFields.map((name) => (
            <ColourField key={name} {...field(name)} name={name} chosen={chosen} onChange={look} />
          ))}
          {pictureKinds.map((kind) => (
            <PictureField
              key={kind}
              {...field(pictureFields[kind])}
              kind={kind}
              help={translate(`brands.${kind}Help`)}
              onChange={look}
            />
          ))}
        </Group>
        <Group title={translate("brands.groupSearch")}>
          <TextField {...limited("metaTitle")} />
          <TextField {...limited("metaDescription")} isLong />
        </Group>
        <Group
          title={translate("brands.groupDevelopers")}
          text={translate("brands.developersHelp")}
        >
          <StylesField {...field("customCss")} brand={brand} />
        </Group>
        <Group title={translate("brands.measuringTitle")} text={translate("brands.measuringText")}>
          <MeasuringFields field={field} stored={stored} brand={brand} />
        </Group>
        <FormActions
          pending={pending}
          isChanged={!isAsStored(typed, stored)}
          onWish={(next) => {
            wish.current = next;
          }}
        />
      </form>
      <div className="min-w-0 xl:sticky xl:top-6">
        <BrandPreview brand={viewOfTyped(typed, referralCode)} styles={own.styles} />
      </div>
    </div>
  );
}

/** Where pages of partners stand, up to the name. */
function placeOf(brand: KeptBrand | null): string {
  return brand?.address.replace(/[^/]*$/, "") ?? `${location.origin}/brand/`;
}
