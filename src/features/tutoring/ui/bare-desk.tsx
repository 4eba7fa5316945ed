import { type ReactNode, useEffect } from "react";
import { useTranslate } from "#client/language.tsx";
import { placeName } from "#ui/place-name.ts";
import { type ListToggle, SessionsButton } from "./desk-head.tsx";

type BareDeskProps = { list: ListToggle; children: ReactNode };

/** The desk without a session on it: the way to the sessions, and what is to be said instead. */
export function BareDesk({ list, children }: BareDeskProps) {
  const translate = useTranslate();
  const title = translate("shell.myLearning");
  const pageTitle = translate("desk.pageTitle", { title, place: placeName() });

  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);

  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <h1 className="sr-only">{title}</h1>
      <div className="shrink-0 px-2 py-1 sm:px-4">
        <SessionsButton list={list} />
      </div>
      {children}
    </div>
  );
}
