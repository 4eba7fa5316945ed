import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";

const View = lazy(async () => {
  const [view] = await Promise.all([
    import("./credits-over-view.tsx"),
    loadWords(["credits", "errors"]),
  ]);
  return { default: view.CreditsOverView };
});

type CreditsOverProps = {
  /** What goes on without credits is said beside it already. */
  isSaid?: boolean;
};

/** On the desk of a student without credits: what goes on, and how more can be had. */
export function CreditsOver({ isSaid = false }: CreditsOverProps) {
  return (
    <Suspense fallback={null}>
      <View isSaid={isSaid} />
    </Suspense>
  );
}
