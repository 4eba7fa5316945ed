import { DoorOpen, Globe, MessageSquareText, Phone } from "lucide-react";
import type { Care } from "#shared/care.ts";
import { type HelpKind, helpAddress, helpShown } from "#shared/help-lines.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { useTranslate } from "../language.tsx";

type CarePanelProps = { care: Care; locale: Locale };

/** A page that says nothing of where the student comes from. */
const elsewhere = "https://www.wikipedia.org/";

const icons = { call: Phone, text: MessageSquareText, page: Globe } as const satisfies Record<
  HelpKind,
  unknown
>;

/** People who help, to be reached with one tap; who here is told; and the quick way off this page. Needs the words of `tools`. */
export function CarePanel({ care, locale }: CarePanelProps) {
  const translate = useTranslate();
  return (
    <section
      aria-label={translate("tools.careTitle")}
      data-not-read
      className="flex flex-col gap-3 rounded-card border border-lamp bg-surface p-4 print:hidden"
    >
      <ul className="flex flex-col gap-2" lang={locale}>
        {care.lines.map((line, index) => {
          const { name, kind, at } = line;
          const Icon = icons[kind];
          // The number for an emergency stands last; red is for danger alone.
          const tone =
            index === care.lines.length - 1
              ? "bg-care-soft text-care-text"
              : "bg-lamp-soft text-ink";
          return (
            <li key={`${kind} ${at}`}>
              <a
                href={helpAddress(line)}
                {...(kind === "page" ? { target: "_blank", rel: "noreferrer" } : {})}
                className={`flex min-h-11 items-center gap-3 rounded-control px-4 py-2 no-underline hover:underline ${tone}`}
              >
                <Icon className="size-5 shrink-0" aria-hidden />
                <span className="min-w-0">
                  <strong className="block font-semibold">{helpShown(line)}</strong>
                  <span className="block text-small">{name[locale]}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="text-small text-quiet">
        {translate(`tools.careTold_${care.told ?? "nobody"}`)}
      </p>
      <Button
        className="self-start"
        onClick={() => {
          // Back must not lead here again.
          location.replace(elsewhere);
        }}
      >
        <DoorOpen className="size-5" aria-hidden />
        {translate("tools.leave")}
      </Button>
    </section>
  );
}
