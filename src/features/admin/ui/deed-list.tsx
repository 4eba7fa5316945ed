import { useTranslate } from "#client/language.tsx";
import type { Translate } from "#shared/messages/translator.ts";
import { TextLink } from "#ui/link.tsx";
import type { DeedView } from "../contract/audit.ts";
import { actionWords } from "./action-words.ts";
import { useDates } from "./use-dates.ts";

/** Deeds as sentences: who did what to whom, when, and why. */
export function DeedList({ deeds }: { deeds: readonly DeedView[] }) {
  const translate = useTranslate();
  const { time } = useDates();
  return (
    <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {deeds.map((deed) => (
        <li key={deed.id} className="px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">
              <b>
                <bdi>{deed.actorName ?? deed.actorId}</bdi>
              </b>{" "}
              {actionWords(translate, deed.action)}
              {deed.subjectId !== deed.actorId && (
                <>
                  {": "}
                  <Subject deed={deed} translate={translate} />
                </>
              )}
            </span>
            <time dateTime={deed.createdAt} className="text-small text-quiet">
              {time(deed.createdAt)}
            </time>
          </p>
          {typeof deed.details["amount"] === "number" && (
            <p className="text-small text-quiet">
              {translate("admin.detailCredits", { count: deed.details["amount"] })}
            </p>
          )}
          {typeof deed.details["reason"] === "string" && (
            <p className="text-small text-quiet">
              {translate("admin.detailReason", { reason: deed.details["reason"] })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What of the site is changed by administrators, as the ids of its parts begin. */
const siteKinds = ["fact", "article", "order"];

function Subject({ deed, translate }: { deed: DeedView; translate: Translate }) {
  const { subjectId, subjectName } = deed;
  if (subjectName !== null) {
    return (
      <TextLink to={`/admin/accounts?id=${subjectId}`}>
        <bdi>{subjectName}</bdi>
      </TextLink>
    );
  }
  if (subjectId.startsWith("eml_")) {
    return <TextLink to={`/admin/outbox?id=${subjectId}`}>{translate("admin.theEmail")}</TextLink>;
  }
  const [kind = "", key] = subjectId.split(":");
  if (key !== undefined && siteKinds.includes(kind)) {
    const history = new URLSearchParams({ kind, key });
    return <TextLink to={`/admin/site/history?${history}`}>{key}</TextLink>;
  }
  if (deed.action.startsWith("curriculum.")) {
    return <TextLink to={`/admin/curriculum?skill=${subjectId}`}>{subjectId}</TextLink>;
  }
  const isAccount = subjectId.startsWith("prf_") || subjectId.startsWith("par_");
  return (
    <span className="text-quiet">
      {isAccount && `${translate("admin.gone")} `}
      <code className="font-code text-small">{subjectId}</code>
    </span>
  );
}
