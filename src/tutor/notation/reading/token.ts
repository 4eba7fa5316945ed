import type { Rational } from "../../numbers/rational.ts";

/** One word of mathematics. `at` and `length` are UTF-16 offsets into the text; `spaced` tells of a space before. */
export type Token = {
  kind:
    | "number"
    | "name"
    | "operator"
    | "open"
    | "close"
    | "bar"
    | "separator"
    | "connector"
    | "structure"
    | "text"
    | "unit"
    | "cell"
    | "row"
    | "end";
  text: string;
  at: number;
  length: number;
  spaced: boolean;
  number: { value: Rational; written: "integer" | "decimal"; places: number } | null;
};

/** Adds a token to the stream; the stream knows of the space before it. */
export type Push = (
  kind: Token["kind"],
  text: string,
  at: number,
  length: number,
  number?: NonNullable<Token["number"]>,
) => void;
