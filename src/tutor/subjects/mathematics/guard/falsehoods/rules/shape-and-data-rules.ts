import { being, falseRules, rule, type Rule } from "./rule.ts";

/** What the words of statistics stand for. */
function measureOf(word = ""): string {
  if (/^(?:median|mediana)/.test(word)) return "middle";
  if (/^(?:mode|moda)/.test(word)) return "frequent";
  return /^(?:range|rango)/.test(word) ? "spread" : "mean";
}

function meaningOf(words = ""): string {
  if (/middle|medio|central/.test(words)) return "middle";
  if (/often|frequent|common|repite|frecuente/.test(words)) return "frequent";
  return /difference|diferencia|largest minus/.test(words) ? "spread" : "mean";
}

/** Kinds of figures, each with those that it always is. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  square: ["rectangle", "rhombus", "parallelogram", "quadrilateral"],
  rectangle: ["parallelogram", "quadrilateral"],
  rhombus: ["parallelogram", "quadrilateral"],
  parallelogram: ["quadrilateral"],
  trapezoid: ["quadrilateral"],
};
const english: Readonly<Record<string, string>> = {
  cuadrado: "square",
  rectangulo: "rectangle",
  rombo: "rhombus",
  paralelogramo: "parallelogram",
  cuadrilatero: "quadrilateral",
  trapecio: "trapezoid",
};
const figure =
  "(squares?|rectangles?|rhombus(?:es)?|parallelograms?|quadrilaterals?|trapezoids?|cuadrados?|rectangulos?|rombos?|paralelogramos?|cuadrilateros?|trapecios?)";

function figureOf(word = ""): string {
  const single = word.startsWith("rhombus") ? "rhombus" : word.replace(/s$/, "");
  return english[single] ?? single;
}

/** Rules of plane figures, of measuring them, of averages and of chances. */
export const shapeAndDataRules: readonly Rule[] = [
  rule(
    `(?:every|each|all|any|todo|toda|todos los|cualquier) ${figure} (?:is|are|es|son) (?:also |tambien )?(?:an? |un )?${figure}\\b`,
    ([a, b]) => {
      const [from, to] = [figureOf(a), figureOf(b)];
      return from === to || (kinds[from]?.includes(to) ?? false);
    },
  ),
  rule(
    `(?:the |la |el )(median|mean|average|mode|range|mediana|media|promedio|moda|rango) (?:of a list |of the data |de una lista |de los datos )?${being} (?:the |el |la )?((?:most (?:frequent|common|often)|middle|central|value that (?:occurs|appears) most|valor (?:que mas se repite|mas frecuente|central|del medio|de en medio)|number in the middle|numero (?:del|de en) medio|difference between the (?:largest|highest|biggest)|diferencia entre el mayor|sum (?:of all (?:the )?values )?divided by|suma dividida)\\w*)`,
    ([a, b]) => measureOf(a) === meaningOf(b),
  ),
  ...falseRules(
    "(?:the )?hypotenuse is (?:always )?the shortest",
    "(?:la )?hipotenusa es (?:siempre )?el (?:lado|cateto) mas corto",
    "area of a triangle is (?:the |its )?(?:base times (?:the |its )?height|height times (?:the |its )?base)(?! (?:divided|over|/|halved|by))",
    "area de un triangulo es (?:la )?(?:base por (?:la )?altura|altura por (?:la )?base)(?! (?:dividid|entre|sobre|/|partid))",
    "circumference (?:of a circle )?is (?:pi|π) times (?:the |its )?radius",
    "(?:longitud de la )?circunferencia (?:de un circulo )?es (?:pi|π) por (?:el )?radio",
    "area of a circle is (?:(?:2|two) (?:times )?(?:pi|π) times (?:the |its )?radius|(?:pi|π) times (?:the |its )?(?:radius|diameter))(?! squared)",
    "area de un circulo es (?:pi|π) por (?:el )?(?:radio|diametro)(?! al cuadrado)",
    "perimeter[^.?!;]{0,25}(?:multiply(?:ing)?|is) (?:the )?(?:length|base|width) (?:by|times) (?:the )?(?:width|height|length)",
    "perimetro[^.?!;]{0,25}(?:multiplica\\w*|es) (?:el |la )?(?:largo|base|ancho) por (?:el |la )?(?:ancho|altura|alto|largo)",
    "area of a rectangle is (?:the )?(?:length|base) plus (?:the )?(?:width|height)",
    "area de un rectangulo es (?:la |el )?(?:base|largo) mas (?:la |el )?(?:altura|ancho)",
    "(?:a )?probabilit(?:y|ies) (?:can|may) be (?:larger|greater|bigger|more|higher) than (?:1|one|100)",
    "probabilidad(?:es)? pueden? ser (?:mayor(?:es)?|mas grandes?|mas) (?:que|de) (?:1|uno|100)",
    "(?:a )?probabilit(?:y|ies) (?:can|may) be negative",
    "probabilidad(?:es)? pueden? ser negativas?",
    "(?:sum of the )?angles (?:in|of) a triangle (?:add up to|is|are|make|sum to) (?:360|90|270|100)\\b",
  ),
];
