import { expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import type { Level } from "../skill.ts";
import { mathematicsSkills } from "./catalogue.ts";
import { stoppedByGate } from "./testing/stopped-by-gate.ts";

const levels: readonly Level[] = [1, 2, 3];

test.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))(
  "the firewall lets the hints and the feedback of %s pass, in the order they are said",
  (id, skill) => {
    const items = levels.map((level) => skill.makeItem("1", randomFrom(`${id}/${level}/1`), level));
    expect(items.flatMap(stoppedByGate)).toEqual([]);
  },
);
