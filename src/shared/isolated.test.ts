import { expect, test } from "vitest";
import { translators } from "./messages/server-translators.ts";
import { isolated, withoutIsolates } from "./isolated.ts";

test("a name that is written from right to left stands isolated in every sentence, and any other as it is", () => {
  for (const name of ["محمد", "נועה", "Noa נועה"]) {
    expect(translators.en("shell.greeting", { firstName: name })).toContain(`\u2068${name}\u2069`);
    expect(translators.es("rules.learnFree", { firstName: name })).toContain(`\u2068${name}\u2069`);
  }
  for (const name of ["Łucía", "Анна", "さくら", "x = 3"]) expect(isolated(name)).toBe(name);
});

test("isolates can be taken out again", () => {
  expect(withoutIsolates(`Hello ${isolated("נועה")}!`)).toBe("Hello נועה!");
});
