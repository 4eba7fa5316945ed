import { type ComponentType, lazy } from "react";
import { loadWords } from "#client/words.ts";
import type { Area } from "#shared/messages/en.ts";

/** A screen that comes with the words it says when its address is opened. */
export function screen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadWords(areas)]);
    return { default: component };
  });
}

/** A screen with forms: it says what is wrong with a field, and why a form was refused. */
export function formScreen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return screen(load, "errors", "fields", "forms", ...areas);
}
