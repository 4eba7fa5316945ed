import type { ReactNode } from "react";
import type { Translate } from "#shared/messages/translator.ts";
import { useLanguage } from "#client/language.tsx";
import { countsWords } from "#shared/endings.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Fold } from "#ui/fold.tsx";
import { Table } from "#ui/table.tsx";
import type { ChildSession } from "../contract.ts";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";

type SessionTableProps = { childId: string; sessions: readonly ChildSession[] };

/** The latest sessions and how their problems ended. */
export function SessionTable({ childId, sessions }: SessionTableProps) {
  const { locale, translate } = useLanguage();
  const nameOf = ({ subject, title }: ChildSession) =>
    [subjectNames[subject][locale], title?.[locale]].filter(Boolean).join(": ");
  const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Fold
      heading={<h2 className="text-title">{translate("family.sessions")}</h2>}
      note={translate("family.sessionsCount", { count: sessions.length })}
    >
      <Table
        stacks
        caption={translate("family.sessions")}
        columns={[
          {
            id: "session",
            heading: translate("family.session"),
            cell: nameOf,
          },
          {
            id: "when",
            heading: translate("family.when"),
            cell: ({ lastAt }: ChildSession) => dateAndTime.format(new Date(lastAt)),
          },
          {
            id: "problems",
            heading: translate("progress.problems"),
            cell: countsOf(childId, nameOf, translate),
          },
        ]}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={<p className="text-quiet">{translate("family.nothingYet")}</p>}
      />
    </Fold>
  );
}

function countsOf(
  childId: string,
  nameOf: (session: ChildSession) => string,
  translate: Translate,
): (session: ChildSession) => ReactNode {
  return (session) => {
    const { id, alone, withHelp, open } = session;
    const counts = countsWords({ alone, withHelp, open }, translate);
    if (alone + withHelp + open === 0) return counts;
    return (
      <EvidenceButton childId={childId} title={nameOf(session)} query={{ sessionId: id }}>
        {counts}
      </EvidenceButton>
    );
  };
}
