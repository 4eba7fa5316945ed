/** Units by every name they are written with, to the text that stands in the tree. Longest names first. */
const spellings: Record<string, string> = {
  mm: "mm millimeter millimeters millimetre millimetres milímetro milímetros",
  cm: "cm cms centimeter centimeters centimetre centimetres centímetro centímetros",
  dm: "dm decimeter decimeters decímetro decímetros",
  m: "m mts meter meters metre metres metro metros",
  km: "km kms kilometer kilometers kilometre kilometres kilómetro kilómetros",
  in: "in inch inches pulgada pulgadas",
  ft: "ft foot feet pie pies",
  yd: "yd yard yards yarda yardas",
  mi: "mi mile miles milla millas",
  mg: "mg milligram milligrams miligramo miligramos",
  g: "g gr grs gram grams gramo gramos",
  kg: "kg kgs kilogram kilograms kilogramo kilogramos kilo kilos",
  t: "t tonne tonnes tonelada toneladas",
  oz: "oz ounce ounces onza onzas",
  lb: "lb lbs pound pounds libra libras",
  ml: "ml mL milliliter milliliters millilitre millilitres mililitro mililitros",
  L: "L l lt lts liter liters litre litres litro litros",
  s: "s sec secs second seconds segundo segundos",
  min: "min mins minute minutes minuto minutos",
  h: "h hr hrs hour hours hora horas",
  day: "day days día días dia dias",
  week: "week weeks semana semanas",
  year: "year years año años yr yrs",
  mph: "mph",
  deg: "deg degree degrees grado grados",
  $: "$ dollar dollars dólar dólares USD",
  "¢": "¢ cent cents centavo centavos",
  "€": "€ euro euros EUR",
  "£": "£ GBP",
  peso: "peso pesos",
  unit: "unit units unidad unidades",
  N: "N newton newtons",
  J: "J joule joules julio julios",
  W: "W watt watts",
  V: "V volt volts voltio voltios",
  A: "A ampere amperes",
  Hz: "Hz hertz",
  Pa: "Pa pascal pascals",
};

const byName = new Map<string, string>();
for (const [unit, names] of Object.entries(spellings))
  for (const name of names.split(" ")) byName.set(name, unit);

/** Names that are also ordinary letters of algebra: units only inside \text{} or where the reader was told so. */
const ambiguous = new Set(
  "m g t L l s h N J W V A mi in kg mg lb cent oz".split(" ").filter((n) => n.length === 1),
);
/** Names that are units only after a space, since "3mi" is more likely a product. */
const needsSpace = new Set(["mi", "in", "mg", "min", "day"]);

const word = /[\p{L}]+|[$€¢£]/uy;
const joint = /\s*(?:\/|per\s|por\s|·|\*|⋅)\s*/uy;
const exponent = /\s*(?:\^\s*\{?\s*(-?\d)\s*\}?|([²³]))/uy;
const leading = /(square|cubic|sq\.?|cu\.?)\s+/iuy;
const trailing = /\s+(cuadrad|cúbic|cubic)[oa]s?/uy;

/** How a unit may stand: after a space, and which one-letter units the reader has been told of. */
type UnitContext = { afterSpace: boolean; surely: boolean; known: readonly string[] };

/**
 * The unit that begins at `from`, as normalised text ("cm", "m^2", "km/h"), and where it ends.
 * null where there is none, or where it could as well be a product of variables.
 */
export function unitAt(
  text: string,
  from: number,
  context: UnitContext,
): { unit: string; end: number } | null {
  let at = from;
  let unit = "";
  let sure = context.surely;
  for (;;) {
    const before = matchAt(leading, text, at);
    const nameAt = at + (before?.[0].length ?? 0);
    const name = matchAt(word, text, nameAt)?.[0];
    const known = name === undefined ? undefined : byName.get(name);
    if (name === undefined || known === undefined) break;
    if (needsSpace.has(name) && !context.afterSpace && !sure) break;
    if (!ambiguous.has(name) || context.known.includes(known)) sure = true;
    at = nameAt + name.length;
    let raised = before ? (before[1]?.toLowerCase().startsWith("sq") ? "2" : "3") : "";
    const spanish = matchAt(trailing, text, at);
    const written = matchAt(exponent, text, at);
    if (written) raised = written[1] ?? (written[2] === "²" ? "2" : "3");
    else if (spanish) raised = spanish[1] === "cuadrad" ? "2" : "3";
    at += (written ?? spanish)?.[0].length ?? 0;
    unit += known + (raised === "" ? "" : `^${raised}`);
    const link = matchAt(joint, text, at);
    const follows = link && byName.has(matchAt(word, text, at + link[0].length)?.[0] ?? "");
    if (!link || !follows) break;
    unit += /[·*⋅]/u.test(link[0]) ? "*" : "/";
    at += link[0].length;
  }
  return unit !== "" && sure && !/[/*]$/.test(unit)
    ? { unit: unit === "mph" ? "mi/h" : unit, end: at }
    : null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
