import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";

const TimeRequestList = lazy(async () => {
  const [list] = await Promise.all([
    import("./time-request-list.tsx"),
    loadWords(["requests", "errors"]),
  ]);
  return { default: list.TimeRequestList };
});

/** The children's open wishes for more time, each answered with one tap; nothing where there are none. */
export function TimeRequests() {
  return (
    <Suspense fallback={null}>
      <TimeRequestList />
    </Suspense>
  );
}
