/** A clock that stands still between what happens, and is moved on by who makes it happen. */
export type DemoClock = {
  now: () => Date;
  forward(ms: number): void;
  /** Moves on to a moment that is later. */
  to(moment: Date): void;
};

export function createDemoClock(start: Date): DemoClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    forward(ms) {
      at += ms;
    },
    to(moment) {
      at = Math.max(at, moment.getTime());
    },
  };
}
