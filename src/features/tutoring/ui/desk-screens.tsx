import type { ReactNode } from "react";
import { useTranslate } from "#client/language.tsx";
import type { AppError } from "#shared/errors.ts";
import { type Subject, taughtSubjects } from "#shared/subjects.ts";
import { NothingFoundPicture, OfflinePicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { firstSubject } from "./choose-chat.ts";
import type { NewSession } from "./use-new-session.ts";
import { useSubjectName } from "./use-subject-name.ts";

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

type NotFoundProps = { newSession: NewSession };

/** A session that is not this student's, or is not at all: the page does not tell which. */
export function ChatNotFound({ newSession }: NotFoundProps) {
  const translate = useTranslate();
  return (
    <Middle>
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("desk.chatNotFound")}
        text={translate("desk.chatNotFoundText")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/chat" variant="lamp">
              {translate("shell.resume")}
            </ButtonLink>
            <Button onClick={() => newSession.start(firstSubject)} pending={newSession.isPending}>
              {translate("desk.sessionNew")}
            </Button>
          </div>
        }
      />
    </Middle>
  );
}

type FailedProps = { failure: AppError; onRetry: () => void };

/** A session that could not be opened, and what can be done about it. */
export function ChatFailed({ failure, onRetry }: FailedProps) {
  const translate = useTranslate();
  const isForbidden = failure.code === "forbidden";
  return (
    <Middle>
      <EmptyState
        picture={<OfflinePicture />}
        title={translate(isForbidden ? "desk.chatForbidden" : "desk.chatFailed")}
        text={
          isForbidden
            ? translate("desk.chatForbiddenText")
            : translate(`errors.${failure.code}`, failure.data)
        }
        action={
          isForbidden ? (
            <ButtonLink to="/login" variant="lamp">
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

type NotTaughtProps = { subject: Subject; newSession: NewSession };

/** A subject of the academy that the tutor does not teach: said plainly, with what it does teach. */
export function SubjectNotTaught({ subject, newSession }: NotTaughtProps) {
  const translate = useTranslate();
  const nameOf = useSubjectName();
  return (
    <Middle>
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("desk.notTaught", { subject: nameOf(subject) })}
        text={translate("desk.notTaughtText", { taught: nameOf(firstSubject) })}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {taughtSubjects.map((taught) => (
              <Button
                key={taught}
                variant="lamp"
                onClick={() => newSession.start(taught)}
                pending={newSession.isPending}
              >
                {translate("desk.startSubject", { subject: nameOf(taught) })}
              </Button>
            ))}
          </div>
        }
      />
    </Middle>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <div className="flex grow items-center justify-center overflow-y-auto p-4">{children}</div>
  );
}
