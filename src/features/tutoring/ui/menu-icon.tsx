import { ClipboardCopy, FileDown, FileText, Pencil, Printer, Volume2 } from "lucide-react";

const icons = {
  rename: Pencil,
  copy: ClipboardCopy,
  voice: Volume2,
  print: Printer,
  markdown: FileDown,
  text: FileText,
};

export type MenuIconProps = { of: keyof typeof icons };

/** The sign of something that can be done with a session. */
export function MenuIcon({ of }: MenuIconProps) {
  const Icon = icons[of];
  return <Icon />;
}
