import type { ReactNode } from "react";

type ProfileSectionProps = {
  /** Names the section in addresses. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** One part of the profile: what it is at the side, and what can be changed beside it. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 border-t border-hairline py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        {lead && <p className="mt-1 text-quiet">{lead}</p>}
      </div>
      <div className="flex max-w-140 min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}
