import { memo, useEffect, useState } from "react";
import { Maths } from "./maths.tsx";
import { RichLine } from "./rich-text.tsx";

type Read = (line: string) => string | null;

type StudentTurnProps = {
  text: string;
  /** It is on its way. */
  pending?: boolean;
};

/** What a student wrote, line by line as they wrote it; a line of mathematics alone is typeset. */
export const StudentTurn = memo(function StudentTurn({ text, pending = false }: StudentTurnProps) {
  const read = useLineReader();
  return (
    <div
      aria-busy={pending || undefined}
      className="ml-auto w-fit max-w-[85%] rounded-card bg-sunken px-4 py-2.5 break-words aria-busy:opacity-70"
    >
      {text.split("\n").map((line, index) => (
        <p key={index} className="min-h-[1lh] whitespace-pre-wrap">
          <Line line={line} read={read} />
        </p>
      ))}
    </div>
  );
});

function Line({ line, read }: { line: string; read: Read | null }) {
  const latex = read?.(line) ?? null;
  if (latex !== null) return <Maths latex={latex} />;
  // Signs of Markdown stay as typed: in "2*3*4" they are a sum.
  return /\$|\\\(/.test(line) ? <RichLine text={line} /> : line;
}

let reader: Read | null = null;

async function bring(): Promise<void> {
  try {
    reader = (await import("./typed-latex.ts")).latexOfTyped;
  } catch {
    // Without it every line is still there, as it was typed.
  }
}

/** The reader of typed mathematics, loaded with the first turn of a student's; lines are plain until it is there. */
function useLineReader(): Read | null {
  const [read, setRead] = useState<Read | null>(() => reader);
  useEffect(() => {
    if (!read) void bring().then(() => setRead(() => reader));
  }, [read]);
  return read;
}
