import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";
import { useCare } from "./show-care.ts";

const CareDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./care-dialog.tsx"), loadWords(["tools", "errors"])]);
  return { default: dialog.CareDialog };
});

/** Where the answer to heavy words appears, whichever field they were written in; its code is loaded with the first. */
export function CareHost() {
  const care = useCare();
  return (
    care && (
      <Suspense>
        <CareDialog care={care} />
      </Suspense>
    )
  );
}
