import { useEffect } from "react";
import { useLocation } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Account } from "../contract.ts";

/** Welcomes whoever comes back from Google signed in, as after any sign-in, and leads on. */
export function GoogleArrival({ account, to }: { account: Account; to: string }): null {
  const translate = useTranslate();
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  useEffect(() => {
    const { firstName } = account;
    showToast({ title: translate("accounts.welcomeBack", { firstName }), tone: "right" });
    signedIn(account);
    navigate(to, { replace: true });
  }, [account, to, translate, navigate, signedIn]);
  return null;
}
