import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";

type LinkSectionProps = { link: string; code: string };

/** The link, the code and words to share, each ready to be copied. */
export function LinkSection({ link, code }: LinkSectionProps) {
  const translate = useTranslate();
  const words = translate("affiliates.shareText", { link });
  return (
    <section className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <h2 className="text-title">{translate("affiliates.linkTitle")}</h2>
      <p className="mt-1 max-w-text text-quiet">{translate("affiliates.linkText")}</p>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Copied label="affiliates.link" action="affiliates.copyLink" value={link} isMain />
          <Copied label="affiliates.code" action="affiliates.copyCode" value={code} />
        </div>
        <div className="flex flex-col items-start gap-2">
          <Field label={translate("affiliates.shareTitle")} className="w-full">
            {(control) => <TextArea {...control} readOnly value={words} />}
          </Field>
          <Copy value={words} action="affiliates.copyShare" />
        </div>
      </div>
    </section>
  );
}

type CopiedProps = {
  label: MessageKey;
  action: MessageKey;
  value: string;
  /** It is what people come to the page for. */
  isMain?: boolean;
};

/** A text to be copied, with its label. */
export function Copied({ label, action, value, isMain = false }: CopiedProps) {
  const translate = useTranslate();
  return (
    <div className="flex items-end gap-2 max-sm:flex-wrap">
      <Field label={translate(label)} className="min-w-56 grow">
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="mb-1 shrink-0">
        <Copy value={value} action={action} isMain={isMain} />
      </div>
    </div>
  );
}

/** Puts the link, or what else there is to share, on the clipboard. */
export function Copy({ value, action, isMain = false }: Omit<CopiedProps, "label">) {
  const translate = useTranslate();
  return (
    <CopyButton
      value={value}
      variant={isMain ? "lamp" : "outline"}
      copied={translate("affiliates.copied")}
      failed={translate("affiliates.copyFailed")}
    >
      {translate(action)}
    </CopyButton>
  );
}
