import type { TemplatePicture, Template, TemplateTexts } from "./format.ts";
import { type Draw, formulasOf, readDraw } from "./draws.ts";
import { type Formula, FormulaError, namesIn } from "./formula.ts";
import type { Notation } from "./print-value.ts";
import { readCondition, readFormula } from "./read-formula.ts";
import { hasHole, readWritten, type Written } from "./written.ts";

/** Where in a template something is wrong, and what. */
export type TemplateFault = {
  path: readonly PropertyKey[];
  what: string;
  /** It stands in the texts of the other language. */
  isInTexts?: boolean;
};

/** A text in the author's language and in the other. */
export type Pair = { one: Written; two: Written };

/** What is computed, or mathematics with values in it that keeps its shape. */
export type Answer = { formula: Formula } | { written: Written };

/** A template of which every formula has been read. */
export type Compiled = {
  draws: readonly Draw[];
  where: readonly Formula[];
  lets: readonly { name: string; is: { formula: Formula } | Record<Notation, Written> }[];
  cases: readonly {
    name: string;
    of: Formula;
    one: ReadonlyMap<string, Written>;
    two: ReadonlyMap<string, Written>;
  }[];
  ask: readonly Pair[];
  key: Answer;
  shown: Written | null;
  accept: { one: readonly Written[]; two: readonly Written[] };
  steps: readonly { line: Written; say: Pair; rule: Template["steps"][number]["rule"] }[];
  hints: readonly Pair[];
  wrong: readonly {
    id: string;
    gives: Answer;
    say: Pair;
    step: number;
    where: readonly Formula[];
  }[];
  picture: CompiledPicture | null;
};

export type CompiledPicture = { describe: Pair; kind: TemplatePicture["kind"] } & (
  | { kind: "fraction-bars"; bars: readonly { parts: Formula; shaded: Formula }[] }
  | {
      kind: "number-line";
      from: Formula;
      to: Formula;
      marks: readonly { at: Formula; label: Written }[];
    }
  | {
      kind: "plot";
      functions: readonly Written[];
      points: readonly { x: Formula; y: Formula }[];
    }
  | { kind: "rectangle"; width: Written; height: Written }
  | { kind: "right-triangle"; legA: Written; legB: Written; hypotenuse: Written }
);

/** Names that every text may use: two people, and the answer. */
export const builtIn = ["name", "otherName", "answer"] as const;

/** Reads all of a template. What cannot be read is told to `fault`, and null comes back. */
export function compileTemplate(
  template: Template,
  texts: TemplateTexts | null,
  fault: (fault: TemplateFault) => void,
): Compiled | null {
  let isWhole = true;
  const known = new Set<string>();
  const inTexts = new Set<string>(builtIn);
  const attempt = <T>(
    path: readonly PropertyKey[],
    fallback: T,
    read: () => T,
    isInTexts = false,
  ): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      isWhole = false;
      fault({ path, what: error.message, ...(isInTexts ? { isInTexts } : {}) });
      return fallback;
    }
  };
  const nothing: Formula = { kind: "number", text: "0" };
  const checked = (formula: Formula, more: ReadonlySet<string> = new Set()): Formula => {
    for (const name of namesIn(formula))
      if (name.length > 1 && !known.has(name) && !more.has(name))
        throw new FormulaError(`no value is called ${name}`);
    return formula;
  };
  const formula = (path: readonly PropertyKey[], text: string) =>
    attempt(path, nothing, () => checked(readFormula(text)));
  const condition = (path: readonly PropertyKey[], text: string) =>
    attempt(path, nothing, () => checked(readCondition(text)));
  const written = (
    path: readonly PropertyKey[],
    text: string,
    notation: Notation | "prose",
    isInTexts = false,
  ) => {
    const read = () => {
      const parts = readWritten(text, notation);
      for (const part of parts) {
        if (typeof part === "string") continue;
        checked(part.formula, part.formula.kind === "name" ? inTexts : new Set());
      }
      return parts;
    };
    return attempt(path, [], read, isInTexts);
  };
  const pair = (path: readonly PropertyKey[], text: string, other: string | undefined): Pair => {
    const one = written(path, text, "prose");
    return { one, two: other === undefined ? one : written(path, other, "prose", true) };
  };
  const answer = (path: readonly PropertyKey[], text: string): Answer =>
    hasHole(text) ? { written: written(path, text, "typed") } : { formula: formula(path, text) };

  const draws = Object.entries(template.draw).map(([names, text]) => {
    const fallback: Draw = { names: [], from: { kind: "choice", choices: [] } };
    const draw = attempt(["draw", names], fallback, () => {
      const read = readDraw(names, text);
      for (const each of formulasOf(read)) checked(each);
      return read;
    });
    for (const name of names.split(",")) known.add(name.trim());
    return draw;
  });
  const lets = Object.entries(template.let).map(([name, text]) => {
    const path = ["let", name];
    if (known.has(name)) attempt(path, null, () => refuse(`${name} is drawn already`));
    if (hasHole(text)) {
      const is = { typed: written(path, text, "typed"), latex: written(path, text, "latex") };
      inTexts.add(name);
      return { name, is };
    }
    const is = { formula: formula(path, text) };
    known.add(name);
    return { name, is };
  });
  const where = template.where.map((text) => condition(["where"], text));
  const cases = Object.entries(template.cases).map(([name, { of = "", ...words }]) => {
    const path = ["cases", name];
    if (of === "") attempt(path, null, () => refuse("`of` says of what"));
    inTexts.add(name);
    return {
      name,
      of: of === "" ? nothing : formula(path, of),
      one: new Map(
        Object.entries(words).map(([value, text]) => [value, written(path, text, "prose")]),
      ),
      two: new Map(
        Object.entries(texts?.cases[name] ?? words).map(([value, text]) => [
          value,
          written(path, text, "prose", texts?.cases[name] !== undefined),
        ]),
      ),
    };
  });
  const compiled: Compiled = {
    draws,
    where,
    lets,
    cases,
    ask: template.ask.map((text, at) => pair(["ask", at], text, texts?.ask[at])),
    key: answer(["key"], template.key),
    shown: template.shown === undefined ? null : written(["shown"], template.shown, "latex"),
    accept: {
      one: template.accept.map((text, at) => written(["accept", at], text, "typed")),
      two: (texts?.accept ?? []).map((text, at) => written(["accept", at], text, "typed", true)),
    },
    steps: template.steps.map(({ line, say, rule }, at) => ({
      line: written(["steps", at, "line"], line, "typed"),
      say: pair(["steps", at], say, texts?.steps[at]),
      rule,
    })),
    hints: [
      ...template.hints.map((text, at) => pair(["hints", at], text, texts?.hints[at])),
      pair(["because"], template.because, texts?.because),
    ],
    wrong: Object.entries(template.wrong).map(([id, wrong]) => ({
      id,
      gives: answer(["wrong", id, "gives"], wrong.gives),
      say: pair(["wrong", id], wrong.say, texts?.wrong[id]),
      step: wrong.step - 1,
      where: wrong.where.map((text) => condition(["wrong", id, "where"], text)),
    })),
    picture: template.picture
      ? compilePicture(template.picture, texts?.picture, { formula, written, pair })
      : null,
  };
  return isWhole ? compiled : null;
}

function refuse(what: string): never {
  throw new FormulaError(what);
}

type Readers = {
  formula: (path: readonly PropertyKey[], text: string) => Formula;
  written: (path: readonly PropertyKey[], text: string, notation: Notation) => Written;
  pair: (path: readonly PropertyKey[], one: string, two: string | undefined) => Pair;
};

function compilePicture(
  picture: TemplatePicture,
  words: string | undefined,
  { formula, written, pair }: Readers,
): CompiledPicture {
  const at = (...path: PropertyKey[]) => ["picture", ...path];
  const label = (path: string, text: string) => written(at(path), text, "typed");
  const describe = pair(at("describe"), picture.describe, words);
  switch (picture.kind) {
    case "fraction-bars":
      return {
        kind: picture.kind,
        describe,
        bars: picture.bars.map(({ parts, shaded }, index) => ({
          parts: formula(at("bars", index), parts),
          shaded: formula(at("bars", index), shaded),
        })),
      };
    case "number-line":
      return {
        kind: picture.kind,
        describe,
        from: formula(at("from"), picture.from),
        to: formula(at("to"), picture.to),
        marks: picture.marks.map((mark, index) => ({
          at: formula(at("marks", index), mark.at),
          label: written(at("marks", index), mark.label, "typed"),
        })),
      };
    case "plot":
      return {
        kind: picture.kind,
        describe,
        functions: picture.functions.map((text, index) =>
          written(at("functions", index), text, "typed"),
        ),
        points: picture.points.map(({ x, y }, index) => ({
          x: formula(at("points", index), x),
          y: formula(at("points", index), y),
        })),
      };
    case "rectangle":
      return {
        kind: picture.kind,
        describe,
        width: label("width", picture.width),
        height: label("height", picture.height),
      };
    case "right-triangle":
      return {
        kind: picture.kind,
        describe,
        legA: label("legA", picture.legA),
        legB: label("legB", picture.legB),
        hypotenuse: label("hypotenuse", picture.hypotenuse),
      };
  }
}
