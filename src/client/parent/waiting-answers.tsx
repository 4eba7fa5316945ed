import { useQuery } from "@tanstack/react-query";
import { MailQuestionMark } from "lucide-react";
import { second } from "#shared/constants.ts";
import { TextLink } from "#ui/link.tsx";
import { call } from "../api.ts";
import { useLanguage } from "../language.tsx";
import { childLink } from "./child-tabs.ts";
import { waitingKey } from "./waiting-key.ts";

/** How often it is looked for new ones while the page is in sight. */
const lookAgainMs = 30 * second;

type Line = { key: string; words: string; to: string; link: string };

/** What waits for a yes or no: invitations first, then children who ask to join, then consents that are missing. */
export function WaitingAnswers() {
  const { locale, translate } = useLanguage();
  const { data } = useQuery({
    queryKey: waitingKey,
    queryFn: ({ signal }) => call("family", "readWaiting", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  if (!data) return null;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const lines: Line[] = [
    ...data.invitations.map(({ id, kind, inviter, children }) => ({
      key: id,
      words: translate(kind === "parent" ? "child.invitedByChild" : "child.invited", {
        inviter,
        names: list.format(children),
      }),
      to: `/family-invitation?${new URLSearchParams({ token: id })}`,
      link: translate("child.answer"),
    })),
    ...data.letters.map(({ id, childFirstName: firstName }) => ({
      key: id,
      words: translate("child.asksToJoin", { firstName }),
      to: `/parent-consent?${new URLSearchParams({ token: id })}`,
      link: translate("child.answer"),
    })),
    ...data.consents.map(({ childId, firstName, goesAt }) => ({
      key: childId,
      words:
        goesAt === null
          ? translate("child.consentMissing", { firstName })
          : translate("child.consentGoes", { firstName, date: date.format(new Date(goesAt)) }),
      to: childLink("/parent-dashboard/privacy", childId),
      link: translate("child.toConsent"),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-label={translate("child.toAnswer")} className="flex flex-col gap-3">
      {lines.map(({ key, words, to, link }) => (
        <div
          key={key}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-lamp bg-lamp-soft px-5 py-4"
        >
          <MailQuestionMark className="size-5 shrink-0" aria-hidden />
          <p className="min-w-0 grow font-semibold break-words">{words}</p>
          <TextLink to={to}>{link}</TextLink>
        </div>
      ))}
    </section>
  );
}
