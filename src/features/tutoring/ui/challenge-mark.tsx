import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { receiptSentences } from "#tutor/items/receipt-words.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";

type Challenge = OutputFrom<"challenges", "challengeMark">["challenge"];

/** Under a mark: the way to have it looked at again, and what became of that. Nothing where the answer was right. */
export function ChallengeMark({ messageId }: { messageId: string }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const queryKey = ["challenges", "mark", messageId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("challenges", "readChallenge", { markId: messageId }, { signal }),
    staleTime: 0,
  });

  // The button that was pressed is gone; the focus goes to what became of it.
  useEffect(() => {
    if (wasAsked) outcome.current?.focus();
  }, [wasAsked]);

  async function press(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { challenge } = await call("challenges", "challengeMark", { markId: messageId });
      client.setQueryData(queryKey, { challenge, canChallenge: false });
      setAsked(true);
      // The mark, the workbench and the tutor's words about it may be new.
      void client.invalidateQueries({ queryKey: ["tutoring", "chat"] });
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setPending(false);
    }
  }

  if (data?.challenge) {
    return (
      <div ref={outcome} tabIndex={-1} className="mt-2 print:hidden">
        <Outcome challenge={data.challenge} isNews={wasAsked} />
      </div>
    );
  }
  if (!data?.canChallenge) return null;
  return (
    <div className="mt-2 flex flex-col items-start gap-3 print:hidden">
      <p>{translate("challenges.offer")}</p>
      <Button pending={isPending} onClick={() => void press()}>
        {translate(isPending ? "challenges.looking" : "challenges.challenge")}
      </Button>
      <FailureCallout failure={failure} title={translate("challenges.failed")} />
    </div>
  );
}

type OutcomeProps = { challenge: Challenge; isNews: boolean };

function Outcome({ challenge, isNews }: OutcomeProps) {
  const translate = useTranslate();
  const { status, decidedBy, missing, reply, creditsBack } = challenge;
  const said = reply === null ? null : <p>{translate("challenges.reply", { reply })}</p>;
  if (status === "upheld") {
    return (
      <Callout kind="right" title={translate("challenges.upheld")} announce={isNews}>
        <p>{translate("challenges.upheldText")}</p>
        {creditsBack > 0 && <p>{translate("challenges.creditsBack", { count: creditsBack })}</p>}
        {said}
      </Callout>
    );
  }
  if (status === "kept") {
    return (
      <Callout kind="note" title={translate("challenges.kept")} announce={isNews}>
        {decidedBy === "person" ? said : <p>{translate("challenges.keptText")}</p>}
      </Callout>
    );
  }
  return (
    <Callout kind="note" title={translate("challenges.waiting")} announce={isNews}>
      {missing ? (
        <>
          <p>{translate("challenges.waitingValue")}</p>
          {receiptSentences({ checker: "exact", missing })
            .slice(1)
            .map(({ key }) => (
              <p key={key}>{translate(key)}</p>
            ))}
        </>
      ) : (
        <p>{translate("challenges.waitingText")}</p>
      )}
    </Callout>
  );
}
