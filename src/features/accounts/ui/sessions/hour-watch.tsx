import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { PasswordField } from "#client/password-field.tsx";
import { readLastHint } from "#client/session-hint.ts";
import { renewAccount } from "#client/session-query.ts";
import { tellRenewed } from "#client/session-renewal.ts";
import { useAccount, useSignOut } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { Account } from "../../contract.ts";
import { idleCheckMs, idleWarningMs, second } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal.tsx";
import { showToast } from "#ui/toast.tsx";
import { clockOf, nextAnnouncement } from "./countdown.ts";

/**
 * Watches over a session that nothing but the password extends (T-01). While it has little left a strip says so, which takes
 * no key from whoever is writing; it leads to the password. When the time is up the password is asked for in any case: the
 * page stays as it is under the question, and is left for the login where nobody answers (#client/watch-session.ts).
 */
export function HourWatch() {
  const translate = useTranslate();
  const { account } = useAccount();
  const leftMs = useTimeLeft();
  const [isAsking, setAsking] = useState(false);
  const isOver = leftMs === 0;
  const wasOver = useRef(false);

  useEffect(() => {
    // Here or in another tab.
    if (wasOver.current && !isOver) tellRenewed();
    wasOver.current = isOver;
  }, [isOver]);

  if (leftMs === null || !account) return null;
  if (isAsking || isOver) {
    return (
      <GoOnDialog
        account={account}
        leftMs={leftMs}
        onClose={() => setAsking(false)}
        onRenewed={() => {
          setAsking(false);
          showToast({ title: translate("session.renewed"), tone: "right" });
        }}
      />
    );
  }
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 bg-lamp-soft px-4 py-1 print:hidden">
      <p className="text-small">
        <span className="font-semibold">{translate("session.expiringTitle")}</span>{" "}
        <TimeLeft leftMs={leftMs} />
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {translate("session.stay")}
      </Button>
    </div>
  );
}

/** The milliseconds left, by the end that all tabs share; null while there are many. */
function useTimeLeft(): number | null {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    function check(): void {
      const hint = readLastHint();
      // Signed out in another tab: the watch over the session leads this one to the login.
      if (!hint) return;
      const left = hint.expiresAt - Date.now();
      setLeftMs(left > idleWarningMs ? null : Math.max(0, left));
    }
    check();
    const timer = setInterval(check, idleCheckMs);
    return () => clearInterval(timer);
  }, []);
  return leftMs;
}

function TimeLeft({ leftMs }: { leftMs: number }) {
  const translate = useTranslate();
  return (
    <>
      <span role="timer" aria-live="off" className="tabular-nums">
        {clockOf(leftMs)}
      </span>
      <output className="sr-only">
        {translate("session.expiringAnnounced", { seconds: nextAnnouncement(leftMs) / second })}
      </output>
    </>
  );
}

type GoOnDialogProps = {
  account: Account;
  leftMs: number;
  onClose: () => void;
  onRenewed: () => void;
};

/** Asks for the password of the account whose page this is. Only an answer ends the question once the time is up. */
function GoOnDialog({ account, leftMs, onClose, onRenewed }: GoOnDialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const signOut = useSignOut();
  const [opening, setOpening] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = leftMs === 0;
  const submission = useSubmission(
    (fields) =>
      call("accounts", "renewSession", {
        accountId: account.id,
        password: textOf(fields, "password"),
      }),
    (renewed) => {
      renewAccount(client, renewed.account, renewed.now);
      onRenewed();
    },
  );

  useEffect(() => {
    // A question that comes by itself must not take what is being typed for a password.
    if (isOver) title.current?.focus();
    else submission.form.ref.current?.querySelector<HTMLElement>("[name=password]")?.focus();
    // Where the focus stands is decided once, as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opening]);

  return (
    <Modal
      key={opening}
      open
      onOpenChange={() => (isOver ? setOpening(opening + 1) : onClose())}
      labelledBy="go-on-title"
      describedBy="go-on-text"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card p-6 open:animate-rise sm:p-8"
    >
      <h2 ref={title} id="go-on-title" tabIndex={-1} className="text-title outline-none">
        {translate(isOver ? "session.overTitle" : "session.expiringTitle")}
      </h2>
      <p id="go-on-text" className="mt-2 text-quiet">
        {translate(isOver ? "session.overText" : "session.hourText")}
      </p>
      {!isOver && (
        <p className="mt-4 text-heading font-semibold">
          <TimeLeft leftMs={leftMs} />
        </p>
      )}
      <form {...submission.form} className="mt-5 flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("session.goOnFailed")} />
        <p>
          {translate("session.goOnAs")}{" "}
          <bdi className="font-semibold">{account.username ?? account.firstName}</bdi>
        </p>
        {/* For password managers, which look for a name beside a password. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={account.username ?? account.email ?? ""}
        />
        <PasswordField
          name="password"
          label={translate("session.goOnPassword")}
          autoComplete="current-password"
          error={submission.problem("password")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="lamp" pending={submission.isPending}>
            {translate("session.goOn")}
          </Button>
          {!isOver && <Button onClick={onClose}>{translate("session.later")}</Button>}
          <Button variant="quiet" onClick={() => void signOut().catch(() => undefined)}>
            {translate("session.logOut")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
