import { answeringActs } from "../acts/acts.ts";
import {
  type About,
  type Decision,
  decided,
  type Situation,
  type StudentEvent,
  writtenIn,
} from "./decision.ts";
import type { Move } from "./move.ts";
import { distressIn } from "./safety.ts";
import { speaksOfProblem } from "./speaks-of-problem.ts";
import type { TutorState } from "./state.ts";

/**
 * What is answered before anything else reads a message, in any state of the chat: words of distress, words that may be
 * distress, and the answer to whether they are. Such words are never marked or charged. Null where the lesson goes on.
 */
export function hearOut(situation: Situation, event: StudentEvent): Decision | null {
  const written = writtenIn(event);
  if (written === null) return null;
  const { heard, state } = situation;
  const asked = state.checkIn;
  const distress = distressIn(written, heard);
  if (distress !== null) return answering(situation, { kind: "safety", category: distress });
  const typed = asked && aboutIn(written, heard?.answer !== "alert");
  const about = event.kind === "check-in" ? event.about : typed;
  if (about === "work") return answering(situation, { kind: "checked-in" });
  const isOfTheWork =
    speaksOfProblem(written, situation) || (heard?.isFaint === true && answersProblem(situation));
  const isInDoubt = heard?.answer === "check-in" && !isOfTheWork;
  // Whoever is asked, and goes on in words as heavy as the first, has answered.
  if (about === "me" || (asked && isInDoubt)) {
    const category = asked?.category ?? heard?.category ?? "self-harm";
    const told = asked?.text ?? written;
    return answering(situation, { kind: "safety", category, told });
  }
  if (!heard || !isInDoubt) return null;
  const { acts } = situation;
  const checkIn = { category: heard.category, text: written, ...(acts ? { acts } : {}) };
  return decided({ ...state, checkIn }, [{ kind: "check-in" }]);
}

/** From this share on a message answers the open problem, or works on it. */
const answersFrom = 0.5;

function answersProblem({ state, acts }: Situation): boolean {
  if (state.problem?.outcome !== "open") return false;
  const shares = acts?.likely.map(({ act, share }) =>
    answeringActs.has(act) || act === "step" ? share : 0,
  );
  return (shares ?? []).reduce((sum, share) => sum + share, 0) >= answersFrom;
}

function answering(situation: Situation, move: Move): Decision {
  return decided(withoutCheckIn(situation.state), [move]);
}

/** A state in which nothing is asked. */
export function withoutCheckIn(state: TutorState): TutorState {
  const { checkIn, ...rest } = state;
  return checkIn ? rest : state;
}

/** Short answers to "Is it about you, or about the lesson?", as they are typed. */
const answers: Readonly<Record<About, RegExp>> = {
  me: /^(?:(?:it ?is|its|yes|yeah|yep|si|es)[, ]+)*(?:about |sobre |de )?(?:me|myself|mi|yo|both|los dos|las dos cosas|ambas|yes|yeah|yep|si)$/,
  work: /^(?:(?:it ?is|its|no|nope|nah|es)[, ]+)*(?:just |only |solo )?(?:about |sobre |de |por )?(?:the |las |la |los )?(?:work|maths?|mates|matematicas|homework|problems?|problemas?|tarea|deberes|lesson|leccion|trabajo|no|nope|nah)(?: lol| jaja)?$/,
};

/** Words of the work, by one of which a short harmless message says that it spoke of that. */
const workWords = new Set(
  "lesson math maths problem problems exercise homework question test exam game book story word program code movie leccion mates matematicas problema problemas ejercicio ejercicios tarea deberes pregunta examen prueba juego libro cuento palabra programa pelicula".split(
    " ",
  ),
);

/** A message of more words tells something of its own. */
const wordsMax = 16;

/** The work is named to say that it is not that. */
const notTheWork =
  /\b(?:not|isnt|never|no es|no son|nada que ver con)(?: just| only| solo)?(?: about| sobre| de)?(?: the| la| las| el| los| my| mi)? (?:lesson|maths?|homework|problems?|leccion|mates|matematicas|tarea|problemas?)\b/;

/**
 * What a message answers to it in a word or two, or, where the listener is not alarmed at it, in a few that name the work:
 * "the lesson duh", "no im fine i meant the problem". Null where it says something else.
 */
function aboutIn(text: string, isCalm: boolean): About | null {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.!¡¿?]/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
  if (answers.me.test(plain)) return "me";
  if (answers.work.test(plain)) return "work";
  const words = plain.split(/[^\p{L}]+/u).filter(Boolean);
  const namesWork = words.length <= wordsMax && words.some((word) => workWords.has(word));
  return isCalm &&
    namesWork &&
    !notTheWork.test(plain) &&
    !words.some((word) => word === "me" || word === "mi")
    ? "work"
    : null;
}
