import { Link } from "wouter";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { subjectNames } from "#shared/subjects.ts";
import type { ChatSummary } from "../contract.ts";
import { chatPath } from "./choose-chat.ts";
import { Highlighted } from "./highlighted.tsx";
import { plainMaths } from "#client/rich-text/plain-maths.ts";

type SessionRowProps = {
  chat: ChatSummary;
  /** The words it was found by; empty outside a search. */
  search: string;
  current: boolean;
  /** Tells today's sessions from older ones. */
  now: Date;
  onOpen: () => void;
};

/** A session in the list: its title, when it was last worked on, and where the searched words stand in it. */
export function SessionRow({ chat, search, current, now, onOpen }: SessionRowProps) {
  const { locale } = useLanguage();
  return (
    <Link
      to={chatPath(chat)}
      onClick={onOpen}
      aria-current={current ? "page" : undefined}
      className="block min-h-11 rounded-control border-l-3 border-transparent py-2 pr-11 pl-3 hover:bg-sunken aria-[current=page]:border-lamp aria-[current=page]:bg-lamp-soft"
    >
      <span className="line-clamp-2 leading-snug font-semibold">
        <Highlighted text={plainMaths(chat.title)} search={search} />
      </span>
      <time dateTime={chat.updatedAt} className="block text-small text-quiet tabular-nums">
        {`${subjectNames[chat.subject][locale]} · ${shortDate(chat.updatedAt, locale, now)}`}
      </time>
      {search !== "" && chat.excerpt !== "" && (
        <span className="line-clamp-2 text-small text-quiet">
          <Highlighted text={plainMaths(chat.excerpt)} search={search} />
        </span>
      )}
    </Link>
  );
}

/** The time for today, else the day, with its year where that is another one. */
function shortDate(iso: string, locale: Locale, now: Date): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) {
    return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(date);
  }
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
  }).format(date);
}
