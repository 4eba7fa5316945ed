import { Suspense } from "react";
import type { DeskToolProps } from "./desk-tools.tsx";
import { late } from "./late.tsx";

const Tools = late<DeskToolProps>(
  async () => (await import("./desk-tools.tsx")).DeskTools,
  "tools",
);

/** A tool that comes to the desk once the desk is up; the buttons under a turn keep their room until then. */
export function DeskTool(props: DeskToolProps) {
  return (
    <Suspense fallback={props.what === "actions" && <div className="-mt-2 -mb-5 h-11" />}>
      <Tools {...props} />
    </Suspense>
  );
}
