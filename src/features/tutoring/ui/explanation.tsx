import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { loadWords } from "#client/words.ts";
import type { ExplainedProps } from "./explained.tsx";

const Explained = lazy<ComponentType<ExplainedProps>>(async () => {
  try {
    const [module] = await Promise.all([import("./explained.tsx"), loadWords(["marks"])]);
    return { default: module.Explained };
  } catch {
    return { default: Nothing };
  }
});

/**
 * A part of the desk that comes, with the words of marking, when it is first shown; `meanwhile` stands in its place
 * until then. Where it cannot be loaded its place stays empty: it only adds to what the desk already says.
 */
export function Explanation({ meanwhile, ...props }: ExplainedProps & { meanwhile?: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Explained {...props} />
    </Suspense>
  );
}

function Nothing(): null {
  return null;
}
