import type { Task } from "./task.ts";
import { isNumber, only } from "./task.ts";

/** How two numbers may be said to stand to each other, and the words the solver of statements knows; the longer phrases first. */
const relations: readonly (readonly [RegExp, string])[] = [
  [
    /#1 (?:is |es |sea )?(?:greater than or equal to|(?:bigger|larger) than or equal to|at least(?: as (?:big|large|great|high) as)?|(?:not|no) (?:less|smaller|lower) than|mayor o igual (?:que|a)|al menos|como minimo|no menor que) #2$/,
    "at least",
  ],
  [
    /#1 (?:is |es |sea )?(?:(?:less|smaller|lower) than or equal to|at most(?: as (?:big|large|great|high) as)?|(?:not|no) (?:more|greater|bigger|larger|higher) than|menor o igual (?:que|a)|como mucho|a lo sumo|no mayor que) #2$/,
    "at most",
  ],
  [
    /^(?:are|son) (?:different|unequal|not equal|distintos|diferentes) #1 (?:and|y) #2$|#1 (?:is |es |sea )?(?:(?:not|un) ?equal to|different (?:from|than|to)|(?:not|no) the same as|distinto (?:de|a)|diferente (?:de|a)|no igual a) #2$|#1 (?:and|y) #2 (?:are |son |have )?(?:different|unequal|not equal|distintos|diferentes)(?: values| numbers)?$/,
    "not equal to",
  ],
  [
    /^(?:are|son) (?:equal|iguales) #1 (?:and|y) #2$|#1 (?:is |es |sea )?(?:(?:exactly )?equal to|equals|equal|the same as|the same number as|igual a|igual que|lo mismo que) #2$|#1 (?:and|y) #2 (?:are |son |have |tienen )?(?:equal|the same|iguales|the same value|el mismo valor|equal values)$/,
    "equal to",
  ],
  [
    /#1 (?:is |es |sea )?(?:less|smaller|lower|fewer|menor|mas pequeno|inferior) (?:than|que|a) #2$|#1 (?:is |lies |falls |esta |queda )?(?:below|under|beneath|por debajo de|debajo de) #2$/,
    "less than",
  ],
  [
    /#1 (?:is |es |sea )?(?:greater|bigger|larger|higher|more|mayor|mas grande|superior) (?:than|que|a) #2$|#1 (?:exceeds?|surpass(?:es)?|supera(?: a)?|sobrepasa(?: a)?|excede(?: a)?) #2$|#1 (?:is |lies |esta |queda )?(?:above|por encima de|encima de) #2$/,
    "greater than",
  ],
];

/** What asks for a yes or a no. */
const asksWhether =
  /^(?:is|are|does|do|es|son|tiene|tienen|true|verdadero|check|comprueba|decide|determine|determina|indica|say|tell|state|verify|verifica|can|se cumple|se verifica)\b|\b(?:whether|true|cierto|verdad|verdadero|correct|correcto|right|if|si|holds?|cumple|verifica)\b/;

const words =
  "exceed exceeds surpass surpasses supera sobrepasa excede below under above beneath debajo encima por lies falls queda esta acertado afirmar decir dirias " +
  "greater less than or equal to bigger larger smaller lower higher more fewer at least most as big large great high not no the same equals unequal different from " +
  "values value exactly true false correct right whether check decide verify claim statement hold holds " +
  "mayor menor o igual que a al menos como minimo maximo mucho lo sumo distinto distintos diferente diferentes iguales mismo mas grande pequeno inferior superior " +
  "verdadero falso cierto verdad correcto comprueba decide verifica afirmacion cumple tienen sea";

/** Statements about two numbers, to be judged true or false. */
export const statementTasks: readonly Task[] = [
  {
    when: /#1.*#2/,
    words,
    write: (spans, pattern) => {
      const [a, b, more] = spans;
      if (
        a === undefined ||
        b === undefined ||
        more !== undefined ||
        !isNumber(a) ||
        !isNumber(b) ||
        !asksWhether.test(pattern) ||
        /\b(?:which|what|cual)\b/.test(pattern)
      )
        return null;
      const bare = pattern.replace(
        /^(?:true or false|verdadero o falso) | (?:true or false|verdadero o falso)$/,
        "",
      );
      const found = relations.find(([phrase]) => phrase.test(bare));
      // "Is it false that …" asks for the opposite.
      return found === undefined || /\b(?:not|no|false|falso|un)\b/.test(bare.replace(found[0], ""))
        ? null
        : `is ${a} ${found[1]} ${b}`;
    },
  },
  {
    when: /#1/,
    words,
    write: (spans, pattern) => {
      const span = only(spans);
      const [, a, b] = /^([^<>=≤≥≠!]+)(?:<=|>=|!=|[<>=≤≥≠])([^<>=≤≥≠!]+)$/.exec(span ?? "") ?? [];
      return a === undefined ||
        b === undefined ||
        !isNumber(a.trim()) ||
        !isNumber(b.trim()) ||
        !asksWhether.test(pattern) ||
        /\b(?:not|no|false|falso)\b/.test(pattern.replace(/true or false|verdadero o falso/, ""))
        ? null
        : `is ${span ?? ""}`;
    },
  },
];
