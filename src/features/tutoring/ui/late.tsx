import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadWords } from "#client/words.ts";
import type { Area } from "#shared/messages/en.ts";

/**
 * A part of the desk that comes, with the words it says, once it is first shown. Where it cannot be loaded its place
 * stays empty: it only adds to what the desk already does.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  area: Area,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [component] = await Promise.all([load(), loadWords([area])]);
      return { default: component };
    } catch {
      return { default: Nothing };
    }
  });
}

function Nothing(): null {
  return null;
}
