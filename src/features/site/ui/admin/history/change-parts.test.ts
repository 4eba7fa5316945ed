import { expect, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import type { ChangeView } from "../../../contract.ts";
import { changedParts } from "./change-parts.ts";

const words = { title: "How?", text: "So.", link: "" };
const article = { groupId: "lessons", isHidden: false, link: "", en: words, es: words };

const change: ChangeView = {
  id: "stv_1",
  kind: "article",
  key: "hints",
  name: null,
  version: 1,
  before: null,
  after: null,
  shipped: article,
  names: {
    lessons: { en: "Lessons", es: "Las lecciones" },
    credits: { en: "Credits", es: "Créditos" },
    hints: { en: "How do hints work?", es: "¿Cómo funcionan las pistas?" },
  },
  by: null,
  at: "2026-11-01T00:00:00.000Z",
  isUndone: false,
};

const inSpanish = { locale: "es", translate: translators.es } as const;

test("F-09 the first change of a shipped answer shows what is not as it was shipped, and nothing else", () => {
  const after = { ...article, groupId: "credits", es: { ...words, title: "¿Cómo?" } };
  expect(changedParts({ ...change, after }, inSpanish)).toEqual([
    { label: "Pregunta, en español", lang: "es", before: "How?", after: "¿Cómo?" },
    { label: "Tema", lang: null, before: "Las lecciones", after: "Créditos" },
  ]);
});

test("F-09 an order is said by what its answers are called; one that is gone by its id", () => {
  const order = {
    ...change,
    kind: "order",
    shipped: null,
    after: { ids: ["hints", "gone"] },
  } as const;
  expect(changedParts(order, inSpanish)).toMatchObject([
    { before: null, after: "¿Cómo funcionan las pistas?\ngone" },
  ]);
});
