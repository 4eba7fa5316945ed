import { readChange, readInterest } from "./change-stories.ts";
import { readDraw } from "./chance-stories.ts";
import { readMotion } from "./motion-stories.ts";
import type { Part } from "./notation.ts";
import { readChain } from "./number-chain.ts";
import { readPercentStory } from "./percent-stories.ts";
import { readRate } from "./rate-stories.ts";
import { readRatioStory } from "./ratio-stories.ts";
import type { Task } from "./task.ts";
import { readTimeStory } from "./time-stories.ts";

/**
 * The task of a short story of which every number has its place: a rate, a ratio, a price and a percentage, something that moves evenly,
 * a time and how long it lasts, a number and what is done with it. Other stories are not read.
 */
export function readStory(parts: readonly Part[]): Task[] {
  const asks = [
    readRate,
    readDraw,
    readChange,
    readInterest,
    readRatioStory,
    readPercentStory,
    readMotion,
    readTimeStory,
    readChain,
  ].flatMap((read) => read(parts) ?? []);
  const [ask, another] = asks;
  return ask === undefined || another !== undefined ? [] : [{ givens: [], ask }];
}
