import { messageLengthMax } from "#shared/constants.ts";

/** From this part of the limit on, the length is shown. */
const nearShare = 0.8;

/** A text beside the limit of a message: lengths as the server counts them, in UTF-16 units without outer space. */
export type MessageLength = { count: number; limit: number; isNear: boolean; over: number };

export function measureMessage(text: string): MessageLength {
  const count = text.trim().length;
  return {
    count,
    limit: messageLengthMax,
    isNear: count >= messageLengthMax * nearShare,
    over: Math.max(0, count - messageLengthMax),
  };
}
