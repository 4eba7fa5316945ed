import type { ItemTexts, PackItem, SkillFile, TextsFile } from "#tutor/curriculum/packs/format.ts";
import type { FileProblem, ParsedFile } from "#tutor/curriculum/packs/parse.ts";
import { allNumbers, numbersSaid, type SaidNumber } from "./numbers-said.ts";
import { type Fact, type Facts, factsPath } from "./read-facts.ts";

type Path = readonly PropertyKey[];
type Parsed<T> = { file: string; value: T; lineOf: (path: Path) => number };
/** A text and where it stands. */
type Said = readonly [path: Path, text: string];

const sourcesOfFact = 2;

/** What is wrong with the table of facts itself; `parts` are the items of every skill by its id. */
export function checkFactsFile(
  { value, problems, lineOf }: ParsedFile<Facts>,
  parts: ReadonlyMap<string, ReadonlySet<string>>,
): FileProblem[] {
  const found = [...problems];
  if (!value) return found;
  const add = (path: Path, what: string) =>
    found.push({ file: factsPath, line: lineOf(path), what });
  const { facts, works, invented } = value;
  const ids = new Set<string>();
  const used = new Set<string>();
  for (const [at, fact] of facts.entries()) {
    const path = ["facts", at];
    if (ids.has(fact.id)) add(path, `${fact.id} stands twice`);
    ids.add(fact.id);
    for (const skill of fact.skills)
      if (!parts.has(skill)) add([...path, "skills"], `${fact.id}: there is no skill ${skill}`);
    for (const source of fact.sources) {
      used.add(source);
      if (!works[source]) add([...path, "sources"], `${fact.id}: there is no work ${source}`);
    }
    if (publishersOf(fact, works).size < sourcesOfFact)
      add([...path, "sources"], `${fact.id}: has not two works of two authors or publishers`);
  }
  for (const [id, { how, address }] of Object.entries(works)) {
    if (!used.has(id)) add(["works", id], `${id} is the source of no fact`);
    if (how === "page" && !address) add(["works", id], `${id} was read, but has no address`);
  }
  for (const [at, { skill, part }] of invented.entries())
    if (!parts.get(skill)?.has(part)) add(["invented", at], `${skill} has no item ${part}`);
  return found;
}

/** Who stands behind the sources of a fact. Two pages of one place are one, whatever they call themselves. */
function publishersOf({ sources }: Fact, works: Facts["works"]): ReadonlySet<string> {
  return new Set(
    sources.flatMap((id) => {
      const work = works[id];
      if (!work) return [];
      return work.address ? new URL(work.address).hostname.replace(/^www\./u, "") : work.by;
    }),
  );
}

/** The parts of a skill that `invented` may name. */
export function partsOf({ items }: SkillFile): ReadonlySet<string> {
  return new Set(["lesson", "example", ...items.map(({ id }) => id)]);
}

/** The years and quantities that a skill or its texts in another language say and no fact of the skill holds. */
export function checkNumbers(
  facts: Facts,
  skillId: string,
  source: Parsed<SkillFile>,
  texts?: Parsed<TextsFile>,
): FileProblem[] {
  const held = heldBy(facts.facts.filter(({ skills }) => skills.includes(skillId)));
  const invented = new Set(
    facts.invented.flatMap(({ skill, part }) => (skill === skillId ? [part] : [])),
  );
  const { file, value, lineOf } = texts ?? source;
  const locale = value.language;
  return saidBy(source.value, texts?.value)
    .filter(({ part }) => !invented.has(part))
    .flatMap(({ said, given, shown }) =>
      said.flatMap(([path, text]) =>
        numbersSaid(text, locale)
          .filter((number) => !held.has(number.said) && !follows(number, { given, shown }))
          .map(({ said: number }) => ({
            file,
            line: lineOf(path),
            what: `${path.map(String).join(".")}: ${number} stands in no fact of this skill`,
          })),
      ),
    );
}

/** The numbers that facts hold, each as numbersSaid writes it. */
function heldBy(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(
    facts
      .flatMap(({ claim, value }) => numbersSaid(`${claim} ${value}`, "en"))
      .map(({ said }) => said),
  );
}

/**
 * Whether a number is given with the problem. A quantity may also be one step of calculation away, halves and doubles
 * among them.
 */
function follows({ kind, value }: SaidNumber, { given, shown }: Givens): boolean {
  if (given.has(value)) return true;
  if (kind === "year" || given.size === 0) return false;
  const near = (result: number) => Math.abs(result - value) < 1e-9;
  const terms = [2, ...given, ...shown];
  return terms.some((left) =>
    terms.some((right) => [left + right, left - right, left * right, left / right].some(near)),
  );
}

/** The numbers that are given with a problem, and those that what is to be chosen or placed shows. */
type Givens = { given: ReadonlySet<number>; shown: ReadonlySet<number> };
type SkillPart = Givens & { part: string; said: Said[] };

/** What the lesson, the example and each item say, and the numbers that are given with the problem. */
function saidBy(skill: SkillFile, texts?: TextsFile): SkillPart[] {
  const { lesson, example } = texts ?? skill;
  return [
    { part: "lesson", said: [[["lesson"], lesson]], given: none, shown: none },
    {
      part: "example",
      said: example.lines.map((line, at) => [["example", "lines", at], line]),
      given: new Set(allNumbers(example.ask)),
      shown: none,
    },
    ...skill.items.map((item, at) => ({
      part: item.id,
      said: texts ? saidInTexts(texts.items[item.id], item.id) : saidInItem(item, at),
      given: givenWith(item, skill, texts),
      shown: numbersIn(namedTexts.map((field) => recordOf(item, field))),
    })),
  ];
}

const none: ReadonlySet<number> = new Set();

function numbersIn(value: unknown): ReadonlySet<number> {
  return new Set(allNumbers(JSON.stringify(value)));
}

/** The problem's own numbers, and the key of a calculation, which the problem's numbers prove. */
function givenWith(item: PackItem, skill: SkillFile, texts?: TextsFile): ReadonlySet<number> {
  const other = texts?.items[item.id];
  return numbersIn([
    [item.ask, other?.ask, item.table, other?.table],
    item.text ? [skill.texts[item.text], texts?.texts[item.text]] : [],
    item.kind === "number" ? item.key : [],
  ]);
}

const namedTexts = ["options", "parts", "left", "right", "not"] as const;

function saidInItem(item: PackItem, at: number): Said[] {
  const path = ["items", at];
  const said: Said[] = [[[...path, "because"], item.because]];
  for (const [index, hint] of item.hints.entries()) said.push([[...path, "hints", index], hint]);
  for (const [name, { say }] of Object.entries(item.wrong))
    said.push([[...path, "wrong", name, "say"], say]);
  for (const field of namedTexts) {
    const record = field in item ? recordOf(item, field) : {};
    for (const [name, text] of Object.entries(record)) said.push([[...path, field, name], text]);
  }
  if (item.kind === "words")
    for (const text of [item.key, ...item.accept]) said.push([[...path, "key"], text]);
  return said;
}

function recordOf(item: PackItem, field: (typeof namedTexts)[number]): Record<string, string> {
  if (item.kind === "choice" || item.kind === "multiple")
    return field === "options" ? item.options : field === "not" ? (item.not ?? {}) : {};
  if (item.kind === "order") return field === "parts" ? item.parts : {};
  if (item.kind === "match")
    return field === "left" ? item.left : field === "right" ? item.right : {};
  return {};
}

function saidInTexts(item: ItemTexts | undefined, id: string): Said[] {
  if (!item) return [];
  const path = ["items", id];
  const said: Said[] = [[[...path, "because"], item.because]];
  for (const [index, hint] of item.hints.entries()) said.push([[...path, "hints", index], hint]);
  for (const [name, wrong] of Object.entries(item.wrong))
    said.push([[...path, "wrong", name], typeof wrong === "string" ? wrong : wrong.say]);
  for (const field of namedTexts)
    for (const [name, text] of Object.entries(item[field] ?? {}))
      said.push([[...path, field, name], text]);
  for (const text of [item.key ?? "", ...(item.accept ?? [])]) said.push([[...path, "key"], text]);
  return said;
}
