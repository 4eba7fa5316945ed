type CodeBoxProps = {
  title: string;
  text: string;
  /** What was before, beside what is now. */
  isOld?: boolean;
};

/** A partner's code as they wrote it, to be read. */
export function CodeBox({ title, text, isOld = false }: CodeBoxProps) {
  return (
    <div className={isOld ? "rounded-control bg-sunken p-4" : "rounded-control bg-lamp-soft p-4"}>
      <dt className="text-small font-semibold">{title}</dt>
      <dd className="mt-1">
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-96 overflow-auto font-code text-small whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      </dd>
    </div>
  );
}
