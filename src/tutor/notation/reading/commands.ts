/** What a LaTeX command stands for in the token stream. */
type CommandMeaning =
  | { as: "operator" | "open" | "close" | "name" | "bar"; text: string }
  | { as: "space" | "skip" }
  /** Takes arguments in braces; the parser knows which. */
  | { as: "structure" };

const operators: Record<string, string> = {
  cdot: "*",
  times: "*",
  ast: "*",
  div: "/",
  pm: "±",
  mp: "±",
  le: "<=",
  leq: "<=",
  leqslant: "<=",
  lt: "<",
  ge: ">=",
  geq: ">=",
  geqslant: ">=",
  gt: ">",
  ne: "!=",
  neq: "!=",
  approx: "~",
  sim: "~",
  simeq: "~",
  in: "in",
  cup: "∪",
  cap: "∩",
  circ: "°",
  degree: "°",
  to: "->",
  rightarrow: "->",
  land: "and",
  wedge: "and",
  lor: "or",
  vee: "or",
  colon: ":",
};
const opens: Record<string, string> = {
  lbrace: "\\{",
  lfloor: "⌊",
  lceil: "⌈",
  langle: "⟨",
  lbrack: "[",
};
const closes: Record<string, string> = {
  rbrace: "\\}",
  rfloor: "⌋",
  rceil: "⌉",
  rangle: "⟩",
  rbrack: "]",
};
const bars = ["vert", "lvert", "rvert", "mid", "Vert", "lVert", "rVert"];
const names: Record<string, string> = { infty: "infinity", emptyset: "∅", varnothing: "∅" };
const spaces = ["quad", "qquad", "thinspace", "enspace", "space", "hspace"];
const skipped =
  "left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle limits boldsymbol mathbf mathit bf rm".split(
    " ",
  );
const structures = (
  "frac dfrac tfrac cfrac sqrt binom dbinom text textrm textbf mathrm operatorname mathbb begin end overline bar hat vec tilde " +
  "boxed underline"
).split(" ");

/** LaTeX commands that are neither functions nor Greek letters, by name without the backslash. */
export const commands: ReadonlyMap<string, CommandMeaning> = new Map<string, CommandMeaning>([
  ...group("operator", operators),
  ...group("open", opens),
  ...group("close", closes),
  ...group("name", names),
  ...bars.map((name): [string, CommandMeaning] => [name, { as: "bar", text: "|" }]),
  ...spaces.map((name): [string, CommandMeaning] => [name, { as: "space" }]),
  ...skipped.map((name): [string, CommandMeaning] => [name, { as: "skip" }]),
  ...structures.map((name): [string, CommandMeaning] => [name, { as: "structure" }]),
]);

function group(
  as: "operator" | "open" | "close" | "name",
  table: Record<string, string>,
): [string, CommandMeaning][] {
  return Object.entries(table).map(([name, text]) => [name, { as, text }]);
}
