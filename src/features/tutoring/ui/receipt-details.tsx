import { useTranslate } from "#client/language.tsx";
import { receiptSentences } from "#tutor/mathematics/receipt-words.ts";
import type { Receipt } from "../contract.ts";
import { Maths } from "./maths.tsx";

/** How an answer was read, how it was compared, and what is still to do. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
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
    </>
  );
}
