import { type ReactNode, Suspense } from "react";
import type { ExplainedProps } from "./explained.tsx";
import { late } from "./late.tsx";

const Explained = late<ExplainedProps>(
  async () => (await import("./explained.tsx")).Explained,
  "marks",
);

/**
 * A part of the desk that needs the words of marking; `meanwhile` stands in its place until it is there.
 */
export function Explanation({ meanwhile, ...props }: ExplainedProps & { meanwhile?: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Explained {...props} />
    </Suspense>
  );
}
