import { type ComponentType, useContext } from "react";
import { startAnewIfBack } from "#client/start-anew.ts";
import { loadWords } from "#client/words.ts";
import type { Area } from "#shared/messages/en.ts";
import { arriving } from "#ui/meanwhile.tsx";
import { Retries } from "./failure-boundary.tsx";

/**
 * A screen that comes with the words it says when its address is opened. What could not be loaded is asked for anew
 * when the person tries again: React itself would remember the failure, and so would the browser.
 */
export function screen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  const tries: ComponentType[] = [];
  return function Screen() {
    const attempt = useContext(Retries);
    const Loaded = (tries[attempt] ??= arriving(async () => {
      const parts = Promise.all([load(), loadWords(areas)]);
      const [component] = await parts.catch(async (failure: unknown) => {
        if (attempt > 0) await startAnewIfBack(failure);
        throw failure;
      });
      return component;
    }));
    return <Loaded />;
  };
}

/** A screen with forms: it says what is wrong with a field, and why a form was refused. */
export function formScreen(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return screen(load, "errors", "fields", "forms", ...areas);
}
