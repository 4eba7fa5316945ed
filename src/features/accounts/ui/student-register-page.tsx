import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect, useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { findSubject } from "#shared/subjects.ts";
import { showToast } from "#ui/toast.tsx";
import type { Account } from "../contract.ts";
import { arrivalPath } from "../rules.ts";
import { FormPage } from "#ui/form-page.tsx";
import { AskParentForm, type ConsentRequest } from "./ask-parent-form.tsx";
import { BirthDateStep } from "./birth-date-step.tsx";
import { ParentPending } from "./parent-pending.tsx";
import { useAccount, useSignedIn } from "#client/session.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Step = "birth-date" | "form" | "parent" | "pending";

/** Student registration: the date of birth, then the form, or a parent first. */
export function StudentRegisterPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const subject = findSubject(query.get("subject"));
  const { account, isPending, hint } = useAccount();
  const signedIn = useSignedIn();
  const fromGoogle = query.get("google") === "1";
  const { data: named, isPending: isTicketPending } = useQuery({
    queryKey: ["google-ticket", "student"],
    queryFn: ({ signal }) => call("accounts", "readGoogleTicket", { side: "student" }, { signal }),
    enabled: fromGoogle,
  });
  const [step, setStep] = useState<Step>("birth-date");
  const [visited, setVisited] = useState<readonly Step[]>([]);
  const [request, setRequest] = useState<ConsentRequest | null>(null);

  function go(next: Step): void {
    setVisited([...visited, step]);
    setStep(next);
  }

  /** What was typed in a step stays there when the way leads back to it. */
  function isKept(candidate: Step): boolean {
    return step === candidate || visited.includes(candidate);
  }

  if (account?.kind === "profile") {
    return <Redirect to={arrivalPath(account, { subject })} replace />;
  }
  if (isPending && hint) return null;

  function welcome(newcomer: Account): void {
    showToast({
      title: translate("accounts.welcome", { firstName: newcomer.firstName }),
      tone: "right",
    });
    signedIn(newcomer);
  }

  return (
    <FormPage title={translate("accounts.registerTitle")}>
      {step === "birth-date" && (
        <BirthDateStep
          follows={visited.length > 0}
          onAnswer={(path) => go(path === "self" ? "form" : "parent")}
        />
      )}
      {isKept("form") && !(fromGoogle && isTicketPending) && (
        <SignUpForm
          ticket={fromGoogle ? (named?.ticket ?? null) : null}
          shown={step === "form"}
          subject={subject}
          onSignedUp={welcome}
          onStepNeeded={(code) => go(code === "age_step_missing" ? "birth-date" : "parent")}
        />
      )}
      {isKept("parent") && (
        <AskParentForm
          shown={step === "parent"}
          onAsked={(asked) => {
            setRequest(asked);
            go("pending");
          }}
        />
      )}
      {step === "pending" && request && (
        <ParentPending request={request} onCorrect={() => go("parent")} />
      )}
    </FormPage>
  );
}
