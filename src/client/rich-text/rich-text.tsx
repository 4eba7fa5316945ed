import { memo } from "react";
import { Maths } from "./maths.tsx";
import { type Inline, parseMarkdown } from "./parse-markdown.ts";

type RichTextProps = {
  /** Light Markdown with mathematics between $ signs. */
  text: string;
  /** More words are to come: a formula that has not closed waits. */
  streaming?: boolean;
};

/** What a tutor says: paragraphs, lists, bold, code and formulas. Everything else, HTML too, is text. */
export const RichText = memo(function RichText({ text, streaming = false }: RichTextProps) {
  return (
    <div className="flex flex-col gap-3">
      {parseMarkdown(text, { streaming }).map((block, index) => {
        if (block.kind === "paragraph") {
          return (
            <p key={index} className="whitespace-pre-line">
              <Runs runs={block.children} />
            </p>
          );
        }
        const items = block.items.map((item, at) => (
          <li key={at}>
            <Runs runs={item} />
          </li>
        ));
        return block.ordered ? (
          <ol key={index} start={block.start} className="list-decimal space-y-1 pl-6">
            {items}
          </ol>
        ) : (
          <ul key={index} className="list-disc space-y-1 pl-6">
            {items}
          </ul>
        );
      })}
    </div>
  );
});

/** One line of words and formulas, for places that hold no paragraphs. */
export function RichLine({ text }: { text: string }) {
  return parseMarkdown(text).map((block, index) =>
    block.kind === "paragraph" ? (
      <Runs key={index} runs={block.children} />
    ) : (
      block.items.map((item, at) => <Runs key={`${index}.${at}`} runs={item} />)
    ),
  );
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => {
    switch (run.kind) {
      case "text":
        return <span key={index}>{run.text.slice(gluedLength(runs[index - 1], run))}</span>;
      case "code":
        return (
          <code
            key={index}
            className="rounded-small bg-sunken px-1 font-code text-[0.9em] break-words"
          >
            {run.text}
          </code>
        );
      case "bold":
        return (
          <strong key={index} className="font-semibold">
            <Runs runs={run.children} />
          </strong>
        );
      case "maths": {
        const next = runs[index + 1];
        const glued = next?.kind === "text" ? next.text.slice(0, gluedLength(run, next)) : "";
        const formula = <Maths key={index} latex={run.latex} display={run.display} />;
        if (glued === "") return formula;
        return (
          <span key={index} className="whitespace-nowrap">
            {formula}
            {glued}
          </span>
        );
      }
    }
  });
}

/** Longer formulas have to break over lines, so they cannot hold on to what follows. In characters of LaTeX. */
const gluedFormulaMax = 40;

/**
 * How many signs at the start of a text stay on the line of the formula before it: browsers would break before
 * the full stop in "$x = 6$."
 */
function gluedLength(before: Inline | undefined, text: { text: string }): number {
  if (before?.kind !== "maths" || before.display || before.latex.length > gluedFormulaMax) return 0;
  return /^[.,;:!?)\]”’»]+/.exec(text.text)?.[0].length ?? 0;
}
