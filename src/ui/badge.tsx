import type { ReactNode } from "react";

const tones = {
  plain: "bg-sunken text-ink",
  lamp: "bg-lamp-soft text-lamp-text",
  help: "bg-heather-soft text-heather-text",
  right: "bg-glass-soft text-glass-text",
  care: "bg-care-soft text-care-text",
};

type BadgeProps = { tone?: keyof typeof tones; children: ReactNode };

/** A word or two about the state of a thing. Never colour alone: the word says it too. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
