import { useLanguage } from "#client/language.tsx";
import { type Subject, subjectNames, taughtSubjects } from "#shared/subjects.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { firstSubject } from "./choose-chat.ts";
import { Middle } from "./middle.tsx";
import type { NewSession } from "./use-new-session.ts";

type NotTaughtProps = { subject: Subject; newSession: NewSession };

/** A subject of the academy that the tutor does not teach: said plainly, with what it does teach. */
export function SubjectNotTaught({ subject, newSession }: NotTaughtProps) {
  const { locale, translate } = useLanguage();
  return (
    <Middle>
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("desk.notTaught", { subject: subjectNames[subject][locale] })}
        text={translate("desk.notTaughtText", { taught: subjectNames[firstSubject][locale] })}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {taughtSubjects.map((taught) => (
              <Button
                key={taught}
                variant="lamp"
                onClick={() => newSession.start(taught)}
                pending={newSession.isPending}
              >
                {translate("desk.startSubject", { subject: subjectNames[taught][locale] })}
              </Button>
            ))}
          </div>
        }
      />
    </Middle>
  );
}
