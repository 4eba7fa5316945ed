import { minute } from "#shared/constants.ts";

/** After so long a silence a session is over. */
export const silenceMs = 15 * minute;

/** Something that was said in a chat, as far as its time matters. */
export type Moment = {
  id: string;
  position: number;
  author: "student" | "tutor";
  at: Date;
  /** The student did it: a message, or a button whose answer this is. */
  isAct: boolean;
};

/** A session: a stretch of a chat without a silence of fifteen minutes in which the student did something. */
export type Sitting<M extends Moment = Moment> = {
  /** The chat and the position it begins at: stays the same for ever. */
  id: string;
  chatId: string;
  moments: readonly M[];
  startedAt: Date;
  lastAt: Date;
};

/** The sessions of a chat, oldest first. `moments` come in the order they were said. */
export function sittingsOf<M extends Moment>(chatId: string, moments: readonly M[]): Sitting<M>[] {
  const stretches: M[][] = [];
  for (const moment of moments) {
    const current = stretches.at(-1);
    const last = current?.at(-1);
    const goesOn = last && moment.at.getTime() - last.at.getTime() <= silenceMs;
    if (current && goesOn) current.push(moment);
    else stretches.push([moment]);
  }
  return stretches.flatMap((stretch) => {
    const first = stretch[0];
    const last = stretch.at(-1);
    if (!first || !last || !stretch.some(({ isAct }) => isAct)) return [];
    return {
      id: `${chatId}.${first.position}`,
      chatId,
      moments: stretch,
      startedAt: first.at,
      lastAt: last.at,
    };
  });
}

/** Whether a session has ended by the silence after it. */
export function isOver({ lastAt }: Pick<Sitting, "lastAt">, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > silenceMs;
}

/** How long it lasted, in minutes, at least one. */
export function minutesOf({ startedAt, lastAt }: Pick<Sitting, "startedAt" | "lastAt">): number {
  return Math.max(1, Math.round((lastAt.getTime() - startedAt.getTime()) / minute));
}

/** The chat and the first position that a session's id names; null where it is none. */
export function readSittingId(id: string): { chatId: string; position: number } | null {
  const found = /^(chat_[0-9a-z]{10,40})\.(\d{1,9})$/.exec(id);
  return found?.[1] && found[2] ? { chatId: found[1], position: Number(found[2]) } : null;
}

/** How many turns before and after a flagged message belong to its part. */
const aroundTurns = 2;

/**
 * The stretches of a session around what was flagged, by index, in order and without overlap: each message with two
 * turns before it and, with the tutor's answer, two after.
 */
export function flaggedParts(
  moments: readonly Pick<Moment, "id">[],
  flagged: ReadonlySet<string>,
): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const [index, { id }] of moments.entries()) {
    if (!flagged.has(id)) continue;
    const from = Math.max(0, index - aroundTurns);
    const to = Math.min(moments.length - 1, index + 1 + aroundTurns);
    const last = parts.at(-1);
    if (last && from <= last.to + 1) last.to = to;
    else parts.push({ from, to });
  }
  return parts;
}

/**
 * The session without what is kept: a student's message that is marked so, or whose answer is, with the answers to it up
 * to the next message.
 */
export function withoutKept<M extends { author: Moment["author"]; isKept: boolean }>(
  moments: readonly M[],
): M[] {
  let isKept = false;
  return moments.filter((moment, at) => {
    if (moment.author === "student")
      isKept =
        moment.isKept || (moments[at + 1]?.author === "tutor" && moments[at + 1]?.isKept === true);
    return !isKept;
  });
}
