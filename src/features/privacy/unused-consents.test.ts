import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";

/** Files that name the consents without obeying them: the list of kinds, and what people read. */
const naming = /^src\/(shared\/consents|shared\/messages\/)/;

test("L3 the consents of which the page says that nothing uses them are used by nothing", async () => {
  expect(translators.en("privacy.improvementText")).toContain("Nothing uses this today");
  expect(translators.en("privacy.newsText")).toContain("sends no such letters today");
  const users: string[] = [];
  for await (const path of glob("src/**/*.{ts,tsx}")) {
    if (naming.test(path) || /[.](test|fixture)[.]tsx?$/.test(path)) continue;
    if (path.startsWith("src/app/testing/")) continue;
    const code = await readFile(path, "utf8");
    if (/["']improvement["']|includes\(["']news["']\)|kind = 'news'/.test(code)) users.push(path);
  }
  expect(users, "say in messages/privacy.ts what it is used for").toEqual([]);
});
