import type { Fault } from "./check-code.ts";
import type { SkillFile, TextsFile } from "./format.ts";

/** What is wrong with the longer texts that a skill asks for, each fault by its path in the skill. */
export function faultsOfWriting({ items, texts, writing = [] }: SkillFile): Fault[] {
  const taken = new Set(items.map(({ id }) => id));
  return writing.flatMap(({ id, text, points }, at) => {
    const path = ["writing", at];
    const faults = faultsOfPoints(points, path);
    if (taken.has(id)) faults.push({ path: [...path, "id"], what: `${id} twice` });
    taken.add(id);
    if (text !== undefined && !texts[text])
      faults.push({ path: [...path, "text"], what: `no text ${text}` });
    return faults;
  });
}

/** What is wrong with their texts in another language. */
export function faultsOfWritingTexts(other: TextsFile, { writing = [] }: SkillFile): Fault[] {
  const missing = writing.flatMap(({ id, points }): Fault[] => {
    const there = other.writing?.[id];
    if (!there) return [{ path: ["writing"], what: `${id} is missing` }];
    const path = ["writing", id, "points"];
    return there.points.length === points.length
      ? []
      : [{ path, what: `${there.points.length}, the source has ${points.length}` }];
  });
  const own = Object.entries(other.writing ?? {}).flatMap(([id, { points }]): Fault[] => {
    const path = ["writing", id];
    const isKnown = writing.some((task) => task.id === id);
    return [
      ...(isKnown ? [] : [{ path, what: "not in the source" }]),
      ...faultsOfPoints(points, path),
    ];
  });
  return [...missing, ...own];
}

/** Whoever writes asks them of themselves; nothing else looks at the text. */
function faultsOfPoints(points: readonly string[], path: readonly PropertyKey[]): Fault[] {
  return points.flatMap((point, at) => {
    const where = [...path, "points", at];
    if (!point.endsWith("?")) return [{ path: where, what: "is no question to oneself" }];
    return points.indexOf(point) < at ? [{ path: where, what: "reads the same as another" }] : [];
  });
}
