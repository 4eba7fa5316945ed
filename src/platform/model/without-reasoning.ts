/**
 * Marks between which local models think aloud, beginning and end: DeepSeek, Qwen and others (<think>), Mistral
 * ([THINK]), Kimi (◁think▷), gpt-oss (its analysis and commentary channels). In lower case.
 */
const reasoningMarks: readonly (readonly [open: string, close: string])[] = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<thoughts>", "</thoughts>"],
  ["<reasoning>", "</reasoning>"],
  ["<reflection>", "</reflection>"],
  ["<analysis>", "</analysis>"],
  ["<scratchpad>", "</scratchpad>"],
  ["<inner_monologue>", "</inner_monologue>"],
  ["<seed:think>", "</seed:think>"],
  ["<|begin_of_thought|>", "<|end_of_thought|>"],
  ["[think]", "[/think]"],
  ["◁think▷", "◁/think▷"],
  ["<|channel|>analysis<|message|>", "<|end|>"],
  ["<|channel|>commentary<|message|>", "<|end|>"],
];

/** Marks around the answer itself: taken out, and what they enclose is kept. In lower case. */
const answerMarks: readonly string[] = [
  "<|start|>assistant<|channel|>final<|message|>",
  "<|channel|>final<|message|>",
  "<|start|>assistant",
  "<|begin_of_solution|>",
  "<|end_of_solution|>",
  "<|return|>",
  "<answer>",
  "</answer>",
];

/** An end without a beginning: the beginning stood in the model's template, and all before it was reasoning. */
export class UnmarkedReasoning extends Error {}

/** Takes the words of a stream and hands on those that are for the reader. */
export type ReasoningFilter = {
  /** Throws UnmarkedReasoning where what was handed on so far turns out to be reasoning. */
  push(text: string): string;
  /** What is left at the end of the stream. */
  end(): string;
};

const opens = new Map(reasoningMarks);
const closes = new Set(
  reasoningMarks.map(([, close]) => close).filter((close) => close !== "<|end|>"),
);
const outsideMarks: readonly string[] = [...opens.keys(), ...closes, ...answerMarks, "<|end|>"];
const firstSigns = new Set(outsideMarks.map((mark) => mark.charAt(0)));

/**
 * Keeps the thinking of a model out of its answer, wherever the stream is cut into pieces. Plain words pass at once;
 * what may become a mark waits until it is one or is not. Nothing of thinking that never ends is handed on.
 */
export function createReasoningFilter(): ReasoningFilter {
  let held = "";
  let inside: { open: string; close: string; depth: number } | null = null;
  let begun = false;

  function takeInside(
    marks: { open: string; close: string; depth: number },
    ended: boolean,
  ): boolean {
    const found = nextMark(held, [marks.open, marks.close]);
    if (found === null) {
      held = ended ? "" : held.slice(startOfPartialMark(held, [marks.open, marks.close]));
      return false;
    }
    held = held.slice(found.at + found.mark.length);
    const depth = marks.depth + (found.mark === marks.open ? 1 : -1);
    inside = depth === 0 ? null : { ...marks, depth };
    return true;
  }

  function takeOutside(ended: boolean): { text: string; more: boolean } {
    const found = nextMark(held, outsideMarks);
    if (found === null) {
      const until = ended ? held.length : startOfPartialMark(held, outsideMarks);
      const text = held.slice(0, until);
      held = held.slice(until);
      return { text, more: false };
    }
    const text = held.slice(0, found.at);
    if (closes.has(found.mark)) throw new UnmarkedReasoning();
    held = held.slice(found.at + found.mark.length);
    const close = opens.get(found.mark);
    if (close !== undefined) inside = { open: found.mark, close, depth: 1 };
    return { text, more: true };
  }

  function take(ended: boolean): string {
    let out = "";
    for (let more = true; more;) {
      if (inside !== null) more = takeInside(inside, ended);
      else {
        const taken = takeOutside(ended);
        out += taken.text;
        more = taken.more;
      }
    }
    // Empty lines between the thinking and the answer belong to neither.
    const words = begun ? out : out.trimStart();
    begun ||= words !== "";
    return words;
  }

  return {
    push(text) {
      // Most texts hold nothing that could be a mark.
      if (
        held === "" &&
        inside === null &&
        begun &&
        !Array.from(text).some((sign) => firstSigns.has(sign))
      )
        return text;
      held += text;
      return take(false);
    },
    end: () => take(true),
  };
}

/** The first mark in a text, the longest of those that begin at one place. */
function nextMark(text: string, marks: readonly string[]): { at: number; mark: string } | null {
  const lower = text.toLowerCase();
  let found: { at: number; mark: string } | null = null;
  for (const mark of marks) {
    const at = lower.indexOf(mark);
    if (at < 0) continue;
    const isBetter =
      found === null || at < found.at || (at === found.at && mark.length > found.mark.length);
    if (isBetter) found = { at, mark };
  }
  return found;
}

/** Where the end of a text begins that may still become a mark; its length where nothing may. */
function startOfPartialMark(text: string, marks: readonly string[]): number {
  const lower = text.toLowerCase();
  const longest = Math.max(...marks.map((mark) => mark.length));
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at++) {
    const rest = lower.slice(at);
    if (marks.some((mark) => mark.startsWith(rest))) return at;
  }
  return text.length;
}
