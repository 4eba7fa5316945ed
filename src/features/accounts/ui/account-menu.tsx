import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { kindOf } from "#client/session-hint.ts";
import {
  type AccountKind,
  readLastChat,
  resumePath,
  storageKeys,
} from "#shared/browser-storage.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Menu } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import { barItem } from "./bar-style.ts";
import { useAccount, useSignOut } from "#client/session.tsx";

function lastChatPath(): string {
  try {
    return resumePath(readLastChat(localStorage.getItem(storageKeys.lastChat)));
  } catch {
    return resumePath(null);
  }
}

/** A place in the menu; its path is asked for when it is chosen, since Resume follows the lessons. */
type Place = { id: string; label: MessageKey; path: () => string };

const profile: Place = { id: "profile", label: "shell.profile", path: () => "/profile" };
const lessons: readonly Place[] = [
  { id: "resume", label: "shell.resume", path: lastChatPath },
  { id: "learning", label: "shell.myLearning", path: () => "/chat" },
];

/** Where each kind of account belongs (N-03, N-04). */
const placesByKind: Readonly<Record<AccountKind, readonly Place[]>> = {
  student: [
    ...lessons,
    { id: "progress", label: "shell.progress", path: () => "/progress" },
    profile,
  ],
  parent: [
    { id: "dashboard", label: "shell.parentDashboard", path: () => "/parent-dashboard" },
    profile,
  ],
  affiliate: [
    {
      id: "affiliate",
      label: "shell.affiliateDashboard",
      path: () => "/affiliate/dashboard",
    },
    { ...profile, path: () => "/affiliate/account" },
  ],
  admin: [
    ...lessons,
    profile,
    { id: "administration", label: "shell.administration", path: () => "/admin" },
  ],
};

function placesOf(kind: AccountKind | null | undefined): readonly Place[] {
  return kind ? placesByKind[kind] : [];
}

/**
 * The end of the top bar. Signed in (N-03): a greeting with the first name that opens Resume, My Learning,
 * Profile and Sign Out; for affiliates (N-04) a badge and their dashboard instead of lessons. Signed out (N-02): Login and Sign Up.
 */
export function AccountMenu() {
  const translate = useTranslate();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const { account, isPending, hint } = useAccount();
  const firstName = isPending ? hint?.firstName : account?.firstName;

  if (firstName === undefined) {
    return (
      <>
        <Link to="/login" className={barItem}>
          {translate("shell.login")}
        </Link>
        {/* On a phone the screens themselves lead to each other; the bar has no room for both words. */}
        <Link to="/register" className={`${barItem} max-sm:hidden`}>
          {translate("shell.signUp")}
        </Link>
      </>
    );
  }

  const kind = isPending ? hint?.kind : account && kindOf(account);
  const places = placesOf(kind).map(({ id, label, path }) => ({
    id,
    label: translate(label),
    onSelect: () => navigate(path()),
  }));
  const isAffiliate = kind === "affiliate";

  return (
    <Menu
      trigger={
        <button type="button" className={`${barItem} min-w-0`}>
          <span className="flex min-w-0 flex-row-reverse items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-0">
            <span className="max-w-[min(10rem,100%)] truncate">
              {translate("shell.greeting", { firstName })}
            </span>
            {isAffiliate && (
              <span className="max-w-full truncate text-small text-dusk-lamp sm:rounded-full sm:border sm:border-dusk-lamp sm:px-3 sm:py-0.5">
                {translate("shell.affiliateAccount")}
              </span>
            )}
          </span>
          <ChevronDown className="size-5 shrink-0" aria-hidden />
        </button>
      }
      items={[
        ...places,
        {
          id: "sign-out",
          label: translate("shell.signOut"),
          apart: true,
          onSelect: () => {
            signOut().catch(() =>
              showToast({
                title: translate("shell.signOutFailed"),
                text: translate("errors.unavailable"),
                tone: "care",
              }),
            );
          },
        },
      ]}
    />
  );
}
