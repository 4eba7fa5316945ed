import { lazy, Suspense } from "react";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import type { ChatView } from "../contract.ts";

/** Brings what a title is changed with; rejects where it cannot be loaded. */
export const bringTitleForm = () => import("./title-form.tsx");

const TitleForm = lazy(async () => ({ default: (await bringTitleForm()).TitleForm }));

type SessionTitleProps = {
  chat: Pick<ChatView, "id" | "title">;
  /** It is being changed: only once what that needs has been brought. */
  editing: boolean;
  /** The title was changed or left as it was. */
  onDone: () => void;
};

/** The title of the session, which can be changed where it stands. */
export function SessionTitle({ chat, editing, onDone }: SessionTitleProps) {
  const title = (
    <h1 className="min-w-0 grow truncate font-display text-lead">{plainMaths(chat.title)}</h1>
  );
  if (!editing) return title;
  return (
    <Suspense fallback={title}>
      <TitleForm chat={chat} onDone={onDone} />
    </Suspense>
  );
}
