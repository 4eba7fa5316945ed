import { useEffect, useState } from "react";
import type { Locale } from "#shared/locale.ts";
import { Maths } from "./maths.tsx";
import { RichLine } from "./rich-text.tsx";

type Read = (line: string, locale: Locale) => string | null;

type TypedLineProps = {
  line: string;
  /** The language of the session. */
  locale: Locale;
};

/** A line as a student typed it: typeset where it is mathematics alone, else as it stands. */
export function TypedLine({ line, locale }: TypedLineProps) {
  const read = useLineReader();
  const latex = read?.(line, locale) ?? null;
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
