import { useTranslate } from "./language.tsx";
import { AppError } from "#shared/errors.ts";
import { OfflinePicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type LoadFailedProps = { error: unknown; title: string; onRetry: () => void };

/** Something could not be loaded: why, and a way to try again. */
export function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const translate = useTranslate();
  const failure = error instanceof AppError ? error : new AppError("internal");
  return (
    <EmptyState
      picture={<OfflinePicture />}
      title={title}
      text={translate(`errors.${failure.code}`, failure.data)}
      action={
        <Button variant="lamp" onClick={onRetry}>
          {translate("shell.tryAgain")}
        </Button>
      }
    />
  );
}
