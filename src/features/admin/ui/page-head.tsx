import type { ReactNode } from "react";
import { site } from "#shared/site.ts";

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  /** Above the title: the way back. */
  back?: ReactNode;
};

/** What a page of the area is about, for the reader and for the browser's tab. */
export function PageHead({ title, lead, back }: PageHeadProps) {
  return (
    <div className="mb-6">
      <title>{`${title} · ${site.name}`}</title>
      {back && <p className="mb-2">{back}</p>}
      <h1 className="text-heading">{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-text text-quiet">{lead}</p>}
    </div>
  );
}
