import type { Locale } from "#shared/locale.ts";
import type { MessageView, ProblemView, Receipt, Workbench, Worked } from "../contract.ts";
import { ProblemDetails } from "./problem-details.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import type { RichLine } from "#client/rich-text/rich-text.tsx";
import { TypedReading } from "./typed-reading.tsx";
import { UnreadableAnswer } from "./unreadable-answer.tsx";
import { WorkProgress } from "./work-progress.tsx";
import { WorkedSolution } from "./worked-solution.tsx";

/** What the desk explains on request or when it comes up; `locale` is the language of the session. */
export type ExplainedProps =
  | { what: "receipt"; receipt: Receipt; messageId: string }
  | { what: "unreadable"; unreadable: NonNullable<MessageView["unreadable"]> }
  | { what: "problem"; problem: ProblemView; locale: Locale }
  | { what: "typed"; text: string; locale: Locale }
  | { what: "progress"; progress: NonNullable<Workbench["progress"]> }
  // The desk's own line is given, not imported: shared by one more file, it would be cut out of the desk's.
  | { what: "worked"; worked: Worked; locale: Locale; Line: typeof RichLine };

/** The parts of the desk that need the words of marking, in one file with them. */
export function Explained(props: ExplainedProps) {
  switch (props.what) {
    case "receipt":
      return <ReceiptDetails {...props} />;
    case "unreadable":
      return <UnreadableAnswer unreadable={props.unreadable} />;
    case "problem":
      return <ProblemDetails problem={props.problem} locale={props.locale} />;
    case "typed":
      return <TypedReading text={props.text} locale={props.locale} />;
    case "progress":
      return <WorkProgress progress={props.progress} />;
    case "worked":
      return <WorkedSolution worked={props.worked} locale={props.locale} Line={props.Line} />;
  }
}
