import { openAccount } from "../reading/account.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

const two = "chickens|hens|ducks|birds|gallinas|pollos|patos|aves|pavos";
const four =
  "rabbits|cows|pigs|sheep|horses|goats|dogs|conejos|vacas|cerdos|ovejas|caballos|cabras|perros";
const around =
  "farm farmer farmyard yard pen field barn animals animal heads head legs leg feet total there are has have all together in how many only corral granja granjero cabezas cabeza patas pata hay total animales cuantos cuantas entre solo suman cuentan se contamos tiene son";

/** Animals with two legs and animals with four, counted by heads and by legs. */
export function solveHeadsAndLegs(text: string): Draft | null {
  const account = openAccount(text);
  const heads = account.take(
    /(?<![\d.])(\d{1,6}) (?:heads|animals|cabezas|animales)(?![a-z])/,
  )?.[1];
  const legs = account.take(/(?<![\d.])(\d{1,6}) (?:legs|feet|patas)(?![a-z])/)?.[1];
  const pairs = new RegExp(`(${two})`).exec(account.rest())?.[1];
  const fours = new RegExp(`(${four})`).exec(account.rest())?.[1];
  const asked = account.take(
    new RegExp(
      `\\b(?:how many|cuantos|cuantas) (${two}|${four})(?: (?:are there|are|hay|does he have|does the farmer have|tiene|son))?(?![a-z])`,
    ),
  )?.[1];
  account.takeAll(new RegExp(`\\b(?:${two}|${four})\\b`));
  if (
    heads === undefined ||
    legs === undefined ||
    pairs === undefined ||
    fours === undefined ||
    (asked !== pairs && asked !== fours) ||
    !account.isSettled(around)
  )
    return null;
  const [h, l] = [BigInt(heads), BigInt(legs)];
  if ((l - 2n * h) % 2n !== 0n) return null;
  const x = (l - 2n * h) / 2n;
  const y = h - x;
  if (x < 0n || y < 0n) return null;
  const equation = `4*x + 2*(${h} - x) = ${l}`;
  const answer = String(asked === fours ? x : y);
  return {
    kind: "heads-and-legs",
    start: equation,
    steps: [
      step(
        "set-up-equation",
        `Call the number of ${fours} $x$; the other $${h} - x$ animals have two legs each.`,
        `Llama $x$ al número de ${fours}; los otros $${h} - x$ animales tienen dos patas cada uno.`,
        equation,
      ),
      step("isolate", "Solve for $x$.", "Despeja $x$.", `x = ${x}`),
      step(
        "conclude",
        `That gives the number of ${asked}.`,
        `Así se obtiene el número de ${asked}.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "story", values: [["x", String(x)]], answer: asked === fours ? "x" : `${h} - x` },
  };
}
