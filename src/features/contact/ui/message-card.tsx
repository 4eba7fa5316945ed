import { type ReactNode, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { contactMessageLengthMax } from "#shared/constants.ts";
import { isolated } from "#shared/isolated.ts";
import { AppError } from "#shared/errors.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ContactMessage } from "../contract.ts";

type MessageCardProps = {
  message: ContactMessage;
  sendsMail: boolean;
  onChanged: (message: ContactMessage) => void;
};

/** One message: who wrote it and what, what was answered, and what can be done. */
export function MessageCard({ message, sendsMail, onChanged }: MessageCardProps) {
  const { locale, translate } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const timeOf = (iso: string) => format.format(new Date(iso));
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `message-${message.id}`;
  const isOpen = message.state === "open";
  const { change, isPending, failure } = useStateChange(message, (changed) => {
    onChanged(changed);
    // The button goes with the form that it stands in.
    if (sendsMail) heading.current?.focus();
  });
  const stateButton = (
    <Button
      pending={isPending}
      aria-label={`${translate(isOpen ? "inbox.close" : "inbox.reopen")}: ${isolated(message.name)}`}
      onClick={change}
    >
      {translate(isOpen ? "inbox.close" : "inbox.reopen")}
    </Button>
  );
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="text-title wrap-anywhere outline-none"
          >
            <bdi>{message.name}</bdi>
          </h2>
          <Badge tone={isOpen ? "lamp" : "plain"}>
            {translate(isOpen ? "inbox.open" : "inbox.closed")}
          </Badge>
        </div>
        <p className="mt-1 text-small text-quiet">
          {translate(`inbox.sender_${message.sender}`)}
          {" · "}
          <a
            href={`mailto:${encodeURIComponent(message.email).replace("%40", "@")}`}
            className={`wrap-anywhere ${textLinkStyle}`}
          >
            {message.email}
          </a>
        </p>
        <p className="text-small text-quiet">
          <time dateTime={message.receivedAt}>
            {translate("inbox.received", { time: timeOf(message.receivedAt) })}
          </time>
        </p>
      </header>
      <p lang={message.locale} className="max-w-text wrap-anywhere whitespace-pre-wrap">
        {message.message}
      </p>
      {message.replies.map(({ at, text }) => (
        <div key={at} className="max-w-text border-l-4 border-glass pl-4">
          <p className="text-small text-quiet">
            {translate("inbox.answered", { time: timeOf(at) })}
          </p>
          <p lang={message.locale} className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </div>
      ))}
      <FailureCallout failure={failure} title={translate("inbox.changeFailed")} />
      {isOpen && sendsMail ? (
        <AnswerForm
          message={message}
          onAnswered={(answered) => {
            onChanged(answered);
            // The form that was sent is gone.
            heading.current?.focus();
          }}
          also={stateButton}
        />
      ) : (
        <div>{stateButton}</div>
      )}
    </article>
  );
}

type AnswerFormProps = {
  message: ContactMessage;
  onAnswered: (message: ContactMessage) => void;
  /** What else can be done with the message. */
  also: ReactNode;
};

/** An answer by letter; what was written stays where it is refused. */
function AnswerForm({ message, onAnswered, also }: AnswerFormProps) {
  const translate = useTranslate();
  const submission = useSubmission(
    (fields) =>
      call("contact", "answerMessage", {
        contactMessageId: message.id,
        text: textOf(fields, "text"),
        closes: fields.get("closes") !== null,
      }),
    (result) => {
      showToast({ title: translate("inbox.sent"), tone: "right" });
      onAnswered(result.message);
    },
  );
  return (
    // A new form for each answer: the one that was sent stands above it.
    <form
      {...submission.form}
      key={message.replies.length}
      className="flex flex-col gap-4 border-t border-hairline pt-4"
    >
      <FailureCallout failure={submission.failure} title={translate("inbox.sendFailed")} />
      <Field
        label={translate("inbox.answer")}
        help={translate(`inbox.answerHelp_${message.locale}`)}
        error={submission.problem("text")}
        className="max-w-text"
      >
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={4}
            lang={message.locale}
            maxLength={contactMessageLengthMax}
          />
        )}
      </Field>
      <Checkbox name="closes" label={translate("inbox.closes")} defaultChecked />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" pending={submission.isPending}>
          {translate(submission.isPending ? "inbox.sending" : "inbox.send")}
        </Button>
        {also}
      </div>
    </form>
  );
}

/** Closes the message, or opens it again. */
function useStateChange(message: ContactMessage, onChanged: (message: ContactMessage) => void) {
  const translate = useTranslate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isOpen = message.state === "open";

  async function change(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const state = isOpen ? "closed" : "open";
      const input = { contactMessageId: message.id, state } as const;
      onChanged((await call("contact", "setMessageState", input)).message);
      showToast({ title: translate(isOpen ? "inbox.closed" : "inbox.reopened"), tone: "right" });
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
    }
    setPending(false);
  }

  return { change: () => void change(), isPending, failure };
}
