import { type ComponentType, lazy, useContext } from "react";
import { loadWords } from "#client/words.ts";
import type { Area } from "#shared/messages/en.ts";
import { Retries } from "./failure-boundary.tsx";

/**
 * A screen that comes with the words it says when its address is opened. What could not be loaded is asked for anew
 * when the person tries again: React itself would remember the failure.
 */
export function screen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  const tries: ComponentType[] = [];
  return function Screen() {
    const Loaded = (tries[useContext(Retries)] ??= lazy(async () => {
      const [component] = await Promise.all([load(), loadWords(areas)]);
      return { default: component };
    }));
    return <Loaded />;
  };
}

/** A screen with forms: it says what is wrong with a field, and why a form was refused. */
export function formScreen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return screen(load, "errors", "fields", "forms", ...areas);
}
