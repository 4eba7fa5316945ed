import { Check, CircleDashed, TextSearch, X } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Receipt as ReceiptView } from "../contract.ts";
import { Explanation } from "./explanation.tsx";

const outcomes = {
  right: { icon: Check, words: "chat.receiptRight", style: "text-glass-text" },
  wrong: { icon: X, words: "chat.receiptWrong", style: "text-care-text" },
  "right-value-wrong-form": {
    icon: CircleDashed,
    words: "chat.receiptForm",
    style: "text-lamp-text",
  },
  unreadable: { icon: TextSearch, words: "chat.receiptUnreadable", style: "text-quiet" },
} as const satisfies Record<ReceiptView["outcome"], unknown>;

type ReceiptProps = {
  receipt: ReceiptView;
  /** The tutor's turn that gave the mark. */
  messageId: string;
};

/** The mark, and on request why: how the answer was read, how it was compared, what is still to do. */
export function Receipt({ receipt, messageId }: ReceiptProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, words, style } = outcomes[receipt.outcome];
  return (
    <details
      className="group/receipt text-small"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Icon className={`size-5 ${style}`} strokeWidth={2.5} aria-hidden />
        <span className={`font-semibold ${style}`}>{translate(words)}</span>
        <span className="text-quiet underline decoration-dotted underline-offset-4">
          {translate("chat.receipt")}
        </span>
      </summary>
      <div className="flex flex-col gap-1 border-l-2 border-hairline pl-4 text-quiet">
        {isOpen && (
          <Explanation
            what="receipt"
            receipt={receipt}
            messageId={messageId}
            meanwhile={<Skeleton className="h-16" />}
          />
        )}
      </div>
    </details>
  );
}
