import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { LoadState } from "../load-state.tsx";
import { PageHead } from "../page-head.tsx";
import { useDates } from "../use-dates.ts";
import { SendAgain } from "./send-again.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Email = OutputFrom<"admin", "readEmail">;

/** One e-mail: to whom, what became of it, what it says, and a way to send it again. */
export function EmailPage({ emailId }: { emailId: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "email", emailId],
    queryFn: ({ signal }) => call("admin", "readEmail", { emailId }, { signal }),
  });
  const back = <TextLink to="/admin/outbox">{translate("admin.backToOutbox")}</TextLink>;
  if (error instanceof AppError && error.code === "not_found") {
    return (
      <EmptyState
        picture={<NothingFoundPicture />}
        title={translate("admin.emailGone")}
        action={back}
      />
    );
  }
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={data.subject} lead={<StatusBadge status={data.status} />} back={back} />
      <div className="flex flex-col gap-8">
        <Facts email={data} />
        {data.isVeiled && <Callout kind="note">{translate("admin.emailVeiled")}</Callout>}
        {data.status === "kept" && (
          <p className="text-small text-quiet">{translate("admin.emailRecorded")}</p>
        )}
        {data.status !== "kept" && <SendAgain emailId={emailId} onSent={() => void refetch()} />}
        <Bodies email={data} />
      </div>
    </>
  );
}

function Facts({ email }: { email: Email }) {
  const translate = useTranslate();
  const { time } = useDates();
  const facts = [
    [translate("admin.emailTo"), email.recipient],
    [translate("admin.emailWritten"), time(email.createdAt)],
    ...(email.sentAt === null ? [] : [[translate("admin.emailSent"), time(email.sentAt)]]),
    ...(email.tries === 0 ? [] : [[translate("admin.emailTries"), String(email.tries)]]),
    ...(email.lastError === null ? [] : [[translate("admin.emailError"), email.lastError]]),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bodies({ email }: { email: Email }) {
  const translate = useTranslate();
  const [view, setView] = useState<"text" | "html">("text");
  return (
    <Tabs
      label={translate("admin.emailView")}
      value={view}
      onValue={setView}
      tabs={[
        {
          value: "text",
          label: translate("admin.emailText"),
          content: <PlainBody text={email.text} />,
        },
        {
          value: "html",
          label: translate("admin.emailHtml"),
          content: (
            // No scripts, no forms, no links that lead out; the page's own policy lets it load nothing.
            <iframe
              title={translate("admin.emailHtml")}
              srcDoc={email.html}
              sandbox=""
              className="h-160 w-full rounded-card border border-hairline bg-surface"
            />
          ),
        },
      ]}
    />
  );
}

/** The text as written; its links can be followed, in a tab of their own. */
function PlainBody({ text }: { text: string }) {
  return (
    <div className="max-w-text rounded-card border border-hairline bg-surface p-5 break-words whitespace-pre-wrap">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
            key={index}
            href={part}
            target="_blank"
            rel="noreferrer"
            className="break-all underline decoration-lamp decoration-2 underline-offset-4"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
