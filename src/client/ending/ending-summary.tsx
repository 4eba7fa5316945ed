import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import { RichLine } from "../rich-text/rich-text.tsx";
import type { Ending } from "#features/tutoring/contract.ts";
import { endingWords } from "./ending-words.ts";

export type EndingSummaryProps = {
  ending: Ending;
  /** Of the whole card; what stands in it is one level deeper. */
  heading: "h2" | "h3";
  /** What can be done now. */
  children?: ReactNode;
};

/** What a session came to: what was done alone and with help, what was hard, what comes next. */
export function EndingSummary({ ending, heading, children }: EndingSummaryProps) {
  const { locale, translate } = useLanguage();
  const { done, hard, next } = endingWords(ending, locale, translate);
  const Title = heading;
  const Part = heading === "h2" ? "h3" : "h4";
  return (
    <section className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-5 break-words">
      <Title className="text-title">{translate("ending.title")}</Title>
      <Lines lines={done} />
      {hard.length > 0 && (
        <div>
          <Part className="mb-1 font-semibold">{translate("ending.hard")}</Part>
          <ul className="flex flex-col gap-3">
            {hard.map(({ skill, lines }) => (
              <li key={skill} className="border-l-3 border-hairline pl-3">
                <p className="font-semibold">
                  <RichLine text={skill} />
                </p>
                {lines.map((line) => (
                  <p key={line}>
                    <RichLine text={line} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {next.length > 0 && (
        <div>
          <Part className="mb-1 font-semibold">{translate("ending.next")}</Part>
          <Lines lines={next} />
        </div>
      )}
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line}>
          <RichLine text={line} />
        </li>
      ))}
    </ul>
  );
}
