import {
  ClipboardCopy,
  Ellipsis,
  FileDown,
  FileText,
  Pencil,
  Printer,
  Volume2,
} from "lucide-react";
import { endingLines } from "#client/ending/ending-words.ts";
import { useLanguage } from "#client/language.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChatView } from "../contract.ts";
import type { ExportWords } from "./export-chat.ts";
import { keepChat } from "./keep-chat.ts";

type SessionMenuProps = { chat: ChatView; onRename: () => void; onVoice: () => void };

/** What can be done with a session: rename it, print it, keep it as a file, copy it, hear it. */
export function SessionMenu({ chat, onRename, onVoice }: SessionMenuProps) {
  const { locale, translate } = useLanguage();
  const words: ExportWords = {
    student: translate("chat.you"),
    tutor: translate("chat.tutor"),
    problem: translate("chat.problem"),
    stopped: translate("chat.noteStopped"),
    ending: (ending) => endingLines(ending, locale, translate),
  };

  function keep(way: "copy" | "md" | "txt"): void {
    keepChat(chat, words, way).then(
      () => way === "copy" && showToast({ title: translate("desk.copied"), tone: "right" }),
      () => showToast({ title: translate("desk.copyFailed"), tone: "care" }),
    );
  }

  return (
    <Menu
      trigger={<IconButton label={translate("desk.menu")} icon={<Ellipsis />} />}
      items={[
        { id: "rename", label: translate("desk.rename"), icon: <Pencil />, onSelect: onRename },
        {
          id: "copy",
          label: translate("desk.copyAll"),
          icon: <ClipboardCopy />,
          onSelect: () => keep("copy"),
        },
        {
          id: "voice",
          label: translate("desk.voice"),
          icon: <Volume2 />,
          onSelect: onVoice,
        },
        {
          id: "print",
          label: translate("desk.print"),
          icon: <Printer />,
          apart: true,
          onSelect: () => window.print(),
        },
        {
          id: "markdown",
          label: translate("desk.downloadMarkdown"),
          icon: <FileDown />,
          onSelect: () => keep("md"),
        },
        {
          id: "text",
          label: translate("desk.downloadText"),
          icon: <FileText />,
          onSelect: () => keep("txt"),
        },
      ]}
    />
  );
}
