import type { LessonKind } from "#features/site/rules-lesson-kinds.ts";
import {
  beginLesson,
  benchOf,
  type Lesson,
  type LessonTurn,
  takeTurn,
  typicalSlip,
} from "#features/site/rules-lesson.ts";
import { hasScreenKeyboard, isComposing } from "#client/keys.ts";
import { type Formula, piecesOf } from "#features/site/rules-formula.ts";
import type { StudentEvent } from "#tutor/mind/decision.ts";
import { showLine } from "#tutor/notation/show-line.ts";

/** The lesson that each place on the page holds now, and the one thing that its buttons do. */
const held = new WeakMap<HTMLElement, Lesson>();

/** Begins a lesson in the place that the page has for it; a lesson that went on there is left behind. */
export function holdLesson(root: HTMLElement, kind: LessonKind): void {
  const isNew = !held.has(root);
  const locale = document.documentElement.lang === "es" ? "es" : "en";
  part(root, "[data-lesson]").hidden = false;
  part(root, "[data-done]").hidden = true;
  part(root, "[data-turns]").replaceChildren();
  if (isNew) listen(root);
  show(root, beginLesson(kind, locale, String(Math.random())));
  field(root).value = "";
  field(root).focus();
}

function listen(root: HTMLElement): void {
  // The conversation scrolls once it is long; a keyboard scrolls only what it can stand on.
  part(root, "[role=log]").tabIndex = 0;
  part(root, "[data-answer]").addEventListener("submit", (event) => {
    event.preventDefault();
    sendWritten(root);
  });
  field(root).addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    if (hasScreenKeyboard()) return;
    event.preventDefault();
    sendWritten(root);
  });
  for (const button of root.querySelectorAll<HTMLElement>("[data-act]")) {
    button.addEventListener("click", () => act(root, button));
  }
}

function sendWritten(root: HTMLElement): void {
  const text = field(root).value.trim();
  if (text === "") {
    addTurn(root, "tutor", wordsOf(root, "empty"));
    return;
  }
  field(root).value = "";
  answer(root, text, { kind: "message", text });
}

function act(root: HTMLElement, button: HTMLElement): void {
  const lesson = held.get(root);
  if (!lesson) return;
  switch (button.dataset["act"]) {
    case "hint":
      answer(root, button.textContent, { kind: "hint" });
      break;
    case "tell": {
      const text = wordsOf(root, "tell");
      answer(root, text, { kind: "message", text });
      break;
    }
    default: {
      const text = typicalSlip(lesson);
      if (text) answer(root, text, { kind: "message", text });
    }
  }
}

function answer(root: HTMLElement, said: string, event: StudentEvent): void {
  const lesson = held.get(root);
  if (!lesson) return;
  addTurn(root, "student", said);
  show(root, takeTurn(lesson, event));
}

function show(root: HTMLElement, turn: LessonTurn): void {
  held.set(root, turn.lesson);
  addTurn(root, "tutor", turn.isOwnProblem ? wordsOf(root, "own-problem") : turn.said, turn.unread);
  showBench(root, turn.lesson);
  if (turn.isDone) part(root, "[data-done]").hidden = false;
  const slip = part(root, "[data-act=slip]");
  slip.hidden = typicalSlip(turn.lesson) === null;
}

function showBench(root: HTMLElement, lesson: Lesson): void {
  const bench = benchOf(lesson);
  if (!bench) return;
  part(root, "[data-prompt]").replaceChildren(...nodesOf(bench.prompt));
  part(root, "[data-when=first]").hidden = bench.isTwin;
  part(root, "[data-when=twin]").hidden = !bench.isTwin;
  part(root, "[data-work]").hidden = bench.lines.length === 0;
  part(root, "[data-lines]").replaceChildren(
    ...bench.lines.map(({ text, mark }) => {
      const line = copyOf(root, `[data-line-as=${mark}]`);
      part(line, "[data-text]").append(...nodesOf(showLine(text, lesson.locale)));
      return line;
    }),
  );
  part(root, "[data-rungs]").replaceChildren(
    ...Array.from({ length: bench.hints }, (_, index) => {
      const rung = copyOf(root, "[data-rung]");
      rung.toggleAttribute("data-used", index < bench.hintsGiven);
      return rung;
    }),
  );
  part(root, "[data-hints]").textContent = `${bench.hintsGiven}/${bench.hints}`;
}

function addTurn(
  root: HTMLElement,
  who: "tutor" | "student",
  said: string,
  unread: LessonTurn["unread"] = null,
): void {
  const turn = copyOf(root, `[data-turn=${who}]`);
  const text = part(turn, "[data-text]");
  if (who === "student") text.append(said);
  else text.append(...said.split(/\n{2,}/).map((paragraph) => paragraphOf(paragraph, unread)));
  part(root, "[data-turns]").append(turn);
  const log = part(root, "[role=log]");
  log.scrollTop = log.scrollHeight;
}

/** A paragraph of the voice; one between backticks quotes what could not be read, marked where reading stopped. */
function paragraphOf(paragraph: string, unread: LessonTurn["unread"]): HTMLElement {
  const element = document.createElement("p");
  if (!unread || !paragraph.startsWith("`")) {
    element.append(...nodesOf(paragraph));
    return element;
  }
  const mark = document.createElement("mark");
  mark.textContent = unread.text.slice(unread.at, unread.at + unread.length);
  const code = document.createElement("code");
  code.append(unread.text.slice(0, unread.at), mark, unread.text.slice(unread.at + unread.length));
  element.append(code);
  return element;
}

function nodesOf(text: string): (Node | string)[] {
  return piecesOf(text).map((piece) =>
    piece.kind === "words" ? piece.text : mathElement("math", piece.children),
  );
}

function mathElement(tag: string, children: readonly Formula[]): Element {
  const element = document.createElementNS("http://www.w3.org/1998/Math/MathML", tag);
  element.append(
    ...children.map((child) => {
      if (!("text" in child)) return mathElement(child.tag, child.children);
      const leaf = mathElement(child.tag, []);
      leaf.textContent = child.text;
      return leaf;
    }),
  );
  return element;
}

function copyOf(root: HTMLElement, selector: string): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template${selector}`);
  const copy = template?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`the page has no template ${selector}`);
  return copy;
}

function wordsOf(root: HTMLElement, name: string): string {
  return root.querySelector<HTMLTemplateElement>(`[data-words=${name}]`)?.content.textContent ?? "";
}

function field(root: HTMLElement): HTMLTextAreaElement {
  const found = root.querySelector("textarea");
  if (!found) throw new Error("the page has no field to answer in");
  return found;
}

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
