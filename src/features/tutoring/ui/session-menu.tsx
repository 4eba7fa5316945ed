import { Ellipsis } from "lucide-react";
import { useLanguage } from "#client/language.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChatView } from "../contract.ts";
import { DeskTool } from "./desk-tool.tsx";
import { keepChat } from "./keep-chat.ts";
import { bringTitleForm } from "./session-title.tsx";

/** Whoever comes near the menu may rename the session next. */
function bring(): void {
  bringTitleForm().catch(() => {
    // It is asked for again when it is wanted.
  });
}

type SessionMenuProps = { chat: ChatView; onRename: () => void; onVoice: () => void };

/** What can be done with a session: rename it, print it, keep it as a file, copy it, hear it. */
export function SessionMenu({ chat, onRename, onVoice }: SessionMenuProps) {
  const { locale, translate } = useLanguage();

  function keep(way: "copy" | "md" | "txt"): void {
    keepChat(chat, { locale, translate }, way).then(
      () => way === "copy" && showToast({ title: translate("desk.copied"), tone: "right" }),
      () => showToast({ title: translate("desk.copyFailed"), tone: "care" }),
    );
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={translate("desk.menu")}
          icon={<Ellipsis />}
          onPointerEnter={bring}
          onFocus={bring}
        />
      }
      items={[
        {
          id: "rename",
          label: translate("desk.rename"),
          icon: <DeskTool what="menu-icon" of="rename" />,
          onSelect: onRename,
        },
        {
          id: "copy",
          label: translate("desk.copyAll"),
          icon: <DeskTool what="menu-icon" of="copy" />,
          onSelect: () => keep("copy"),
        },
        {
          id: "voice",
          label: translate("desk.voice"),
          icon: <DeskTool what="menu-icon" of="voice" />,
          onSelect: onVoice,
        },
        {
          id: "print",
          label: translate("desk.print"),
          icon: <DeskTool what="menu-icon" of="print" />,
          apart: true,
          onSelect: () => window.print(),
        },
        {
          id: "markdown",
          label: translate("desk.downloadMarkdown"),
          icon: <DeskTool what="menu-icon" of="markdown" />,
          onSelect: () => keep("md"),
        },
        {
          id: "text",
          label: translate("desk.downloadText"),
          icon: <DeskTool what="menu-icon" of="text" />,
          onSelect: () => keep("txt"),
        },
      ]}
    />
  );
}
