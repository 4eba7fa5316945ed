import { add, divide, fromInteger, multiply, subtract } from "../../rational.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { withUnit } from "./value-draft.ts";

const unit = "(?: ?(mm|cm|m|km|in|ft|meters|metres|metros|centimeters|centimetros)(?![a-z]))?";
const long = "(?:the |its |el |su |la )?(length|largo|longitud|base)";
const wide =
  "(?:the |its |el |su |la |as its |que su |de su )?(?:width|ancho|anchura|height|altura)";
const around =
  "rectangle rectangular field garden plot room rectangulo campo jardin terreno parcela find perimeter perimetro what is its length width area largo ancho longitud anchura base altura dimensions dimensiones miden mide cuyo whose and";
const factors: Readonly<Record<string, number>> = { twice: 2, double: 2, doble: 2, triple: 3 };

/** A rectangle of known perimeter whose length is so much more than, or so many times, its width. */
export function solveRectangleRiddle(text: string): Draft | null {
  if (!/\b(?:rectang\w*)\b/i.test(text)) return null;
  const account = openAccount(text);
  const bound = account.take(
    new RegExp(
      `\\b(?:the |its |el |su |la )?(?:perimeter|perimetro)(?: of (?:a|the) (?:rectangle|rectangular \\w+)| de(?:l| un) rectangulo)? (?:is|es(?: de)?|mide|of|de) ${numeral}${unit}`,
    ),
  );
  const more = account.take(
    new RegExp(
      `\\b${long}(?: of (?:a|the) rectangle| de(?:l| un) rectangulo)? (?:is|es|mide) ${numeral}${unit} (?:more|longer|greater|mas) (?:than|que) ${wide}`,
    ),
  );
  const scaled = account.take(
    new RegExp(
      `\\b${long}(?: of (?:a|the) rectangle| de(?:l| un) rectangulo)? (?:is|es|mide) (?:el )?(twice|double|doble|triple|(\\w+) (?:times|veces)) (?:de |que )?(?:the |its |su |el |la )?(?:width|ancho|anchura|height|altura)`,
    ),
  );
  const p = readNumeral(bound?.[1]);
  const units = new Set([bound?.[2], more?.[3]].filter((name) => name !== undefined));
  const [name = "", other] = units;
  const extra = more === null ? null : readNumeral(more[2]);
  const word =
    scaled === null ? null : (factors[scaled[2] ?? ""] ?? readWholeNumber(scaled[3] ?? ""));
  if (p === null || other !== undefined || (extra === null) === (word === null)) return null;
  const asks = account.rest();
  const asked = [
    /\b(?:width|ancho|anchura|height|altura)\b/,
    /\b(?:length|largo|longitud|base)\b/,
    /\barea\b/,
  ].map((pattern) => pattern.test(asks));
  if (
    !account.isSettled(around) ||
    asked.filter(Boolean).length !== 1 ||
    /\b(?:dimensions|dimensiones)\b/.test(asks)
  )
    return null;
  const [factor, shift] = [fromInteger(word ?? 1), extra ?? fromInteger(0)];
  const width = divide(subtract(divide(p, fromInteger(2)), shift), add(factor, fromInteger(1)));
  const length = add(multiply(factor, width), shift);
  if (width.n <= 0n || length.n <= 0n) return null;
  const side = word === null ? `x + ${writeNumber(shift)}` : `${word}*x`;
  const equation = `2*(x + ${side}) = ${writeNumber(p)}`;
  const [answerOf, exponent] =
    asked[0] === true ? ["x", ""] : asked[1] === true ? [side, ""] : [`x*(${side})`, "^2"];
  const value = asked[0] === true ? width : asked[1] === true ? length : multiply(width, length);
  const answer = withUnit(writeNumber(value), name === "" ? "" : `${name}${exponent}`);
  return {
    kind: "rectangle-riddle",
    start: equation,
    steps: [
      step(
        "set-up-equation",
        "Call the width $x$, write the length with it, and put both into the perimeter.",
        "Llama $x$ al ancho, escribe el largo con él y ponlos en el perímetro.",
        equation,
      ),
      step("isolate", "Solve for $x$.", "Despeja $x$.", `x = ${writeNumber(width)}`),
      step("conclude", "Work out what is asked.", "Calcula lo que se pide.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "story",
      values: [["x", writeNumber(width)]],
      answer: answerOf,
      unit: name === "" ? "" : `${name}${exponent}`,
    },
  };
}
