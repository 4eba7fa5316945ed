import type { Locale } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import type { ExpressionItem } from "../../../item.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { readMathematics } from "../../../notation/read.ts";
import { findFirstWrongLine } from "../../../mathematics/working.ts";
import { reveals } from "../../reveals.ts";
import { compileTemplate, type TemplateFault } from "./compile.ts";
import { FormulaError } from "./formula.ts";
import type { Template, TemplateTexts } from "./format.ts";
import { faultOf } from "./sound.ts";
import { type ReadyTemplate, tryTemplate } from "./template-item.ts";

/** Draws that are looked at; fewer right ones than the least share are too few to give a fresh item. */
const drawsLookedAt = 100;
const leastShare = 0.02;
/** A draw that is not sound is drawn again; a fault of more of them is one of the template. */
const faultyShare = 0.5;
/** So many items are marked and read line by line. */
const itemsMarked = 12;

/** What is wrong with a template: with what it says, then with what it draws. */
export function checkTemplate(
  template: Template,
  texts: TemplateTexts | null,
  language: Locale,
): TemplateFault[] {
  const faults = textsFaults(template, texts);
  const compiled = compileTemplate(template, texts, (fault) => faults.push(fault));
  if (!compiled || faults.length > 0) return faults;
  return drawFaults({ written: template, compiled, language });
}

function textsFaults(template: Template, texts: TemplateTexts | null): TemplateFault[] {
  if (!texts) return [];
  const faults: TemplateFault[] = [];
  const add = (path: readonly PropertyKey[], what: string) =>
    faults.push({ path, what, isInTexts: true });
  for (const field of ["ask", "steps", "hints"] as const)
    if (texts[field].length !== template[field].length)
      add([field], `${texts[field].length}, the source has ${template[field].length}`);
  for (const id of Object.keys(template.wrong))
    if (texts.wrong[id] === undefined) add(["wrong"], `${id} is missing`);
  for (const id of Object.keys(texts.wrong))
    if (!template.wrong[id]) add(["wrong", id], "not in the source");
  for (const [name, words] of Object.entries(texts.cases))
    for (const value of Object.keys(words))
      if (template.cases[name]?.[value] === undefined) add(["cases", name], "not in the source");
  if ((texts.picture === undefined) !== (template.picture === undefined))
    add(["picture"], template.picture ? "is missing" : "not in the source");
  return faults;
}

function drawFaults(ready: ReadyTemplate): TemplateFault[] {
  const { written } = ready;
  const drawn: ExpressionItem[] = [];
  try {
    const random = randomFrom(written.id);
    for (let at = 0; at < drawsLookedAt; at++) {
      const item = tryTemplate(ready, { id: `${at}`, skillId: null }, random);
      if (item) drawn.push(item);
    }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return [{ path: [], what: error.message }];
  }
  if (drawn.length < drawsLookedAt * leastShare)
    return [
      {
        path: [written.where.length > 0 ? "where" : "draw"],
        what: `holds in ${drawn.length} of ${drawsLookedAt} draws`,
      },
    ];
  const counted = new Map<string, { fault: TemplateFault; count: number }>();
  const sound: ExpressionItem[] = [];
  for (const item of drawn) {
    const fault = faultOf(item);
    if (!fault) {
      sound.push(item);
      continue;
    }
    const name = `${fault.path.join(".")} ${fault.what}`;
    counted.set(name, { fault, count: (counted.get(name)?.count ?? 0) + 1 });
  }
  const often = [...counted.values()].filter(({ count }) => count > drawn.length * faultyShare);
  if (often.length > 0 || sound.length === 0)
    return often.map(({ fault, count }) => ({
      ...fault,
      what: `${fault.what} in ${Math.round((100 * count) / drawn.length)} % of the draws`,
    }));
  const marked = sound.slice(0, itemsMarked).flatMap((item) => markFaults(item, written));
  return firstOfEach(marked);
}

function markFaults(item: ExpressionItem, { wrong, steps }: Template): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const add = (path: readonly PropertyKey[], what: string) =>
    faults.push({ path, what: `${what}: ${item.prompt.en}` });
  const { key } = item;
  if (markAnswer(key, `${key.expression} ${key.policy.unit ?? ""}`).outcome !== "right")
    add(["key"], `${key.expression} is not marked right`);
  for (const { id, answer, step } of item.misconceptions) {
    const { outcome, missing } = markAnswer(key, answer);
    if (outcome !== "wrong" && missing !== "order")
      add(["wrong", id, "gives"], `${answer} is not marked wrong`);
    if (step < 0 || step >= steps.length || !wrong[id]) add(["wrong", id, "step"], "no such line");
  }
  const lines = item.steps.map(({ line }) => line);
  const unread = item.steps.findIndex(({ line }) => !readMathematics(line).ok);
  if (unread >= 0) add(["steps", unread, "line"], `cannot read ${lines[unread]}`);
  else if (findFirstWrongLine({ start: lines[0] ?? "", key }, lines) !== null)
    add(["steps"], `a line does not follow in ${lines.join(" | ")}`);
  else if (markAnswer(key, lines.at(-1) ?? "").outcome !== "right")
    add(["steps"], `end on ${lines.at(-1)}, not on the key ${key.expression}`);
  const last = item.hints.at(-1);
  const tells = (text: string) => reveals(text, key) || text.includes(key.latex);
  if (last && !(tells(last.en) && tells(last.es))) add(["because"], "does not tell the key");
  return faults;
}

function firstOfEach(faults: readonly TemplateFault[]): TemplateFault[] {
  const found = new Map<string, TemplateFault>();
  for (const fault of faults) {
    const place = fault.path.join(".");
    if (!found.has(place)) found.set(place, fault);
  }
  return [...found.values()];
}
