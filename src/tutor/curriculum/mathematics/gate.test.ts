import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import { createGate } from "../../gate/gate.ts";
import type { Level } from "../skill.ts";
import { mathematicsSkills } from "./catalogue.ts";

const levels: readonly Level[] = [1, 2, 3];

test.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))(
  "the firewall lets the hints and the feedback of %s pass, in the order they are said",
  (id, skill) => {
    const stopped: string[] = [];
    for (const level of levels) {
      const item = skill.makeItem("1", randomFrom(`${id}/${level}/1`), level);
      for (const locale of locales) {
        const allowed = [item.prompt[locale]];
        for (const text of [
          ...item.misconceptions.map((wrong) => wrong.feedback),
          ...item.hints.slice(0, -1),
        ]) {
          const gate = createGate({
            key: item.key,
            allowed,
            plan: text[locale],
            earlier: [],
            locale,
            wordsMax: 100,
          });
          const verdict = gate.push(text[locale]).stopped ?? gate.end().stopped;
          if (verdict)
            stopped.push(`${verdict.reason}, key ${item.key.expression}: ${text[locale]}`);
          allowed.push(text[locale]);
        }
      }
    }
    expect(stopped).toEqual([]);
  },
);
