import { being, falseRules, gap, rule, type Rule } from "./rule.ts";

type Operation = "sum" | "difference" | "product" | "quotient";

/** What functions do to operations: which one comes out; none where there is no such rule. */
const laws: Readonly<Record<string, Readonly<Partial<Record<Operation, Operation>>>>> = {
  square: { product: "product", quotient: "quotient" },
  root: { product: "product", quotient: "quotient" },
  log: { product: "sum", quotient: "difference" },
  derivative: { sum: "sum", difference: "difference" },
  integral: { sum: "sum", difference: "difference" },
  limit: { sum: "sum", difference: "difference", product: "product", quotient: "quotient" },
  absolute: { product: "product", quotient: "quotient" },
  sine: {},
  reciprocal: { product: "product", quotient: "quotient" },
};

const functionNames =
  "(square roots?|squares?|roots?|logs?|logarithms?|derivatives?|integrals?|limits?|absolute values?|sines?|cosines?|reciprocals?|cuadrado|cubo|cube|raiz(?: cuadrada)?|logaritmo|derivada|integral|limite|valor absoluto|seno|coseno|inverso)";
const operations = "(sum|difference|product|quotient|suma|diferencia|resta|producto|cociente)";

function lawOf(name = ""): Readonly<Partial<Record<Operation, Operation>>> {
  if (/root|raiz/.test(name)) return laws["root"] ?? {};
  if (/squar|cuadrado|cub/.test(name)) return laws["square"] ?? {};
  if (name.startsWith("log")) return laws["log"] ?? {};
  if (name.startsWith("deriv")) return laws["derivative"] ?? {};
  if (name.startsWith("integral")) return laws["integral"] ?? {};
  if (name.startsWith("limit")) return laws["limit"] ?? {};
  if (/^(?:absolute|valor)/.test(name)) return laws["absolute"] ?? {};
  return /^(?:reciprocal|inverso)/.test(name) ? (laws["reciprocal"] ?? {}) : {};
}

function operationOf(word = ""): Operation {
  if (word.startsWith("s")) return "sum";
  if (/^(?:d|resta)/.test(word)) return "difference";
  return word.startsWith("p") ? "product" : "quotient";
}

/** What becomes of exponents where powers of one base are worked with. */
function exponentsUnder(power: string, exponents: string): boolean {
  const expected = /^(?:mul|prod)/.test(power) ? "a" : /^(?:div|quot|coc)/.test(power) ? "s" : "m";
  const told = /^(?:add|sum)/.test(exponents)
    ? "a"
    : /^(?:sub|rest)/.test(exponents)
      ? "s"
      : exponents.startsWith("mul")
        ? "m"
        : "d";
  return expected === told;
}

const trigonometry: Readonly<Record<string, string>> = { s: "oh", c: "ah", t: "oa" };

function sideOf(word = ""): string {
  return /^(?:opp|opu|cateto opu)/.test(word)
    ? "o"
    : /^(?:adj|ady|cateto ady|contiguo)/.test(word)
      ? "a"
      : "h";
}

const side =
  "(?:the |el )?(opposite|adjacent|hypotenuse|opuesto|adyacente|contiguo|hipotenusa|cateto opuesto|cateto adyacente)(?: side| leg)?";

/** Rules of powers, of functions of sums and products, of inequalities and equations, of angle functions. */
export const algebraRules: readonly Rule[] = [
  rule(
    `${functionNames} (?:of|de) (?:a |the |una |la |un |el )?${operations} ${being} (?:the |la |el |to the )?${operations} (?:of|de) (?:the |their |las |los |sus )?(?:\\w+ )?(?:square|root|log|deriv|integral|limit|absolute|sine|cosine|recip|cuadrad|cubo|raic|raiz|valor|seno|coseno|invers)`,
    ([name, from, to]) => lawOf(name)[operationOf(from)] === operationOf(to),
  ),
  rule(
    `(multiply(?:ing)?|divid(?:e|ing)|multiplicar|dividir|product of|quotient of|producto de|cociente de)(?: two| dos)? (?:powers?|potencias)(?: (?:with|of|de|con)[^,.?!;]{0,25})?,? ${gap}(add|subtract|multiply|divide|sum\\w+|rest\\w+|multiplic\\w+|divid\\w+)(?: the| los)? (?:exponents|exponentes)`,
    ([power = "", exponents = ""]) => exponentsUnder(power, exponents),
  ),
  rule(
    `(?:power of a power|raise a power to a power|potencia de una potencia)${gap}(add|subtract|multiply|sum\\w+|rest\\w+|multiplic\\w+)(?: the| los)? (?:exponents|exponentes)`,
    ([exponents = ""]) => exponentsUnder("power", exponents),
  ),
  rule(
    `(sine|cosine|tangent|seno|coseno|tangente) (?:of an angle |de un angulo )?${being} ${side} (?:over|divided by|/|entre|sobre|dividido (?:entre|por)) ${side}`,
    ([name = "", a, b]) => trigonometry[name.charAt(0)] === sideOf(a) + sideOf(b),
  ),
  ...falseRules(
    `(?:divid\\w+|multipl\\w+)[^.?!;]{0,45}inequality[^.?!;]{0,30}\\bnegative(?: number)?,? (?:(?:the|its) )?(?:(?:inequality )?(?:sign|symbol|direction|arrow) )?(?:stays|remains|keeps|does not (?:change|flip)|doesn't (?:change|flip))`,
    `(?:divid\\w+|multipl\\w+)[^.?!;]{0,30}(?:desigualdad|inecuacion)[^.?!;]{0,30}\\bnegativ[oa],? (?:el signo|la desigualdad|el sentido) (?:no cambia|se mantiene|sigue igual|se conserva|queda igual)`,
    `(?:negative exponent|exponente negativo) (?:makes?|gives?|means?|turns?|hace|da|vuelve)${gap}\\b(?:number|result|numero|resultado|value|it)\\b${gap}negativ`,
    `(?:negative exponent|exponente negativo) (?:makes?|hace|vuelve) negativo`,
    "(?:move|moving|bring)[^.?!;]{0,30} to the other side,? (?:it |the sign |its sign )?(?:keeps|stays)",
    "(?:pasa\\w*|mover|mueves)[^.?!;]{0,30} al otro lado,? (?:el signo |su signo )?(?:no cambia|se mantiene|conserva)",
    "(?:parallel lines|lines that are parallel) have (?:opposite|different|reciprocal|perpendicular) slopes",
    "perpendicular lines have (?:the same|equal) slopes?",
    "rectas paralelas tienen (?:distintas? |diferentes? )?pendientes? (?:opuestas?|distintas?|diferentes?)",
    "rectas perpendiculares tienen (?:la misma pendiente|pendientes iguales|igual pendiente)",
    "(?:the )?slope is (?:the )?run (?:over|divided by) (?:the )?rise",
    "percent means (?:out of |per )?(?:ten|10|a thousand|1000)\\b",
    "por ciento significa (?:de cada )?(?:diez|10|mil|1000)\\b",
  ),
];
