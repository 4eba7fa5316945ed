import type { ReactNode } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
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
import { readTyped, useTypedBrand } from "./use-typed-brand.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type BrandFormProps = {
  /** Null before the first save. */
  brand: KeptBrand | null;
  referralCode: string;
  onSaved: (saved: OutputFrom<"brands", "saveOwnBrand">) => void;
};

/** Everything an affiliate can say about their page. The fields hold their own text, so that a refusal loses nothing. */
export function BrandForm({ brand, referralCode, onSaved }: BrandFormProps) {
  const translate = useTranslate();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) => call("brands", "saveOwnBrand", readTyped(fields)),
    (saved) => {
      onSaved(saved);
      showToast({ title: translate("brands.saved"), tone: "right" });
    },
  );

  const { typed, look } = useTypedBrand(form.ref, brand);
  const chosen: ChosenColours = {
    primaryColor: readColour(typed.primaryColor),
    secondaryColor: readColour(typed.secondaryColor),
    accentColor: readColour(typed.accentColor),
  };

  /** A field of the brand: what is stored, and what is wrong with what was typed. */
  const stored = (name: TextFieldProps["name"]) => ({
    name,
    label: translate(`brands.${name}`),
    value: brand?.[name] ?? "",
    error: problem(name),
  });
  const limited = (name: keyof typeof textLimits) => ({
    ...stored(name),
    help: translate("brands.limit", { count: textLimits[name] }),
  });

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <form {...form} onInput={look} className="flex min-w-0 flex-col gap-8">
        <FailureCallout failure={failure} title={translate("brands.saveFailed")} />
        <Group title={translate("brands.groupAddress")}>
          <TextField
            {...stored("subdomain")}
            help={translate("brands.subdomainHelp", { address: addressOf(brand) })}
          />
          <TextField {...limited("brandName")} />
          <TextField {...stored("companyName")} help={translate("brands.companyNameHelp")} />
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
              {...stored("partnerBlurb")}
              isLong
              help={`${translate("brands.partnerBlurbHelp")} ${translate("brands.limit", { count: textLimits.partnerBlurb })}`}
            />
            {brand?.partnerBlurb && <BlurbState brand={brand} />}
          </div>
          <TextField {...stored("supportEmail")} type="email" />
          <TextField {...limited("disclaimerText")} isLong />
        </Group>
        <Group title={translate("brands.groupLooks")} text={translate("brands.coloursHelp")}>
          {colourFields.map((name) => (
            <ColourField key={name} {...stored(name)} name={name} chosen={chosen} onChange={look} />
          ))}
          {pictureKinds.map((kind) => (
            <PictureField
              key={kind}
              {...stored(pictureFields[kind])}
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
        <Button
          type="submit"
          variant="lamp"
          size="large"
          pending={isPending}
          className="self-start max-sm:w-full"
        >
          {translate(isPending ? "brands.saving" : "brands.save")}
        </Button>
      </form>
      <div className="min-w-0 xl:sticky xl:top-6">
        <BrandPreview brand={viewOfTyped(typed, referralCode)} />
      </div>
    </div>
  );
}

/** Where the page stands, or will once it has a name. */
function addressOf(brand: KeptBrand | null): string {
  return brand?.address ?? `${location.origin}/brand/…`;
}

type GroupProps = { title: string; text?: string; children: ReactNode };

function Group({ title, text, children }: GroupProps) {
  return (
    <fieldset className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <legend className="float-left w-full">
        <h2 className="text-title">{title}</h2>
      </legend>
      {text && <p className="clear-both max-w-text pt-1 text-quiet">{text}</p>}
      <div className="clear-both grid gap-x-8 gap-y-6 pt-5 lg:max-xl:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function BlurbState({ brand }: { brand: KeptBrand }) {
  const translate = useTranslate();
  const { partnerBlurbStatus: status, partnerBlurbReason: reason } = brand;
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <Badge tone={blurbTones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      {reason && <p className="text-small">{translate("brands.blurbReason", { reason })}</p>}
    </div>
  );
}

const blurbTones = { pending: "lamp", approved: "right", rejected: "care" } as const;
