import { useEffect, useRef } from "react";

type StepHeadingProps = {
  title: string;
  lead: string;
  /** The step follows another on the same page: the heading takes the focus, so that it is read out. */
  follows?: boolean;
};

/** What this step of the way asks, and why. */
export function StepHeading({ title, lead, follows = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <div className="mb-2">
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h1>
      <p className="mt-3 text-lead text-quiet">{lead}</p>
    </div>
  );
}
