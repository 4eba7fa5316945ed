import type { Element } from "domhandler";

/** The name of an element without the prefix of a namespace. */
export function nameOf({ name }: Element): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
