/** How fast is read, from the slowest; 1 is the voice's own speed. */
export const readingSpeeds = [0.6, 0.8, 1, 1.2, 1.5] as const;
export type ReadingSpeed = (typeof readingSpeeds)[number];

const storageKey = "faro.reading-speed";

/** The speed chosen last on this machine. */
export function recallSpeed(): ReadingSpeed {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return readingSpeeds.find((speed) => speed === stored) ?? 1;
  } catch {
    return 1;
  }
}

/** Keeps the speed for next time. */
export function keepSpeed(speed: ReadingSpeed): void {
  try {
    localStorage.setItem(storageKey, String(speed));
  } catch {
    // A browser that keeps nothing still reads at this speed until the page is left.
  }
}
