import type { ReactNode } from "react";

/** In the middle of the place where a conversation would be. */
export function Middle({ children }: { children: ReactNode }) {
  return (
    <div className="flex grow items-center justify-center overflow-y-auto p-4">{children}</div>
  );
}
