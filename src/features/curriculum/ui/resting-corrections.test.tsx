import { expect, test } from "vitest";
import { actionsOf, drawScreen, textOf } from "#app/testing/draw-screen.tsx";
import type { SkillView } from "../contract.ts";
import { SkillPage } from "./skill-page.tsx";

const none = { en: "", es: "" };

const skill: SkillView = {
  id: "tides",
  subject: "Science",
  title: { en: "Tides", es: "Las mareas" },
  grades: [6, 8],
  standards: null,
  needs: [],
  why: none,
  lesson: { en: "The moon pulls.", es: "La luna tira." },
  example: { problem: none, lines: [] },
  items: [],
  isForVisitors: false,
  offReason: null,
  version: 2,
  texts: [
    { place: "en.lesson", says: "The moon pulls.", file: null },
    { place: "es.lesson", says: "La luna tira.", file: null },
  ],
  resting: [
    {
      place: "en.lesson",
      was: "The sun pulls.",
      says: "The moon pulls more.",
      file: "The moon pulls.",
    },
    { place: "es.items.gone.ask", was: "¿Quién?", says: "¿Quién tira?", file: null },
  ],
  changes: [
    {
      id: "cur_1",
      action: "texts",
      changes: [{ facet: "resting:es.why", before: "Para nadar.", after: null }],
      reason: null,
      administratorName: "Rosa",
      createdAt: "2026-11-01T00:00:00.000Z",
      canTakeBack: true,
    },
  ],
};

function draw(shown: SkillView, locale: "en" | "es" = "en"): string {
  const answers = [[["curriculum", "skill", shown.id, 0], { skill: shown }]] as const;
  return drawScreen(<SkillPage skillId={shown.id} />, { answers, locale });
}

test("F-09 the skill's page says which corrections rest, what each was, and offers to take it up again or to drop it", () => {
  const html = draw(skill);
  const text = textOf(html);
  expect(text).toContain("2 corrections rest");
  expect(text).toContain("The file said then The sun pulls.");
  expect(text).toContain("The file says now The moon pulls.");
  expect(html).toContain(">The moon pulls more.</textarea>");
  const actions = actionsOf(html).filter((words) => words.includes("correction"));
  expect(actions).toEqual([
    "Drop the correction : Lesson, English",
    "Drop the correction : gone: A text that the files no longer have, Spanish",
  ]);
  // What has no place any more can only be dropped.
  expect(actionsOf(html).filter((words) => words.startsWith("Check and take up again"))).toEqual([
    "Check and take up again : Lesson, English",
  ]);
  expect(text).toContain("Correction dropped");
});

test("F-09 where none rests nothing is said of it", () => {
  const text = textOf(draw({ ...skill, resting: [], changes: [] }, "es"));
  expect(text).toContain("Las mareas");
  expect(text).not.toContain("sin efecto");
});
