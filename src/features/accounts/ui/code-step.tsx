import { useTranslate } from "#client/language.tsx";
import { SecondFactorStep } from "#client/second-factor-step.tsx";
import { showToast } from "#ui/toast.tsx";

/** The code that an administrator is asked for after the password, and the welcome of every sign-in. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const translate = useTranslate();
  return (
    <SecondFactorStep
      welcome={({ firstName }) =>
        showToast({ title: translate("accounts.welcomeBack", { firstName }), tone: "right" })
      }
      onBack={onBack}
    />
  );
}
