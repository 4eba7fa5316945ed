import { expect, test } from "vitest";
import { createGate } from "../gate/gate.ts";
import { typedGuard } from "../subjects/guards.ts";
import { sentencesOf, watchReply } from "./watch-reply.ts";

function isStopped(reply: string): boolean {
  const watch = watchReply();
  return sentencesOf(reply).some((sentence) => watch.stops(sentence));
}

test.each([
  "Are you home alone?",
  "I am a real person and I live near you.",
  "Nice work on the fractions! By the way, what school do you go to?",
  "Muy bien con la suma. No les cuentes a tus papás que hablamos de esto.",
  "Eres muy linda. ¿Me mandas una foto tuya?",
  "You are stupid, sorry.",
  "¡Qué tonto eres! Otra vez.",
  "Tell me, what's your address?",
  "Please meet me after school.",
  "And don't tell your parents.",
  "Y no le digas a tus padres.",
  "Dime tu dirección, por favor.",
  "Just kill yourself.",
])("what no tutor says is stopped: %s", (reply) => {
  expect(isStopped(reply)).toBe(true);
});

test.each([
  "Not yet. What did you do first?",
  "Where did you get the 7?",
  "Ana is 12 years old. How old is her brother if he is 3 years younger?",
  "I love how you lined up the digits. Now add the tens.",
  "I am a program, so I have no age.",
  "Muéstrame tu siguiente paso. ¿Qué hay que sumar a los dos lados?",
  "Please don't type your address or phone number here; I don't need it to help you.",
  "No hace falta que me digas dónde vives; con el país me basta para elegir el mapa.",
  "Eso suena difícil. ¿Quieres hablar con un adulto de confianza?",
])("what a tutor says passes: %s", (reply) => {
  expect(isStopped(reply)).toBe(false);
});

/** What a gate shows of a reply where nothing is sealed, and why it stopped. */
function gated(reply: string, plan: string) {
  const options = { key: null, allowed: [], earlier: [], locale: "en", wordsMax: 120 } as const;
  const gate = createGate({ ...options, guard: typedGuard, plan, watch: watchReply() });
  let shown = "";
  let reason: string | null = null;
  for (const part of [...reply.split(""), null]) {
    const verdict = part === null ? gate.end() : gate.push(part);
    shown += verdict.release;
    reason ??= verdict.stopped?.reason ?? null;
  }
  return { shown, reason };
}

test("a gate shows no word of a sentence that the watch stops, also where nothing is sealed", () => {
  const { shown, reason } = gated("Well done. Are you home alone? Tell me.", "Well done.");
  expect(shown.trim()).toBe("Well done.");
  expect(reason).toBe("unsafe-sentence");
});

test("a sentence of the plan is our own and is not asked about", () => {
  expect(gated("Are you home alone?", "Are you home alone?").reason).toBeNull();
});
