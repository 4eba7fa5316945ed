import { useState } from "react";
import { Archive, ArchiveRestore } from "lucide-react";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { useLanguage } from "#client/language.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import type { ChatSummary } from "../contract.ts";
import { type Grouping, groupSessions } from "./group-sessions.ts";
import { SessionRow } from "./session-row.tsx";
import type { PutAway } from "./use-put-away.ts";

type SessionGroupsProps = {
  chats: readonly ChatSummary[];
  /** The words they were found by; what is found stands in one list. */
  search: string;
  by: Grouping;
  currentId: string | null;
  onOpen: () => void;
  onPut: PutAway["put"];
};

/** Sessions under their headings, each with the button that puts it away or takes it out. */
export function SessionGroups({ chats, search, by, currentId, onOpen, onPut }: SessionGroupsProps) {
  const { locale, translate } = useLanguage();
  const [now] = useState(() => new Date());
  const groups =
    search === "" ? groupSessions(chats, by, { locale, now }) : [{ heading: null, chats }];
  return groups.map((group) => (
    <section key={group.heading} className="mb-3">
      {group.heading !== null && (
        <h3 className="px-3 py-1 font-reading text-small font-semibold text-quiet">
          {group.heading}
        </h3>
      )}
      <ul className="flex flex-col gap-1">
        {group.chats.map((chat) => {
          const label = translate(chat.isPutAway ? "desk.takeOut" : "desk.putAway", {
            title: plainMaths(chat.title),
          });
          return (
            <li key={chat.id} className="group/row relative">
              <SessionRow
                chat={chat}
                search={search}
                now={now}
                current={chat.id === currentId}
                onOpen={onOpen}
              />
              <span className="absolute top-0.5 right-0 opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 [@media(hover:none)]:opacity-100">
                <Tooltip
                  text={translate(chat.isPutAway ? "desk.takeOutShort" : "desk.putAwayShort")}
                >
                  <IconButton
                    label={label}
                    icon={chat.isPutAway ? <ArchiveRestore /> : <Archive />}
                    onClick={() => onPut(chat, !chat.isPutAway)}
                  />
                </Tooltip>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
