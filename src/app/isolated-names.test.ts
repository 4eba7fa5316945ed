import { glob, readFile } from "node:fs/promises";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** What a contract calls the names that somebody gave themselves. */
const declared = /\b(\w+Name|username|name): z\s*\.string\(\)/g;

/** Files are named by the program, and a `site` is ours. */
const isOurs = (owner: string | null, name: string): boolean =>
  name === "fileName" || owner === "site";

async function givenNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const path of glob("src/features/**/contract{.ts,/*.ts}")) {
    for (const [, name = ""] of (await readFile(path, "utf8")).matchAll(declared)) names.add(name);
  }
  return names;
}

/** The names that an expression shows as they stand. `name` alone may be anything; of somebody it is theirs. */
function shownNames(expression: ESTree.Node, given: ReadonlySet<string>): string[] {
  if (expression.type === "LogicalExpression")
    return [expression.left, expression.right].flatMap((side) => shownNames(side, given));
  if (expression.type === "ConditionalExpression")
    return [expression.consequent, expression.alternate].flatMap((side) => shownNames(side, given));
  if (expression.type === "Identifier")
    return expression.name !== "name" &&
      given.has(expression.name) &&
      !isOurs(null, expression.name)
      ? [expression.name]
      : [];
  if (
    expression.type !== "MemberExpression" ||
    expression.computed ||
    expression.property.type !== "Identifier"
  )
    return [];
  const owner = expression.object.type === "Identifier" ? expression.object.name : null;
  const { name } = expression.property;
  return given.has(name) && !isOurs(owner, name) ? [name] : [];
}

function bareNames(path: string, source: string, given: ReadonlySet<string>): string[] {
  const found: string[] = [];
  new Visitor({
    JSXElement({ openingElement, children }) {
      const tag = openingElement.name.type === "JSXIdentifier" ? openingElement.name.name : "";
      if (tag === "bdi" || tag === "option" || tag === "title") return;
      for (const child of children) {
        if (child.type !== "JSXExpressionContainer") continue;
        for (const name of shownNames(child.expression, given))
          found.push(`${path}: ${name} in ${tag}`);
      }
    },
  }).visit(parseSync(path, source).program);
  return found;
}

test("a name that somebody gave stands in an element of its own, so that it turns nothing beside it", async () => {
  const given = await givenNames();
  expect([...given]).toEqual(expect.arrayContaining(["fullName", "studentName", "username"]));
  const bare: string[] = [];
  let isolated = 0;
  for await (const path of glob("src/**/*.tsx")) {
    const source = await readFile(path, "utf8");
    isolated += source.split("<bdi").length - 1;
    bare.push(...bareNames(path, source, given));
  }
  expect(isolated).toBeGreaterThan(15);
  expect(bare).toEqual([]);
});

test("the check notices a bare name, also the second of two", () => {
  const given = new Set(["fullName", "name"]);
  const find = (source: string) => bareNames("a.tsx", source, given);
  expect(find("<p>{child.fullName}</p>")).toEqual(["a.tsx: fullName in p"]);
  expect(find("<p>{email ?? fullName}</p>")).toEqual(["a.tsx: fullName in p"]);
  expect(find("<p><bdi>{child.fullName}</bdi></p>")).toEqual([]);
  expect(find("<p>{site.name}</p>")).toEqual([]);
});
