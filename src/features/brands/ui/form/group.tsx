import type { ReactNode } from "react";

type GroupProps = { title: string; text?: string; children: ReactNode };

/** Fields that belong together, under a heading. */
export function Group({ title, text, children }: GroupProps) {
  return (
    <fieldset className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <legend className="float-left w-full">
        <h2 className="text-title">{title}</h2>
      </legend>
      {text && <p className="clear-both max-w-text pt-1 text-quiet">{text}</p>}
      <div className="clear-both grid gap-x-8 gap-y-6 pt-5 lg:max-xl:grid-cols-2">{children}</div>
    </fieldset>
  );
}
