import type { Rational } from "../../numbers/rational.ts";

/** How numbers are punctuated: see ReadOptions. */
export type NumberStyle = {
  decimalComma: boolean;
  thousands: boolean;
  /** With a decimal comma, 1.234 is one thousand two hundred and thirty-four; else it is a little more than one. */
  pointThousands?: boolean;
  /** 0.1(6) is one sixth; else it is 0.1 times 6. 0.(6) always repeats. */
  repeatingBrackets?: boolean;
  /** 2e-3 is 0.002 (true) or 2e − 3 (false); absent, what is likelier: 2E3, 2e3 and 1.5e-3 are powers of ten. */
  scientific?: boolean | undefined;
};

/** A number in the text: its value, digits after the point, and where it ends. */
export type WrittenNumber = {
  value: Rational;
  written: "integer" | "decimal";
  places: number;
  end: number;
};
