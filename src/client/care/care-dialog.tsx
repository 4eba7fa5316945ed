import { useState } from "react";
import type { CareAnswer } from "#shared/care.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { CarePanel } from "./care-panel.tsx";
import { showCare } from "./show-care.ts";

type Asked = Extract<CareAnswer, { answer: "check-in" }>;

/** The careful reply with people who help, or the question whether heavy words are about the student. */
export function CareDialog({ care }: { care: CareAnswer }) {
  const { locale, translate } = useLanguage();
  if (care.answer === "check-in") return <CheckIn asked={care} />;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={translate("tools.careTitle")}
      description={care.reply}
      closeLabel={translate("tools.careClose")}
    >
      <CarePanel care={care.care} locale={locale} />
    </Dialog>
  );
}

function close(): void {
  showCare(null);
}

function CheckIn({ asked: { place, text } }: { asked: Asked }) {
  const { translate } = useLanguage();
  const [isLetGo, setLetGo] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function tell(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { care } = await call("oversight", "tellMore", { place, text });
      showCare(care);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
      setPending(false);
    }
  }

  const buttons = isLetGo ? (
    <Button onClick={close}>{translate("tools.careClose")}</Button>
  ) : (
    <>
      <Button pending={isPending} onClick={() => void tell()}>
        {translate("tools.aboutMe")}
      </Button>
      <Button onClick={() => setLetGo(true)}>{translate("tools.fieldNotMe")}</Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={close}
      title={translate("tools.fieldQuestion")}
      description={translate(isLetGo ? "tools.fieldOtherWords" : "tools.fieldAsked")}
      closeLabel={translate("tools.careClose")}
      actions={buttons}
    >
      {failure && <FailureCallout failure={failure} title={translate("tools.careFailed")} />}
    </Dialog>
  );
}
