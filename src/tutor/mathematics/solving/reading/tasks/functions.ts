import { readOrdinal } from "../number-words.ts";
import type { Task } from "./task.ts";
import { definition, isNumber, partNames } from "./task.ts";

const words =
  "take takes taken at when where toma tomar tome reach reaches evaluating evaluates evaluando evaluado evaluada calculando sustituyes sustituimos reemplaza reemplazando replace replacing write written out fully terms of compuestas componer componiendo combined combine replaced pones ponemos pon place get into imagen image corresponde corresponding asociada asociado associated plug insert at for equals equal point becomes put putting plug input consider expression valued en punto toma vale sustituyendo sustituir sea dos doble resta sum suma function functions defined definition rule formula composition composite compose given evaluate input output real polynomial " +
  "funcion funciones definida definidas composicion compuesta evalua evaluar imagen polinomio numerico numerica expresion algebraica substitute substituting sustituye";

const calculus =
  "again otra nuevo nuevamente otra two times time veces vez dos tres three once derivo derivas derivamos derivalo differentiated derivative's expression expresion funcion con wrt relation variable variables rate change tasa cambio variacion instantanea instantaneous compute differentiating derivatives obtain derivando deriva derivadas segundo successive successively twice take taking derivative differentiate derive second third fourth first respect wrt prime twice order function curve expression deriva derivar derivada derive primera segunda tercera cuarta respecto orden funcion curva";

/** "h(t) = …, the value of h at t = -2": the definition and the argument. */
function valueOfNamed(
  definitions: readonly string[],
  asked: readonly string[],
  isImage: boolean,
): string | null {
  const [text, another] = definitions;
  const [, name, parameter] = /^([a-z]) ?\( ?([a-z]) ?\)/i.exec(text ?? "") ?? [];
  const values = asked.flatMap((span) =>
    /^[a-z] ?= ?-? ?[\d./]+$/i.test(span)
      ? [span]
      : isNumber(span) && isImage
        ? [`${parameter ?? ""} = ${span}`]
        : [],
  );
  const others = asked.filter(
    (span) =>
      !values.includes(span) &&
      !(isImage && isNumber(span)) &&
      span.replaceAll(" ", "") !== `${name}(${parameter})` &&
      span !== name,
  );
  const [given, more] = values;
  const [letter, value] = (given ?? "").split("=").map((part) => part.trim());
  return text === undefined ||
    another !== undefined ||
    others.length > 0 ||
    more !== undefined ||
    value === undefined ||
    letter !== parameter
    ? null
    : `Let ${text}. What is ${name ?? ""}(${value})?`;
}

/** "x²" as "x^2". */
function withPlainPowers(text: string): string {
  return text.replaceAll(/[²³⁴⁵⁶⁷⁸⁹]/g, (raised) => `^${"²³⁴⁵⁶⁷⁸⁹".indexOf(raised) + 2}`);
}

/** How often "twice", "three times", "dos veces", "again" take the derivative; 0 where the text leaves it open. */
function repeated(pattern: string): number {
  if ((pattern.match(/\b(?:again|otra vez|de nuevo|nuevamente)\b/g) ?? []).length > 1) return 0;
  if (/\b(?:twice|two times|dos veces|again|otra vez|de nuevo|nuevamente)\b/.test(pattern))
    return 2;
  return /\b(?:three times|tres veces)\b/.test(pattern) ? 3 : 1;
}

/** Functions: their values, composition and derivatives; sequences. */
export const functionTasks: readonly Task[] = [
  {
    // "At which points does f'(x) vanish?"
    when: /\b(?:anula\w*|vanish\w*|zero|cero|igual a cero)\b.*#2|#2.*\b(?:anula\w*|vanish\w*|zero|cero)\b|#2$/,
    words: `${words} anula anulan se derivada su derivative its vanish vanishes zero cero puntos points valores solve resuelve`,
    write: ([head, mark, name, more], pattern) => {
      const [, of, parameter, body] =
        /^([a-z]) ?\( ?([a-z]) ?\) ?= ?([^=]+)$/i.exec(head ?? "") ?? [];
      const [, named, argument, zero] =
        /^([a-z])' ?\( ?([a-z]) ?\)( ?= ?0)?$/i.exec(mark ?? "") ?? [];
      if (of === undefined || of !== named || parameter !== argument || more !== undefined)
        return null;
      if (name !== undefined && name !== parameter) return null;
      return zero === undefined && !/\b(?:anula|vanish|zero|cero)/.test(pattern)
        ? null
        : `Let q(${parameter ?? ""}) be the derivative of ${body ?? ""}. Solve q(${parameter ?? ""}) = 0`;
    },
  },
  {
    when: /#1/,
    words,
    write: (spans, pattern) => {
      const definitions = spans.filter((span) => definition.test(span));
      const asked = spans.filter((span) => !definition.test(span));
      const [ask, another] = asked;
      const place = valueOfNamed(
        definitions,
        asked,
        /\b(?:imagen|image) (?:de|of) (?:\w+ )?#\d|\b(?:input|entrada) (?:is|es|of|de) #\d|\b(?:imagen|image|valor|value) (?:que |which )?(?:corresponde|corresponding|le corresponde|asociad[oa]|associated) (?:a|to|al|with|con) (?:\w+ )?#\d/.test(
          pattern,
        ),
      );
      if (place !== null) return place;
      if (
        definitions.length === 0 ||
        ask === undefined ||
        another !== undefined ||
        /=/.test(ask) ||
        !ask.includes("(")
      )
        return null;
      return `${definitions.map((text) => `Let ${text}.`).join(" ")} What is ${ask}?`;
    },
  },
  {
    when: /#1/,
    words,
    write: (spans) => {
      const values = spans.filter((span) => /^[a-z] ?= ?-? ?[\d./]+$/i.test(span));
      const others = spans.filter((span) => !values.includes(span) && !/^[a-z]$/i.test(span));
      const [expression, another] = others;
      if (
        values.length === 0 ||
        expression === undefined ||
        another !== undefined ||
        /[=<>]/.test(expression) ||
        !values.some((text) => expression.includes(text.charAt(0)))
      )
        return null;
      return `${values.map((text) => `Let ${text}.`).join(" ")} What is ${expression}?`;
    },
  },
  {
    // "Substitute -3 for x in 2x^3 + x^2", "replace x by -3 in …", "sustituye x por -3 en …".
    when: /\b(?:substitut|replac|put|plug|insert|swap|sustitu|reempla|cambia|pon)/,
    words: `${words} by with instead of every each swap sustitu* reempla* cambia replac* substitut* poner calculate result`,
    write: (spans, pattern) => {
      const [first, second, third, more] = spans;
      if (first === undefined || second === undefined || third === undefined || more !== undefined)
        return null;
      const isName = (span: string) => /^[a-z]$/i.test(span);
      const [name, value, body] =
        isName(first) && isNumber(second) && /#1 (?:by|with|por|con) #2/.test(pattern)
          ? [first, second, third]
          : isNumber(first) &&
              isName(second) &&
              /#1 (?:for|in place of|instead of|en lugar de|en vez de|por) (?:every |each |cada )?#2/.test(
                pattern,
              )
            ? [second, first, third]
            : [];
      return name === undefined ||
        body === undefined ||
        /[=<>]/.test(body) ||
        !new Set(body.match(/[a-z]/gi)).has(name)
        ? null
        : `Let ${name} = ${value ?? ""}. What is ${body}?`;
    },
  },
  {
    when: /#1/,
    words: `${calculus} ${words} slope tangent line at where pendiente tangente recta punto instantaneous rate change`,
    write: (spans, pattern) => {
      const head = spans.find((span) => definition.test(span) || /^y ?= ?[^=]*[a-z]/i.test(span));
      const [, letter = "y", name = "x", body] =
        /^(?:([a-z]) ?\( ?([a-z]) ?\)|y) ?= ?(.+)$/i.exec(head ?? "") ?? [];
      const rest = spans.filter(
        (span) => span !== head && !/^(?:y'?|[a-z]|[a-z] ?\( ?[a-z] ?\))$/i.test(span),
      );
      const [mark, another] = rest;
      if (head !== undefined && body !== undefined && mark !== undefined && another === undefined) {
        const [, of, primes, argument] = /^([a-z])('{1,4}) ?\((.+)\)$/i.exec(mark) ?? [];
        if (of === letter && primes !== undefined && argument !== undefined) {
          const order = ["first", "second", "third", "fourth"][primes.length - 1] ?? "first";
          if (argument.trim() === name)
            return `find the ${order} derivative of ${body} wrt ${name}`;
          return primes.length === 1
            ? `derivative of ${body} wrt ${name} at ${argument.trim()}`
            : null;
        }
      }
      const asks =
        /\b(?:derivative|derivada)\b/.test(pattern) ||
        /\b(?:slope|pendiente)\b.*\b(?:tangent|tangente)\b/.test(pattern);
      if (
        !asks ||
        /\b(?:equation|ecuacion|second|third|fourth|segunda|tercera|cuarta)\b/.test(pattern)
      )
        return null;
      const curve =
        body ?? spans.find((span) => !/=/.test(span) && /[a-z]/i.test(span) && span.length > 1);
      const place = spans
        .map((span) => /^([a-z]) ?= ?(-? ?[\d./]+)$/i.exec(span))
        .find((match) => match !== null);
      if (curve === undefined || place?.[1] === undefined || spans.length > 3) return null;
      return `derivative of ${curve} wrt ${place[1]} at ${place[2] ?? ""}`;
    },
  },
  {
    when: /\b(?:derivative|differentiat(?:e|ed|ing)|derive|deriva|derivar|derivada)\b|\brate of change of #1 with respect to #2$|\btasa de (?:cambio|variacion) de #1 (?:con )?respecto (?:a|de) #2$/,
    words: calculus,
    write: (spans, pattern) => {
      const { names, others } = partNames(spans);
      const [span, another] = others;
      if (
        span === undefined ||
        another !== undefined ||
        names.filter((each) => !span.startsWith(`${each} =`)).length > 1 ||
        /tangent/.test(pattern)
      )
        return null;
      const word = /\b(first|second|third|fourth|primera|segunda|tercera|cuarta)\b/.exec(
        pattern,
      )?.[1];
      const order = word === undefined ? repeated(pattern) : (readOrdinal(word) ?? 1);
      const [, parameter, body] = /^(?:[a-z] ?\( ?([a-z]) ?\)|y) ?= ?([^=]+)$/i.exec(span) ?? [];
      // "s = 12t - t^3 … with respect to t".
      const by = names.find((each) => !span.startsWith(`${each} =`)) ?? parameter;
      const [, curve] = by === undefined ? [] : (/^[a-z] ?= ?([^=]+)$/i.exec(span) ?? []);
      const of = body ?? curve ?? span;
      if (of.includes("=") || order === 0) return null;
      return `find the ${["first", "second", "third", "fourth"][order - 1] ?? "first"} derivative of ${of}${by === undefined ? "" : ` wrt ${by}`}`;
    },
  },
  {
    when: /\b(?:integral|integrate|antiderivative|primitiva|integra|integrar|area under|area bajo)\b/,
    words: `${calculus} integral integrate indefinite definite antiderivative primitiva integra integrar indefinida definida limits between from to bounds limites entre desde hasta wrt respect under curve area bajo evaluate constant integration`,
    write: (spans, pattern) => {
      const { names, others } = partNames(spans);
      const bounds = others.filter((span) => isNumber(span) || /^x ?= ?-?[\d./]+$/.test(span));
      const [of, another] = others.filter((span) => !bounds.includes(span));
      if (of === undefined || another !== undefined || names.length > 1) return null;
      const body = /^(?:[a-z] ?\( ?([a-z]) ?\)|y) ?= ?([^=]+)$/i.exec(of);
      const inside = (body?.[2] ?? of).replace(/ ?d([a-z])$/, "");
      const name =
        names[0] ??
        body?.[1] ??
        / d([a-z])$/.exec(of)?.[1] ??
        /[a-z]/i.exec(inside.replaceAll(/sqrt|sin|cos|tan|ln|log|exp|\be\b|e(?=\^)/g, ""))?.[0];
      if (name === undefined || inside.includes("=")) return null;
      const [low, high, more] = bounds.map((span) => span.replace(/^x ?= ?/, ""));
      if (low === undefined)
        return /\b(?:definite|definida)\b/.test(pattern) || /area/.test(pattern)
          ? null
          : `integrate ${inside} wrt ${name}`;
      if (/area/.test(pattern)) return null;
      return high === undefined || more !== undefined
        ? null
        : `integrate ${inside} wrt ${name} from ${low} to ${high}`;
    },
  },
  {
    when: /\b(?:form|forma|as|como|to|in|into)\b.*#2/,
    words:
      "rearrang* reorder* reorden* determine halla does equal equals what then when where al cuando escribirlo escribirla written rewritten escrito escrita escribe reescrito arranged put rewrite rearrange write express bring in into the form as give state say coefficient letter reescribe expresa escribe pon reordena forma da indica coeficiente letra vale polynomial polinomio where donde",
    write: (spans) => {
      const [from, form, name, more] = spans;
      if (from === undefined || form === undefined || name === undefined || more !== undefined)
        return null;
      const [letters, own] = [form, from].map((span) => new Set(span.match(/[a-z]/gi) ?? []));
      const fits =
        /^[a-z]$/i.test(name) &&
        letters?.has(name) === true &&
        own?.has(name) === false &&
        own.size === 1;
      return fits && !/[=<>]/.test(from + form)
        ? `rearrange ${withPlainPowers(from)} to ${withPlainPowers(form.replaceAll(/(?<![a-z])([a-z])([a-z])(?![a-z])/gi, "$1*$2"))} and give ${name}`
        : null;
    },
  },
  {
    when: /\b(?:coefficient|coeficiente)\b/,
    words:
      "when is if cuando al multiplied out multiply out fully brackets in front of goes with desarrollar desarrollamos desarrollas multiplica multiplicar coefficient coeficiente expansion desarrollo expanded expanding expand product expression polynomial term termino polinomio expresion producto acompana",
    write: (spans) => {
      const [first, second, more] = spans;
      const [power, of] = /^[a-z](?:(?:\^|\*\*)\d+|[²³⁴⁵⁶⁷⁸⁹])?$/i.test(second ?? "")
        ? [second, first]
        : [first, second];
      return power === undefined ||
        of === undefined ||
        more !== undefined ||
        !/^[a-z](?:(?:\^|\*\*)\d+|[²³⁴⁵⁶⁷⁸⁹])?$/i.test(power) ||
        !of.includes(power.charAt(0)) ||
        /[=<>]/.test(of)
        ? null
        : `coefficient of ${withPlainPowers(power)} in ${of}`;
    },
  },
  {
    when: /\b(?:inverse|inversa|domain|dominio)\b/,
    words: `${words} inverse inversa domain dominio`,
    write: (spans, pattern) => {
      const [span, another] = spans.filter((text) => !/^[a-z]$/i.test(text));
      if (span === undefined || another !== undefined || /\b(?:evaluate|at|output)\b/.test(pattern))
        return null;
      const head = definition.test(span)
        ? span
        : /^y ?=/.test(span)
          ? span.replace(/^y/, "f(x)")
          : null;
      const what = /\b(?:domain|dominio)\b/.test(pattern) ? "domain" : "inverse";
      return head === null ? null : `${what} of ${head}`;
    },
  },
  {
    when: /\btangente?\b/,
    words: `${calculus} tangent line equation graph parabola at point tangente recta ecuacion grafica punto abscisa trazada`,
    write: (spans) => {
      const curves = spans.filter((span) => /^(?:y|[a-z] ?\( ?x ?\)) ?= ?[^=]*x[^=]*$/.test(span));
      const places = spans
        .filter((span) => !curves.includes(span))
        .map((span) => /^(?:x ?= ?|\( ?)(-? ?[\d./]+)(?: ?, ?-? ?[\d./]+ ?\))?$/.exec(span)?.[1]);
      const [curve, place] = [curves[0], places[0]];
      if (curves.length !== 1 || places.length !== 1 || curve === undefined || place === undefined)
        return null;
      return `tangent to ${curve.replace(/^[^=]*= ?/, "")} at x = ${place}`;
    },
  },
];
