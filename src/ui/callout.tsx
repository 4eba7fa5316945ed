import type { ReactNode } from "react";
import { Check, CircleAlert, Lightbulb } from "lucide-react";

const kinds = {
  note: { icon: Lightbulb, style: "bg-lamp-soft", mark: "text-lamp-text" },
  right: { icon: Check, style: "bg-glass-soft", mark: "text-glass-text" },
  care: { icon: CircleAlert, style: "bg-care-soft", mark: "text-care-text" },
};

type CalloutProps = {
  kind: keyof typeof kinds;
  title?: string;
  children?: ReactNode;
  /** It appears in answer to something the person did: announce it. */
  announce?: boolean;
};

/** Something to notice: a note, what is right, or what needs care. The icon says the kind as well. */
export function Callout({ kind, title, children, announce = false }: CalloutProps) {
  const { icon: Icon, style, mark } = kinds[kind];
  return (
    <div
      role={announce ? (kind === "care" ? "alert" : "status") : undefined}
      className={`flex gap-3 rounded-control px-4 py-3 ${style}`}
    >
      <Icon className={`mt-1 size-5 shrink-0 ${mark}`} aria-hidden />
      <div className="max-w-text">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
