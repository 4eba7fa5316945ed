import { compare, divide, fromInteger, multiply, subtract } from "../../rational.ts";
import { openAccount, readNumeral } from "../reading/account.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { withUnit } from "./value-draft.ts";
import { writeNumber } from "../exact/write.ts";

const number = "(\\d+(?:\\.\\d+)?)";
const percent = `${number} ?(?:%|percent|per cent|por ciento)`;
const unit =
  "(ml|millilit(?:er|re)s?|mililitros?|l|lit(?:er|re)s?|litros?|gallons?|galones|ounces?|oz|g|grams?|gramos?|kg|kilos?|kilograms?)";
const around =
  "solution solutions solucion soluciones disolucion disoluciones mezcla mezclas mixture mixed mix mixes mixing mezclar mezclan mezclamos mezcle add added adding anadir anadirse anadimos agregar agregarse must should needed needs required deben debe hay need needs be to get obtain make produce obtener conseguir lograr preparar concentration concentracion chemist quimico laboratorio lab acid salt saline alcohol sugar water antifreeze acido sal salina azucar agua alcoholica how many much cuantos cuantas of a strength una otra another con with final resulting resultante que";

/**
 * How much of one solution is to be mixed with a known amount of another to get a third: "How many litres of a 20 % solution must be
 * mixed with 10 litres of a 50 % solution to get a 30 % solution?" null where the text says anything else.
 */
export function solveMixtures(text: string): Draft | null {
  const account = openAccount(text);
  const asked = account.take(
    new RegExp(
      `\\b(?:how (?:many|much)|cuant[oa]s?) (?:${unit} )(?:of|de) (?:an? |una |la )?(?:[a-z]+ ){0,4}?(?:al |del |of )?${percent}`,
    ),
  );
  const pureWater =
    asked === null
      ? account.take(
          new RegExp(
            `\\b(?:how (?:many|much)|cuant[oa]s?) (?:${unit} )(?:of|de) (?:pure |agua )?(?:water|pura|agua)\\b`,
          ),
        )
      : null;
  const known = account.take(
    new RegExp(
      `(?<![\\d.])${number} ?${unit} (?:of|de) (?:an? |una |la )?(?:[a-z]+ ){0,4}?(?:al |del |of )?${percent}`,
    ),
  );
  const wanted = account.take(
    new RegExp(
      `\\b(?:to (?:get|obtain|make|produce|form|have|create)|so that|para (?:obtener|conseguir|lograr|preparar|que)|that is|to dilute it to) (?:an? |una |the |la |it )?(?:[a-z]+ ){0,5}?(?:is |sea |al |del |of )?${percent}`,
    ),
  );
  const [amount, strong, target] = [known?.[1], known?.[3], wanted?.[1]].map((part) =>
    readNumeral(part),
  );
  const weak =
    asked === null ? (pureWater === null ? null : fromInteger(0)) : readNumeral(asked[2]);
  const units = [asked?.[1] ?? pureWater?.[1], known?.[2]];
  if (
    amount == null ||
    strong == null ||
    target == null ||
    weak === null ||
    unitOf(units[0]) !== unitOf(units[1]) ||
    /\d/.test(account.rest()) ||
    !account.isSettled(around)
  )
    return null;
  const between = compare(weak, target) * compare(target, strong);
  if (between <= 0 || [strong, weak, target].some((part) => compare(part, fromInteger(100)) > 0))
    return null;
  const x = divide(multiply(amount, subtract(strong, target)), subtract(target, weak));
  const [a, p, q, r] = [amount, weak, strong, target].map(writeNumber);
  const equation = `${p}/100*x + ${q}/100*${a} = ${r}/100*(x + ${a})`;
  const answer = withUnit(writeNumber(x), unitOf(units[0]));
  return {
    kind: "mixture",
    start: equation,
    steps: [
      step(
        "set-up-equation",
        "Call the amount wanted $x$. What is dissolved in both parts together is what is dissolved in the mixture.",
        "Llama $x$ a la cantidad buscada. Lo disuelto en las dos partes es lo disuelto en la mezcla.",
        equation,
      ),
      step("isolate", "Solve for $x$.", "Despeja $x$.", `x = ${writeNumber(x)}`),
      step("unit-factor", "Give the unit.", "Indica la unidad.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "story",
      values: [["x", writeNumber(x)]],
      answer: "x",
      unit: unitOf(units[0]),
    },
  };
}

/** The sign of a unit of amount. */
function unitOf(word: string | undefined): string {
  if (word === undefined) return "";
  if (/^(?:ml|mill|mili)/.test(word)) return "ml";
  if (/^(?:kg|kilo)/.test(word)) return "kg";
  if (word.startsWith("gal")) return "gal";
  if (word.startsWith("o")) return "oz";
  return word.startsWith("g") ? "g" : "L";
}
