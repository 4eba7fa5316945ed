import { gravestOf } from "./gravest.ts";
import { type Hearing, hearMessage } from "./hear-message.ts";

/**
 * Listens to a program. Among code words of distress weigh nothing, so what is written for people in it is heard by itself:
 * its comments, those on lines below each other as one, and its texts. The gravest counts, and it is surely harmless only
 * where each of them is.
 */
export function hearProgram(program: string): Hearing {
  return gravestOf([program, ...spokenIn(program)].map(hearMessage));
}

/** What of a program is written for people, in JavaScript or Python: comments and texts of more than one word. */
export function spokenIn(program: string): string[] {
  const texts = [
    ...program.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/gu),
  ].map(([, double = "", single = "", back = ""]) => double || single || back);
  const blocks = [...program.matchAll(/\/\*([\s\S]*?)\*\/|"""([\s\S]*?)"""/gu)].map(
    ([, block = "", quoted = ""]) => block || quoted,
  );
  const comments: string[] = [];
  let isGoingOn = false;
  for (const line of program.split("\n")) {
    const [, comment] = /(?:\/\/|#)(.*)$/u.exec(line) ?? [];
    if (comment === undefined) isGoingOn = false;
    else if (isGoingOn) comments.push(`${comments.pop() ?? ""} ${comment.trim()}`);
    else {
      comments.push(comment.trim());
      isGoingOn = true;
    }
  }
  // A line that is no code at all is said to us.
  const bare = program.split("\n").filter((line) => /^[\p{L}\p{M}\s,.!?'’]+$/u.test(line));
  return [...texts, ...blocks, ...comments, ...bare]
    .map((text) => text.trim())
    .filter((text) => /\p{L}+\s+\p{L}+/u.test(text));
}
