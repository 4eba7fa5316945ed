import { useSearchParams } from "wouter";
import { Callout } from "#ui/callout.tsx";
import { useTranslate } from "./language.tsx";
import { readSessionEnd } from "./session-end.ts";

/** On a login page: why the session ended, where its address says so. Needs the words of `session`. */
export function SessionEndedNotice() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const end = readSessionEnd(query);
  return (
    end && (
      <Callout kind="note" announce title={translate("session.endedTitle")}>
        {translate(`session.ended_${end}`)}
      </Callout>
    )
  );
}
