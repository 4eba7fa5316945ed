/** A program as it is written; it scrolls by itself. */
export function ProgramText({ text }: { text: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control bg-sunken p-3 font-code text-small"
    >
      {text || " "}
    </pre>
  );
}
