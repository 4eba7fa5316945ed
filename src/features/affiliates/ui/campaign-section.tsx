import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { saveFile } from "#client/save-file.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { QrCode, qrCodeOf } from "#ui/qr-code.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Campaign, campaignLengthMax, campaignLink } from "../rules/campaign-link.ts";
import { Copied } from "./link-section.tsx";

const fields: readonly { name: keyof Campaign; label: MessageKey; help: MessageKey }[] = [
  { name: "source", label: "affiliates.campaignSource", help: "affiliates.campaignSourceHelp" },
  { name: "medium", label: "affiliates.campaignMedium", help: "affiliates.campaignMediumHelp" },
  { name: "campaign", label: "affiliates.campaignName", help: "affiliates.campaignNameHelp" },
];

/** Makes a link that tells visits from one place apart, with its picture for paper. */
export function CampaignSection({ link }: { link: string }) {
  const translate = useTranslate();
  const [campaign, setCampaign] = useState<Campaign>({ source: "", medium: "", campaign: "" });
  const made = campaignLink(link, campaign);
  return (
    <section className="rounded-card border border-hairline bg-surface p-5 sm:p-7" data-campaign>
      <h2 className="text-title">{translate("affiliates.campaignTitle")}</h2>
      <p className="mt-1 max-w-text text-quiet">{translate("affiliates.campaignText")}</p>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-5">
        <div className="flex min-w-60 grow flex-col gap-5">
          {fields.map(({ name, label, help }) => (
            <Field key={name} label={translate(label)} help={translate(help)}>
              {(control) => (
                <TextInput
                  {...control}
                  name={`utm-${name}`}
                  maxLength={campaignLengthMax}
                  autoComplete="off"
                  value={campaign[name]}
                  onChange={(event) => setCampaign({ ...campaign, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Copied label="affiliates.campaignLink" action="affiliates.copyLink" value={made} />
        </div>
        <div className="flex flex-col items-start gap-3">
          <QrCode text={made} label={translate("affiliates.campaignQr")} />
          <Button onClick={() => saveFile("faro-link.svg", qrCodeOf(made), "image/svg+xml")}>
            {translate("affiliates.saveQr")}
          </Button>
        </div>
      </div>
    </section>
  );
}
