import { Check, CircleDashed, TextSearch, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { loadWords } from "#client/words.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Receipt as ReceiptView } from "../contract.ts";

const ReceiptDetails = lazy(async () => {
  const [{ ReceiptDetails: Details }] = await Promise.all([
    import("./receipt-details.tsx"),
    loadWords(["marks"]),
  ]);
  return { default: Details };
});

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

/** The mark, and on request why: how the answer was read, how it was compared, what is still to do. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
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
          <Suspense fallback={<Skeleton className="h-16" />}>
            <ReceiptDetails receipt={receipt} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
