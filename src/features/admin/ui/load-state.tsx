import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Loading } from "#ui/skeleton.tsx";

type LoadStateProps = { error: Error | null; onRetry: () => void };

/** In place of what is on its way, or could not be loaded. */
export function LoadState({ error, onRetry }: LoadStateProps) {
  const translate = useTranslate();
  if (!error) return <Loading label={translate("admin.loading")} lines={6} />;
  const code = error instanceof AppError ? error.code : "internal";
  return (
    <div className="flex flex-col items-start gap-4">
      <Callout kind="care" announce title={translate("admin.loadFailed")}>
        {translate(`errors.${code}`)}
      </Callout>
      <Button onClick={onRetry}>{translate("shell.tryAgain")}</Button>
    </div>
  );
}

type MoreButtonProps = { hasMore: boolean; isPending: boolean; onMore: () => void };

/** At the end of a list: the next page of it. */
export function MoreButton({ hasMore, isPending, onMore }: MoreButtonProps) {
  const translate = useTranslate();
  if (!hasMore) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button pending={isPending} onClick={onMore}>
        {translate("admin.more")}
      </Button>
    </div>
  );
}
