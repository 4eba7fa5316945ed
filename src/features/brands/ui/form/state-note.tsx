import { Undo2 } from "lucide-react";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { showToast } from "#ui/toast.tsx";
import { measuringText } from "../../rules/measuring.ts";

type OwnBrand = OutputFrom<"brands", "readOwnBrand">;

type StateNoteProps = { own: OwnBrand; onChanged: (own: OwnBrand) => void };

/** What of a page is public, what is a draft, and what waits for somebody; with the step back. */
export function StateNote({ own, onChanged }: StateNoteProps) {
  const { locale, translate } = useLanguage();
  const { brand, draft, publishedAt } = own;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const when = (time: string) => format.format(new Date(time));
  const isMeasuring = brand !== null && measuringText(brand) !== null;
  return (
    <div className="flex flex-col gap-3">
      <PublicNote
        own={own}
        when={publishedAt === null ? "" : when(publishedAt)}
        onChanged={onChanged}
      />
      {draft && (
        <Callout kind="note" title={translate("brands.stateDraft")}>
          <p className="max-w-text">
            {translate("brands.stateDraftText", { time: when(draft.savedAt) })}
          </p>
        </Callout>
      )}
      {brand?.partnerBlurb && brand.partnerBlurbStatus === "pending" && (
        <Callout kind="note" title={translate("brands.stateBlurbWaits")}>
          <p className="max-w-text">{translate("brands.stateBlurbWaitsText")}</p>
        </Callout>
      )}
      {brand?.active && brand.identityStatus === "pending" && (
        <Callout kind="note" title={translate("brands.stateIdentityWaits")}>
          <p className="max-w-text">{translate("brands.stateIdentityWaitsText")}</p>
        </Callout>
      )}
      {brand?.identityStatus === "rejected" && (
        <Callout kind="care" title={translate("brands.stateIdentityRefused")}>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">
            {translate("brands.blurbReason", { reason: brand.identityReason ?? "" })}
          </p>
        </Callout>
      )}
      {brand?.customCss && brand.customCssStatus === "pending" && (
        <Callout kind="note" title={translate("brands.stateStylesWait")}>
          <p className="max-w-text">{translate("brands.stateStylesWaitText")}</p>
        </Callout>
      )}
      {brand?.customCss && brand.customCssStatus === "rejected" && (
        <Callout kind="care" title={translate("brands.stateStylesRefused")}>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">
            {translate("brands.blurbReason", { reason: brand.customCssReason ?? "" })}
          </p>
        </Callout>
      )}
      {isMeasuring && brand.measuringStatus === "pending" && (
        <Callout kind="note" title={translate("brands.stateMeasuringWaits")}>
          <p className="max-w-text">{translate("brands.stateMeasuringWaitsText")}</p>
        </Callout>
      )}
      {isMeasuring && brand.measuringStatus === "rejected" && (
        <Callout kind="care" title={translate("brands.stateMeasuringRefused")}>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">
            {translate("brands.blurbReason", { reason: brand.measuringReason ?? "" })}
          </p>
        </Callout>
      )}
      {brand?.partnerBlurb && brand.partnerBlurbStatus === "rejected" && (
        <Callout kind="care" title={translate("brands.stateBlurbRefused")}>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">
            {translate("brands.blurbReason", { reason: brand.partnerBlurbReason ?? "" })}
          </p>
        </Callout>
      )}
    </div>
  );
}

function PublicNote({ own, when, onChanged }: StateNoteProps & { when: string }) {
  const { translate } = useLanguage();
  const { brand, problem, isDecided, canUndo } = own;
  if (!brand) {
    return (
      <Callout kind="note" title={translate("brands.stateNothing")}>
        <p className="max-w-text">{translate("brands.stateNothingText")}</p>
      </Callout>
    );
  }
  const isSeen = problem === null;
  const message = isSeen ? "" : translate(`errors.${problem}`);
  const why = brand.active ? "stateOther" : isDecided ? "stateOff" : "stateWaits";
  return (
    <Callout
      kind={isSeen ? "right" : "note"}
      title={translate(isSeen ? "brands.stateSeen" : "brands.stateUnseen")}
    >
      {!isSeen && <p className="max-w-text">{translate(`brands.${why}`, { message })}</p>}
      <a
        href={brand.address}
        target="_blank"
        rel="noreferrer"
        className={`${textLinkStyle} inline-block min-h-6 break-all`}
      >
        {brand.address} <span className="font-normal">{translate("brands.opensNew")}</span>
      </a>
      <p className="text-small">{translate("brands.statePublished", { time: when })}</p>
      {canUndo && <UndoButton onChanged={onChanged} />}
    </Callout>
  );
}

function UndoButton({ onChanged }: Pick<StateNoteProps, "onChanged">) {
  const { translate } = useLanguage();
  const [isPending, setPending] = useState(false);
  async function undo(): Promise<void> {
    setPending(true);
    try {
      onChanged(await call("brands", "undoPublish", {}));
      const text = translate("brands.undoneText");
      showToast({ title: translate("brands.undone"), text, tone: "right" });
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("internal");
      const text = translate(`errors.${failure.code}`, failure.data);
      showToast({ title: translate("brands.failed"), text, tone: "care" });
    } finally {
      setPending(false);
    }
  }
  return (
    <Button className="mt-3" pending={isPending} onClick={() => void undo()}>
      <Undo2 className="size-5" aria-hidden />
      {translate("brands.undo")}
    </Button>
  );
}
