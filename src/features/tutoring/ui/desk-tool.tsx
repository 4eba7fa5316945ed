import { type ReactNode, Suspense } from "react";
import type { DeskToolProps } from "./desk-tools.tsx";
import { late } from "./late.tsx";

const Tools = late<DeskToolProps>(
  async () => (await import("./desk-tools.tsx")).DeskTools,
  "tools",
);

/** What keeps the room of a tool until it is there, where it would push something aside. */
const room: Partial<Record<DeskToolProps["what"], ReactNode>> = {
  actions: <div className="-mt-2 -mb-5 h-11" />,
  "menu-icon": <span className="size-5" />,
};

/** A tool that comes to the desk once the desk is up. */
export function DeskTool(props: DeskToolProps) {
  return (
    <Suspense fallback={room[props.what]}>
      <Tools {...props} />
    </Suspense>
  );
}
