import { useTranslate } from "#client/language.tsx";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { firstSubject } from "./choose-chat.ts";
import { Middle } from "./middle.tsx";
import type { NewSession } from "./use-new-session.ts";

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
