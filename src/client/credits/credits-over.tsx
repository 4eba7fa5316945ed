import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";

const View = lazy(async () => {
  const [view] = await Promise.all([
    import("./credits-over-view.tsx"),
    loadWords(["credits", "errors"]),
  ]);
  return { default: view.CreditsOverView };
});

/** On the desk of a student without credits: what goes on, and how more can be had. */
export function CreditsOver() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
