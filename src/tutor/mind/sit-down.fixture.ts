import { teachingOf } from "#features/learning/subject-skills.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { readAct } from "../acts/read-act.ts";
import { decide } from "./decide.ts";
import type { Decision, Situation, StudentEvent } from "./decision.ts";
import { foreseenReply } from "./expected-reply.ts";
import { newState, type TutorState } from "./state.ts";

type Place = { subject: Subject; skillId: string; locale?: Locale; seed?: string };

/** A lesson that is open, and what comes of what is done one after the other. */
export function sitDown({ subject, skillId, locale = "en", seed = "asked" }: Place) {
  let state: TutorState = newState;
  let turn = 0;
  const situation = (text = ""): Situation => ({
    state,
    learner: { firstName: "Lily", grade: 7, returning: true, records: new Map() },
    ...teachingOf(subject),
    locale,
    now: new Date(0),
    seed: `${seed}.${turn}`,
    ...(text === "" ? {} : { acts: readAct(text) }),
  });
  const does = (event: StudentEvent): Decision => {
    const decision = decide(situation(event.kind === "message" ? event.text : ""), event);
    state = decision.state;
    turn += 1;
    return decision;
  };
  does({ kind: "open", skillId });
  return {
    does,
    says: (text: string) => does({ kind: "message", text }),
    key: () => {
      const key = state.problem?.item.key;
      return key && "expression" in key ? key.expression : "";
    },
    problem: () => state.problem,
    /** What was foreseen of replies to what was asked last. */
    foreseen: () => foreseenReply(situation()),
  };
}

/** The kinds of what a decision says. */
export const kinds = ({ moves }: Decision): string[] => moves.map(({ kind }) => kind);
