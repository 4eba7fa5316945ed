import type { CreditRequest } from "#features/credits/contract.ts";
import { Callout } from "#ui/callout.tsx";
import { useLanguage } from "../language.tsx";

const kinds = { open: "note", granted: "right", declined: "care" } as const;

/** What became of the latest request for more credits, with the words of who answered. Its words stand in the area "credits". */
export function RequestNote({ request }: { request: CreditRequest }) {
  return (
    <Callout kind={kinds[request.status]}>
      <RequestWords request={request} />
    </Callout>
  );
}

/** The same without a frame, for a place that has one. */
export function RequestWords({ request }: { request: CreditRequest }) {
  const { locale, translate } = useLanguage();
  const { status, amount, reason, note } = request;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
    new Date(request.answeredAt ?? request.askedAt),
  );
  const words = reason ?? note;
  return (
    <>
      <p>
        {status === "granted"
          ? translate("credits.granted", { count: amount ?? 0, date })
          : translate(status === "open" ? "credits.waiting" : "credits.declined", { date })}
      </p>
      {words && <p className="wrap-anywhere">{translate("credits.quoted", { words })}</p>}
    </>
  );
}
