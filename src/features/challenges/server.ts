import type { Tutoring } from "#features/tutoring/server.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { challengeMark, readChallenge } from "./challenge-mark.ts";
import { challengesContract } from "./contract.ts";
import { decideChallenge, listChallenges } from "./decide-challenges.ts";

/** The calls about challenged marks; decisions are announced on the desk of `tutoring`, whose model is asked. */
export function bindChallenges(tutoring: Tutoring): readonly BoundCall[] {
  return [
    answer(challengesContract.challengeMark, (context, input) =>
      challengeMark(context, input, tutoring),
    ),
    answer(challengesContract.readChallenge, readChallenge),
    answer(challengesContract.listChallenges, listChallenges),
    answer(challengesContract.decideChallenge, (context, input) =>
      decideChallenge(context, input, tutoring),
    ),
  ];
}
