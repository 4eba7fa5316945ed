import { useEffect } from "react";
import type { FallbackProps } from "./failure-boundary.tsx";
import { reportFailure } from "./report-failure.ts";
import { unavailableEvent } from "./unavailable-event.ts";

/** Where the application failed as a whole (E-02): the page itself says so, see site-unavailable.ts. */
export function RootFailure({ thrown }: FallbackProps): null {
  useEffect(() => {
    reportFailure({ thrown, source: "root" });
    dispatchEvent(new Event(unavailableEvent));
  }, [thrown]);
  return null;
}
