import { lazy, Suspense } from "react";
import { useTranslate } from "#client/language.tsx";
import { loadWords } from "#client/words.ts";
import { receiptSentences } from "#tutor/items/receipt-words.ts";
import type { Receipt } from "../contract.ts";
import { Maths } from "#client/rich-text/maths.tsx";

const ChallengeMark = lazy(async () => {
  const [{ ChallengeMark: Part }] = await Promise.all([
    import("./challenge-mark.tsx"),
    loadWords(["challenges"]),
  ]);
  return { default: Part };
});

type ReceiptDetailsProps = {
  receipt: Receipt;
  /** The tutor's turn that gave the mark. */
  messageId: string;
};

/** How an answer was read, how it was compared, what is still to do, and the way to challenge the mark. */
export function ReceiptDetails({ receipt, messageId }: ReceiptDetailsProps) {
  const translate = useTranslate();
  return (
    <>
      {receipt.givenAs && (
        <p>
          {translate("marks.readAs")}{" "}
          <span className="text-ink">
            <Maths latex={receipt.givenAs} />
          </span>
        </p>
      )}
      {receiptSentences(receipt).map(({ key }) => (
        <p key={key}>{translate(key)}</p>
      ))}
      <Suspense fallback={null}>
        <ChallengeMark messageId={messageId} />
      </Suspense>
    </>
  );
}
