import { RichLine, RichText } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import type { WorkedLine } from "../contract.ts";

type WorkedLinesProps = { lines: readonly WorkedLine[]; shown: Locale };

/** A problem worked out: what stands there, and why. */
export function WorkedLines({ lines, shown }: WorkedLinesProps) {
  return (
    <ol className="flex flex-col gap-3">
      {lines.map(({ say, line }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step's place is what it is
        <li key={at} className="border-l-3 border-glass pl-3 break-words">
          {line[shown] !== "" && (
            <p>
              <RichLine text={line[shown]} />
            </p>
          )}
          <RichText text={say[shown]} />
        </li>
      ))}
    </ol>
  );
}
