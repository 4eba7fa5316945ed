import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/skeleton.tsx";

type LoadNoteProps = { error: Error | null; onRetry: () => void };

/** In place of what is on its way, or could not be loaded. */
export function LoadNote({ error, onRetry }: LoadNoteProps) {
  const translate = useTranslate();
  if (!error) return <Loading label={translate("curriculum.loading")} lines={6} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <FailureCallout
        failure={error instanceof AppError ? error : new AppError("internal")}
        title={translate("curriculum.loadFailed")}
      />
      <Button onClick={onRetry}>{translate("shell.tryAgain")}</Button>
    </div>
  );
}
