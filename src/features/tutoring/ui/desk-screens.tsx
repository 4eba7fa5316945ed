import { useTranslate } from "#client/language.tsx";
import type { AppError } from "#shared/errors.ts";
import { hrefOf, useAddress } from "#ui/address.tsx";
import { OfflinePicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { failureWords } from "./failure-words.ts";
import { Middle } from "./middle.tsx";

/** In the place of a conversation that is on its way. */
export function DeskLoading() {
  const translate = useTranslate();
  return (
    <output className="mx-auto flex w-full max-w-170 grow flex-col gap-6 p-6">
      <span className="sr-only">{translate("desk.chatLoading")}</span>
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11 w-1/2 self-end" />
    </output>
  );
}

type FailedProps = { failure: AppError; onRetry: () => void };

/** A session that could not be opened, and what can be done about it. */
export function ChatFailed({ failure, onRetry }: FailedProps) {
  const translate = useTranslate();
  const isForbidden = failure.code === "forbidden";
  const here = hrefOf(useAddress());
  return (
    <Middle>
      <EmptyState
        picture={<OfflinePicture />}
        title={translate(isForbidden ? "desk.chatForbidden" : "desk.chatFailed")}
        text={isForbidden ? translate("desk.chatForbiddenText") : failureWords(translate, failure)}
        action={
          isForbidden || failure.code === "unauthenticated" ? (
            <ButtonLink to={`/login?${new URLSearchParams({ next: here })}`} variant="lamp">
              {translate("desk.goToLogin")}
            </ButtonLink>
          ) : (
            <Button variant="lamp" onClick={onRetry}>
              {translate("shell.tryAgain")}
            </Button>
          )
        }
      />
    </Middle>
  );
}
