import type { AlertCategory } from "#shared/oversight.ts";
import { oneSign } from "../text/one-sign.ts";

/** What a child may be in, that a tutor must not talk past. */
export type Distress = AlertCategory;

/**
 * What the server's trained listener (`tutor/safety`) made of a message. It is handed in as data: what was learned never
 * comes into a browser, and where a lesson runs in one, the phrases below are all there is.
 */
export type Heard = {
  answer: "alert" | "check-in" | "none";
  category: Distress;
  /** So surely harmless that a phrase in it means something else: a film's name, a question of history. */
  isSurelyHarmless: boolean;
  /** So faint that it is not asked about where the message answers the open problem. */
  isFaint?: boolean;
};

/** The distress that a message is answered with care for, or null: either the phrases or the listener suffice. */
export function distressIn(text: string, heard: Heard | null | undefined): Distress | null {
  const told = findDistress(text);
  if (told !== null && heard?.isSurelyHarmless !== true) return told;
  return heard?.answer === "alert" ? heard.category : null;
}

/**
 * Phrases that end the lesson for the moment, in both languages. Plain patterns on purpose: they can be read
 * and argued with, and they work without a model. They are wide: a false alarm costs one kind message.
 */
const patterns: readonly { category: Distress; pattern: RegExp }[] = [
  {
    category: "self-harm",
    pattern:
      /\b(kill(ing)? my ?self|want to die|wanna die|hurt(ing)? my ?self|cut(ting)? my ?self|suicid\w*|end my life|better off dead|don'?t want to (live|be alive))\b/,
  },
  {
    category: "self-harm",
    pattern:
      /\b(matarme|suicid\w*|quiero morir(me)?|no quiero (vivir|seguir viviendo)|hacerme dano|cortarme|quitarme la vida|mejor muert[oa])\b/,
  },
  {
    category: "abuse",
    pattern:
      /\b((he|she|they|dad|father|mom|mother|uncle|brother|teacher|coach|stepdad|boyfriend) (hits|beats|touches|touched|hurts) me|(is|are) (hitting|beating|touching|abusing|molesting) me|i'?m being abused|raped me|sends? me (nudes?|naked))\b/,
  },
  {
    category: "abuse",
    pattern:
      /\b((mi|el|un) (tio|padrastro|papa|padre|abuelo|primo|hermano|hermanastro|profe|profesor|entrenador|vecino|novio)( \w+){0,2} me toca|me toca(n)? (mi (tio|padrastro|papa|padre|abuelo|primo|hermano)|en mis partes|por debajo)|me (pega|pegan|golpea|golpean|manosea|abusa|violo|viola)( (mi|un|una|el|la) \w+)?( en mis partes)?|abusan? de mi|me estan? (pegando|golpeando|tocando))\b/,
  },
  {
    category: "abuse",
    pattern:
      /\b(touch(es|ed|ing)? my (privates?|private parts?|breasts?|boobs|butt|bottom|penis|vagina)|(toco|toca|tocan|tocaron|tocado) (mis partes|las partes intimas|mis partes intimas|las nalgas|los pechos|el pene|la vagina))\b/,
  },
  {
    category: "violence",
    pattern:
      /\b(i'?m in danger|someone (is|is going) to (hurt|kill) me|bring a (gun|knife) to school|run(ning)? away from home)\b/,
  },
  {
    category: "violence",
    pattern:
      /\b(estoy en peligro|me (quieren|van a) (matar|hacer dano)|escaparme de casa|llevar (un arma|una pistola|un cuchillo) (a|al) (la escuela|colegio))\b/,
  },
];

/** The distress that a message tells of, or null. */
export function findDistress(text: string): Distress | null {
  const plain = oneSign(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("`", "'")
    .toLowerCase();
  return patterns.find(({ pattern }) => pattern.test(plain))?.category ?? null;
}
