import type { Task } from "./task.ts";
import { isNumber, only } from "./task.ts";

const kinds =
  "more simply adding gathering grouping combining collecting into todo agrupa ordena juntas reune together with efectuar producto parecidos parecidas similares similar alike cancel cancelling agrupando sumando operando juntando distribuye distribuyendo distributive distributiva propiedad property law aplica aplicar apply applying rewrite rewriting rewritten reescribe reescribir convert convierte turn transforma exponents exponent exponente laws leyes potencias reduced reduciendo fewest clean lo deja quitando removing get rid expresa expresar express one simply simplest posible break down apart far por completo completa manera dos single polynomial unico solo sola together bring brings tidy up products sum sums open opening out write express expressed possible much quita quitar eliminar elimina saca lineales maximo forma normal desarrollada factorizada standard expanded shortest shorter reducida juntar junta unir une suprime suprimir completa sus polynomial polynomials expression expressions algebraic trinomial binomial binomials terms like quadratic brackets parentheses brackets polinomio polinomios " +
  "algebraica trinomio binomio binomios terminos semejantes parentesis fully completely simplify simplest form simplified simplifica simplificar reduce completamente " +
  "perform operation realiza efectua operacion opera resultado same mas simple possible common comun comunes cuadrado";

const hasLetter = (span: string) => /[a-z]/i.test(span.replaceAll(/sqrt|raiz|pi/gi, ""));

/** Factoring, expanding, simplifying, adding and subtracting expressions with letters. */
export const algebraTasks: readonly Task[] = [
  {
    when: /\b(?:factor|factori\w+|factorise|factorize|factored|factoriza|factorizar|factorice|descompon|descomponer|into factors|en factores|forma factorizada|as a product|(?:como|forma de) (?:un )?producto|product form|form of a product|taking out|saca(?:r)? factor)\b/,
    words: `${kinds} factori* factor factors factored factorise factorize product two linear irreducible into taking out factoriza factorizar factorice descompon descomponer factores producto dos saca sacar`,
    write: (spans) => {
      const span = only(spans);
      return span === null || isNumber(span) || /[=<>]/.test(span) || !hasLetter(span)
        ? null
        : `factor ${span}`;
    },
  },
  {
    when: /\b(?:expand|expanding|expanded|expansion|multiply out|multiply|multiplying|remove|without brackets|open|clear|(?:brackets|parentheses|parentesis)(?= (?:in|of|de|en|from)? ?#)|suprime|quitar|eliminar|multiplicar|distribute|desarrolla|desarrollar|desarrolle|expande|multiplica|producto|product|quita|elimina)\b/,
    words: `${kinds} agrupa simplifica reduce ordena expansion without clear multiplying multiplicar expand expanding multiply out remove distribute desarrolla desarrollar desarrolle expande multiplica producto product quita elimina notable`,
    write: (spans) => {
      const span = only(spans);
      return span === null || /[=<>]/.test(span) || !hasLetter(span) || !span.includes("(")
        ? null
        : `expand ${span}`;
    },
  },
  {
    when: /\b(?:simplif\w+|simply|combine|collect|reduce|reducir|rewrite|reescribe|escribe|expresa|write|express|gather\w*|group|bring|tidy|like terms|terminos semejantes|junta\w*|agrupar?|single power|sola potencia|perform|realiza|efectua|opera|calcula|work|find|what|cual|cuanto|halla)\b/,
    words: `${kinds} add sum suma simplify simplifying simplified simplifica simplificar simplifique combine collect collecting gather group agrupa agrupar single power powers one sola potencia potencias unica base assuming positive positiva positivo suponiendo asumiendo`,
    write: (spans, pattern) => {
      const conditions = spans.filter((span) => /^[a-z] ?> ?0$/i.test(span));
      const names = spans.filter((span) => /^[a-z]$/i.test(span));
      const others = spans.filter((span) => !conditions.includes(span) && !names.includes(span));
      const [span, another] = others;
      if (span === undefined || another !== undefined || /[=<>]/.test(span) || !hasLetter(span))
        return null;
      const positive =
        conditions[0]?.charAt(0) ?? (/\bpositiv[eoa]\b/.test(pattern) ? names[0] : undefined);
      const power = /\b(?:power|potencia)\b/.test(pattern) ? /[a-z]/i.exec(span)?.[0] : undefined;
      const assumed = positive ?? power;
      const plain = span.replaceAll(" : ", " / ");
      return assumed === undefined
        ? `simplify ${plain}`
        : `simplify ${plain} assuming ${assumed} is positive`;
    },
  },
  {
    // What functions of the problem make together: "write 2f(x) - g(x) as a single polynomial".
    when: /#1/,
    words: `${kinds} function functions funcion funciones perform work`,
    write: (spans) => {
      const span = only(spans);
      return span !== null && /(?<![a-z])[a-z] ?\(/i.test(span) && !/[=<>]/.test(span)
        ? `What is ${span}?`
        : null;
    },
  },
  {
    when: /\b(?:add|sum|suma|sumar)\b/,
    words: `${kinds} add sum suma sumar together`,
    write: (spans) =>
      spans.length >= 2 && spans.every((span) => hasLetter(span) && !/[=<>]/.test(span))
        ? `simplify ${spans.map((span) => `(${span})`).join(" + ")}`
        : null,
  },
  {
    when: /\b(?:from|de|a|al) #1 (?:subtract|take away|resta|restale|se resta|quita|quitale) #2/,
    words: `${kinds} subtract take away resta restale se quita quitale`,
    write: ([from, less, another]) =>
      less === undefined || from === undefined || another !== undefined || !hasLetter(less + from)
        ? null
        : `simplify (${from}) - (${less})`,
  },
  {
    when: /\b(?:subtract|resta|restar|restale|take|take away|quita)\b.* #1 (?:from|de|a|al) .*#2/,
    words: `${kinds} subtract resta restar`,
    write: ([less, from, another]) =>
      less === undefined || from === undefined || another !== undefined || !hasLetter(less + from)
        ? null
        : `simplify (${from}) - (${less})`,
  },
];
