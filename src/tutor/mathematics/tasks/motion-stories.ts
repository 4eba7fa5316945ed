import { unitKindOf } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";
import { isPlainlyTold, quantitiesOf, questionAt } from "./quantities.ts";
import type { Ask, Motion } from "./task.ts";

/** What a unit of a story measures, of what moves evenly; null for others. */
function motionOf(unit: string | null): Motion | null {
  const kind = unit === null ? null : unitKindOf(unit);
  if (kind === "length") return "distance";
  return kind === "time" || kind === "speed" ? kind : null;
}

/** Two of distance, time and speed are told and the third is asked for: "how far at 90 km/h in 2.5 hours". */
export function readMotion(parts: readonly Part[]): Ask | null {
  const [one, other, more] = quantitiesOf(parts) ?? [];
  if (one === undefined || other === undefined || more !== undefined) return null;
  if (!isPlainlyTold(parts, /^(?:speed|distance|duration|from|by|through|each|let)$/)) return null;
  const [a, b] = [motionOf(one.unit), motionOf(other.unit)];
  const asked = askedOf(parts);
  if (a === null || b === null || asked === null || new Set([a, b, asked]).size < 3) return null;
  const units = unitsAsked(parts).filter((unit) => motionOf(unit) === asked);
  if (units.length < unitsAsked(parts).length) return null;
  return {
    kind: "motion",
    asked,
    unit: units[0] ?? null,
    given: [
      [one.value, one.unit ?? ""],
      [other.value, other.unit ?? ""],
    ],
  };
}

/** Units that stand behind no number: what is asked for is to be told in them. */
function unitsAsked(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) =>
    part.kind === "word" && unitKindOf(part.text) !== null && parts[at - 1]?.kind !== "span"
      ? [part.text]
      : [],
  );
}

const names = { speed: "speed", distance: "distance", duration: "time" } as const;

/** What the question asks for; null where it says none of them, or more than one. */
function askedOf(parts: readonly Part[]): Motion | null {
  const asking = parts.slice(Math.max(0, questionAt(parts)));
  const counted = asking.flatMap((part, at) => {
    const next = asking[at + 1];
    return tagsOf(part).includes("how-many") && next?.kind === "word"
      ? (motionOf(next.text) ?? [])
      : [];
  });
  const named = asking.flatMap((part) =>
    tagsOf(part).flatMap((tag) =>
      tag === "speed" || tag === "distance" || tag === "duration" ? [names[tag]] : [],
    ),
  );
  const [only, more] = new Set([...counted, ...named]);
  return only === undefined || more !== undefined ? null : only;
}
