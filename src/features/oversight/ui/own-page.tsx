import { useQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { placeName } from "#ui/place-name.ts";
import { AccessLog } from "./access-log.tsx";
import { ChangeNote } from "./change-note.tsx";
import { PolicyNote } from "./policy-note.tsx";
import { SessionList } from "./session-list.tsx";

const queryKey = ["oversight", "own"];

/** L12: what a student's parents can see, the summaries they read, and who looked. */
export function OwnOversightPage() {
  const { locale, translate } = useLanguage();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("oversight", "readOwnOversight", {}, { signal }),
  });
  const names = new Intl.ListFormat(locale).format(data?.guardians ?? []);
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-8 px-4 py-10 sm:px-8">
      <title>{`${translate("oversight.ownTitle")} · ${placeName()}`}</title>
      <h1 className="text-heading">{translate("oversight.ownTitle")}</h1>
      {data?.change && <ChangeNote change={data.change} queryKey={queryKey} />}
      {data &&
        (data.guardians.length === 0 ? (
          <p className="max-w-text text-lead">{translate("oversight.nobody")}</p>
        ) : (
          <>
            <p className="max-w-text text-lead">{translate("oversight.guardians", { names })}</p>
            <PolicyNote policy={data.policy} firstName={null} />
            {data.policy.sight !== "none" && (
              <ul className="flex max-w-text list-disc flex-col gap-1 pl-6">
                <li>{translate("oversight.alwaysProgress")}</li>
                <li>{translate("oversight.alwaysRules")}</li>
                <li>{translate("oversight.alwaysAlert")}</li>
                <li>{translate("oversight.never")}</li>
              </ul>
            )}
          </>
        ))}
      <section aria-labelledby="looks" className="flex flex-col gap-4">
        <h2 id="looks" className="text-title">
          {translate("oversight.log")}
        </h2>
        <AccessLog
          queryKey={["oversight", "own-access"]}
          read={(before, signal) =>
            call("oversight", "readOwnAccess", before ? { before } : {}, { signal })
          }
        />
      </section>
      <section aria-labelledby="sessions" className="flex flex-col gap-4">
        <h2 id="sessions" className="text-title">
          {translate("oversight.ownSessions")}
        </h2>
        <SessionList
          queryKey={["oversight", "own-sessions"]}
          read={(before, signal) =>
            call("oversight", "readOwnSessions", before ? { before } : {}, { signal })
          }
        />
      </section>
    </div>
  );
}
