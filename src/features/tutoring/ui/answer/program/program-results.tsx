import { useTranslate } from "#client/language.tsx";
import type { MessageView } from "../../../contract.ts";
import { TestResults } from "./test-results.tsx";

export type ProgramResultsProps = { program: NonNullable<MessageView["program"]> };

/** Every test of a program that was given, those that were hidden too. */
export function ProgramResults({ program: { language, tests } }: ProgramResultsProps) {
  const translate = useTranslate();
  return (
    <section
      aria-label={translate("program.tests")}
      className="rounded-control bg-sunken px-4 py-3"
    >
      <TestResults language={language} results={tests} />
    </section>
  );
}
