import type { StudentEvent } from "#tutor/mind/decision.ts";
import { type Hearing, hearMessage } from "#tutor/safety/hear-message.ts";
import { hearProgram } from "#tutor/safety/hear-program.ts";
import { hearText } from "#tutor/safety/hear-text.ts";

/** Among code and in long texts words of distress weigh little, so those are heard piece by piece. */
export function hearWritten(event: StudentEvent, written: string): Hearing {
  if (event.kind === "written") return hearText(written);
  const isProgram = event.kind === "given" && event.given.kind === "code";
  return isProgram ? hearProgram(written) : hearMessage(written);
}
