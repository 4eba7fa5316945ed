import type { Task } from "./task.ts";
import { areNumbers, isNumber, only } from "./task.ts";

const verbs =
  "combinada combinadas combined extrae extraer extract factores factor saca sacar fuera outside diferencia al simplificad* integer entero count counting simplified or o many these estos both ambos numbers numeros fractions fracciones decimals decimales following siguientes equally evenly among amongst between work* desarrolla expand expanding jerarquia prioridad suman sumad* sumando restad* restale restamos multiplicad* dividid* make makes making sumar anadir anadimos entre cancelling cancel cancelled cancelando keep keeping leave leaving deja dejando deje dejalo increase decrease aumenta disminuye aumentamos puedas todo simplified reducida toca tocan cada uno each gets quotient split cut pieces groups partes iguales trozos repartido partido put anade anadimos agrega bring reduce turn turns down posible lo igual equals equal reparte repartir reparto comes come quito quitamos quitando restando sumando multiplicando dividiendo adding subtracting together amount amounts vale vez veces restale sumale quitale multiplicalo dividelo cuentas cuenta compute operando final clean tidy fully answer share shared split into express expression numerico numerica numerical up do subtracted multiplied taken left remains far apart son whose written escrito maximo al maximum simplest simpler possible as radicals radical surds surd roots root denominator denominador rationalize rationalise rationalizing racionaliza racionalizar form forma simple mas combine radicales raices exact order add deduct quita quitar restas quitas restarle sumarle sumas multiplicas divides obtenemos equal parts increased decreased reduced aumentado disminuido less more than from over juntas junta total take away divido multiplico sumo restamos dividimos multiplicamos sumamos single power one sola potencia unica expresa calculate simplify fully exact exactly sum total add added adding plus together subtract minus difference multiply product times divide divided dividing quotient evaluate operation operations perform fraction fractions lowest terms reduce get gives " +
  "efectua realiza opera resuelve operacion operaciones simplifica simplificar simplificado suma sumar mas resta restar menos multiplica multiplicar producto divide dividir dividido cociente resultado entre fraccion irreducible obtiene obtienes exacto exacta power potencia";

const basing =
  "trabaj* work* usamos usando use estamos sumamos restamos everything todo todos all numerals count counting we if base working trabajando written escritos escrito given leave leaving notation sistema both also stay staying ambos misma mismo same operating operando dejando numerals numeral";

/** Whether a span is arithmetic with numbers: no letters but roots. */
function isArithmetic(span: string): boolean {
  return (
    !/[=<>,]/.test(span) &&
    !/[a-z]/i.test(span.replaceAll(/\\?(?:sqrt|frac|cdot|times|div)|raiz/gi, ""))
  );
}

const operationNames =
  /\b(?:sum\w*|add\w*|anad\w*|agreg\w*|plus|mas|subtract\w*|resta\w*|minus|menos|multipl\w*|product\w*|times|divid\w*|quotient|cociente|difference|take\w*|split|shared?|increased|decreased|reduced|more|less|deduct|quit[ao]\w*|repart\w*|increase|decrease|aumenta|disminuye|(?<!divid\w* (?:#\d )?|multiplic\w* (?:#\d )?)por(?= #\d)|total|junta\w*|together|over|veces|(?<=#\d )entre(?= #\d))\b/g;

/** "The product of 3 times 4" names one operation twice. */
function operationOf(word: string): string {
  return /^(?:multipl|product|times|veces|por)/.test(word)
    ? "*"
    : /^(?:divid|entre|quotient|cociente|over|repart|split|shared?)/.test(word)
      ? "/"
      : word;
}

/** "Can 1000 be divided by 7 exactly" asks for yes or no. */
const asksWhetherExact =
  /\b(?:(?:is|es|sea) exacta|exactamente|evenly|divisible|se puede|puede|pueden|can \w+ be|could be|possible|posible)\b/;

const remains =
  /\b(?:resto|residuo|sobr\w+|qued\w+|dej\w+|left|leftover|remain\w*|leav\w+|exactly|times)\b/;

/**
 * The numbers of one operation that is named once: two of them, or (sums and products) a list. A second operation in words leaves
 * open which comes first.
 */
function operands(sign: string) {
  return (spans: readonly string[], pattern: string) => {
    const isList =
      /^(?:.* )?#1(?: (?:and |y |e )?#\d+)+$/.test(pattern) && (sign === "+" || sign === "*");
    // What is left over by a division is not its result.
    if (sign === "/" && (remains.test(pattern) || asksWhetherExact.test(pattern))) return null;
    const named = (pattern.match(operationNames) ?? []).map(operationOf);
    // "Multiply 3 and 4 together" multiplies.
    const signs = new Set(named.filter((word) => word !== "together" || sign !== "*"));
    if (signs.size !== 1 || !areNumbers(spans, 2) || (spans.length > 2 && !isList)) return null;
    return `calculate ${spans.map((span) => (/[/-]/.test(span) ? `(${span})` : span)).join(` ${sign} `)}`;
  };
}

/** Calculations with numbers, written out or in words. */
export const arithmeticTasks: readonly Task[] = [
  {
    when: /^(?:.*\b)?(?:base) (#\d+|\w+)\b.*\b(?:add|sum|suma|plus|mas)\b|\b(?:add|sum|suma)\b.*\bbase\b|\bbase\b.*\b(?:add|sum|suma)\b/,
    words: `${verbs} ${basing}`,
    write: (spans, pattern) => inBase(spans, pattern, "+"),
  },
  {
    when: /\bbase\b.*\b(?:subtract|resta\w*|take|minus|menos|difference|diferencia)\b|\b(?:subtract|resta\w*|take)\b.*\bbase\b/,
    words: `${verbs} ${basing}`,
    write: (spans, pattern) =>
      /(?:from|de|away) #\d/.test(pattern.replaceAll(/\bbase #\d/g, "base")) ||
      /\b(?:resta\w*|quita\w*) #\d (?:a|al) #\d/.test(pattern)
        ? inBase(spans, pattern, "- from")
        : inBase(spans, pattern, "-"),
  },
  {
    // "Write √75 - √12 in the form a√3": the letters only show what the answer looks like.
    when: /#1 (?:as|in|en|to|como|de) (?:the |la )?(?:form |forma )?#2$|#1 (?:in|en) (?:the |la )?(?:form|forma) #2 (?:where|donde|con|with) /,
    words: `${verbs} where donde con integer* entero* ration* racion* whole number* surd* simplified`,
    write: ([sum, form, ...names]) =>
      sum !== undefined &&
      form !== undefined &&
      /sqrt|√/.test(sum) &&
      isArithmetic(sum) &&
      /^(?:[a-z] ?[+-] ?)?(?:[a-z] ?\*? ?)?(?:√|\\?sqrt) ?[({]? ?(?:\d+|[a-z]) ?[)}]?$/i.test(
        form,
      ) &&
      names.every((name) => /^[a-z]$/i.test(name))
        ? `simplify ${sum}`
        : null,
  },
  {
    // A sum of numerals as it is written, and the base that it is written in.
    when: /\bbase #\d/,
    words: `${verbs} ${basing} everything all todo esta escrito notation`,
    write: (spans, pattern) => {
      const [, mark] = /\bbase #(\d)/.exec(pattern) ?? [];
      const base = spans[Number(mark) - 1];
      const rest = spans.filter((_, index) => index !== Number(mark) - 1);
      const sum = only(rest);
      return base !== undefined &&
        /^\d+$/.test(base) &&
        sum !== null &&
        /^-?[\da-z]*\d[\da-z]* ?[-+] ?-?[\da-z]+$/i.test(sum)
        ? `in base ${base}, what is ${sum}`
        : null;
    },
  },
  {
    // Only where nothing is left over is the quotient the answer.
    when: /\b(?:how many times (?:does|will|can) #1 (?:go|fit) (?:\w+ )?(?:into|in) #2|cuantas veces (?:cabe|entra) #1 en #2)/,
    words: "times go fit exactly goes cuantas veces cabe entra into in",
    write: ([part, whole, more]) =>
      part !== undefined &&
      whole !== undefined &&
      more === undefined &&
      /^\d{1,30}$/.test(part) &&
      /^\d{1,30}$/.test(whole) &&
      BigInt(part) !== 0n &&
      BigInt(whole) % BigInt(part) === 0n
        ? `calculate ${whole} / ${part}`
        : null,
  },
  {
    when: /#1 (?:is |are |was )?(?:subtracted|taken|taken away|deducted) from #2(?!.*\bbase\b)|\b(?:take|subtract|deduct|subtracting|taking)(?: away)? #1 (?:away )?from #2(?!.*\bbase\b)|\b(?:resta\w*|quita\w*|descuenta\w*) #1 (?:a|al|de|del) #2(?!.*\bbase\b)|\b(?:restar|quitar|restando|quitando)(?:le)? #1 (?:a|al|de|del) #2(?!.*\bbase\b)/,
    words: verbs,
    write: (spans, pattern) =>
      operands("-")([...spans].reverse(), pattern.replace(/\b(?:difference|diferencia)\b/, "")),
  },
  {
    when: /\bfrom #1 (?:take|subtract|deduct)(?: away)? #2(?!.*\bbase\b)|\b(?:de|a|al) #1 (?:resta\w*|quita\w*|se (?:le )?resta|se (?:le )?quita)(?: el| la)? #2(?!.*\bbase\b)/,
    words: verbs,
    write: operands("-"),
  },
  {
    when: /\bbase #\d.*\bbase #\d/,
    words:
      "using usando convert express change write rewrite written turn translate transform switch becomes become look looks like transforma traduce escribes escribirias reescribe dado expresado expresada escrita cual seria queda sistema base notation number numeral representation equivalent is in to into from as of convierte expresa pasa cambia escribe escrito sistema numero de a en la given it what how",
    write: (spans, pattern) => fromBaseToBase(spans, pattern),
  },
  {
    // "Rewrite the base 16 number 2f as a decimal number".
    when: /\bbase #1 (?:number |numeral |numero )?#2\b.*\b(?:decimal|denary|base ten|base diez)\b|\b(?:numero|numeral|number) #1 (?:de |in |en |from )?(?:la )?base #2 .*\b(?:decimal|denary)\b/,
    words: `${basing} express write rewrite convert change turn expresa escribe convierte pasa cambia decimal denary number numero system sistema as to into in a forma form`,
    write: ([first, second, more], pattern) => {
      const [base, numeral] = /\bbase #1/.test(pattern) ? [first, second] : [second, first];
      return base !== undefined &&
        numeral !== undefined &&
        more === undefined &&
        /^\d{1,2}$/.test(base) &&
        /^[\da-z]+$/i.test(numeral)
        ? `convert ${numeral} (base ${base}) to base 10`
        : null;
    },
  },
  {
    // "Express in base 6 the decimal number 345".
    when: /\b(?:in|to|into|en|a) (?:la )?base #1\b.*\b(?:decimal|denary|base 10)\b.*#2$/,
    words: `${basing} express write convert change expresa escribe convierte pasa cambia decimal denary number numero a to into in`,
    write: ([base, numeral, more]) =>
      base !== undefined &&
      numeral !== undefined &&
      more === undefined &&
      /^\d{1,2}$/.test(base) &&
      /^\d+$/.test(numeral)
        ? `convert ${numeral} (base 10) to base ${base}`
        : null,
  },
  {
    when: /#1 .*\b(?:base|binary|binario)\b/,
    words:
      "convert express change decimal binary base notation convierte expresa pasa cambia decimal binario sistema base from into in to",
    write: (spans, pattern) => {
      const [numeral, base, more] = spans;
      if (numeral === undefined || more !== undefined || !/^-?[\da-f]+$/i.test(numeral))
        return null;
      const binary = /\b(?:binary|binario)\b/.test(pattern);
      const decimal = /\b(?:decimal)\b/.test(pattern);
      if (base === undefined) {
        if (binary && decimal)
          return /\b(?:binary|binario)\b.*\bdecimal\b/.test(pattern) &&
            /(?:binary|binario)(?: number| numero)? #1|#1 (?:from|de) bin/.test(pattern)
            ? `convert ${numeral} (base 2) to base 10`
            : null;
        return binary && /#1 (?:to|in|into|a|en) /.test(pattern)
          ? `convert ${numeral} (base 10) to base 2`
          : null;
      }
      return !binary &&
        !decimal &&
        /^\d+$/.test(base) &&
        /#1 (?:to|in|into|a|en) (?:la )?base #2$/.test(pattern)
        ? `convert ${numeral} (base 10) to base ${base}`
        : null;
    },
  },
  {
    when: /#1/,
    words: verbs,
    write: (spans, pattern) => {
      const span = only(spans);
      const reduces =
        /\/.*\d/.test(span ?? "") && /\b(?:irreducible|lowest|simpl\w*)\b/.test(pattern);
      if (span === null || !isArithmetic(span) || (isNumber(span) && !reduces)) return null;
      if (
        /^\d{1,2}:\d\d$/.test(span) &&
        /\b(?:[ap]\.?m|at|a las|hours?|horas?|when|cuando)\b/.test(pattern)
      )
        return null;
      if (/sqrt|√|raiz/.test(span)) return `simplify ${span}`;
      return `calculate ${span.replaceAll(/ ?: ?/g, " / ")}`;
    },
  },
  {
    when: /\b(?:divid\w+|cociente|quotient)\b.*#1 (?:by|entre|por|and|y|into) #2|\b(?:share|split|reparte\w*|reparto|repartimos|divid\w*) #1 (?:equally |evenly |out |por igual |a partes iguales )*(?:among|amongst|between|into|by|entre|en) #2|#1 (?:is |are |es |se )?(?:divided by|dividid[oa] (?:entre|por)|(?:divide|reparte) entre|entre|over|(?:split|shared|cut|repartid[oa]|partid[oa]) (?:equally |up )?(?:into|among|between|en|entre)) #2/,
    words: verbs,
    write: operands("/"),
  },
  {
    when: /\b(?:multipl\w+|product\w*)\b.*#1 (?:by|por|and|y|with|con) #2|#1 (?:is |es |se )?(?:multiplied by|multiplicad[oa] por|multiplica por|times|por|veces) #2/,
    words: verbs,
    write: operands("*"),
  },
  {
    when: /\b(?:sum|suma\w*|add\w*|total|together|junta\w*)\b.*#1 (?:to|and|y|mas|con|a|plus|with) #2|#1 (?:and|y) #2 (?:put |added |taken |todo |make |makes |come to |give |suman )?(?:together|juntos|en total|altogether)|\b(?:anade|agrega)\w* #1 (?:a|al) #2|#1 (?:is )?(?:added to|increased by|aumentado en|more than|mas que|plus|mas) #2|\b(?:increase|raise) #1 by #2$|\baumenta #1 en #2$/,
    words: verbs,
    write: operands("+"),
  },
  {
    when: /\b(?:difference|diferencia)\b.* #1 (?:and|y) #2$|\b(?:difference|diferencia)\b.* #1 (?:and|y) #2 /,
    words: `${verbs} diferencia`,
    write: (spans, pattern) =>
      operands("-")(spans, pattern.replace(/diferencia/, "difference")) === null
        ? null
        : `what is the difference between ${spans.join(" and ")}`,
  },
  {
    // "By how much does 5021 exceed 4.75?", "¿cuánto mayor es 12 que 5?"
    when: /\b(?:by )?how much (?:does|do|is) #1 (?:exceed|bigger than|greater than|larger than|more than|higher than) #2$|\bhow much (?:more|bigger|greater|larger|higher) is #1 than #2$|\b(?:en )?cuanto (?:excede|supera) #1 a #2$|\b(?:en )?cuanto (?:excede|supera) a #2 #1$|\bcuanto (?:mayor|mas grande|mas) es #1 que #2$/,
    words:
      "exceed exceeds bigger greater larger more higher than excede supera mayor mas grande que",
    write: (spans) =>
      areNumbers(spans, 2) && spans.length === 2
        ? `calculate (${spans[0] ?? ""}) - (${spans[1] ?? ""})`
        : null,
  },
  {
    when: /\bhow far apart\b.* #1 and #2$|\bdistance between #1 and #2$/,
    words: "far apart distance",
    write: (spans) =>
      areNumbers(spans, 2) && spans.length === 2
        ? `what is the difference between ${spans.join(" and ")}`
        : null,
  },
  {
    when: /#1 (?:minus|menos|take away|decreased by|reduced by|disminuido en) #2|\b(?:decrease|lower|reduce) #1 by #2$|\bdisminuye #1 en #2$|(?:\bfrom|de|a) #1 (?:you |we |se )?(?:le )?(?:subtract|take|take away|deduct|resta[ms]?o?s?|quit[ao][ms]?o?s?) #2/,
    words: `${verbs} le`,
    write: (spans, pattern) => (/\bfrom #2/.test(pattern) ? null : operands("-")(spans, pattern)),
  },
  {
    when: /\b(?:subtract\w*|restar?|restando|restamos|restas|restarle|quitar?|deduct|take)\b.*#1 (?:away )?(?:from|de|a|al) #2|#1 (?:is )?(?:less than|subtracted from|taken away from|taken from) #2/,
    words: verbs,
    write: (spans, pattern) => operands("-")([...spans].reverse(), pattern),
  },
];

/** A numeral with the base it is written in and the base it is wanted in, told apart by the words before them. */
function fromBaseToBase(spans: readonly string[], pattern: string): string | null {
  const marks = [...pattern.matchAll(/(?:\b(\w+) )?(?:la )?\bbase #(\d)/g)];
  const bases = marks.map(([, , mark]) => Number(mark) - 1);
  const numerals = spans.filter((_, index) => !bases.includes(index));
  const [numeral, more] = numerals;
  const [first, second, third] = marks;
  if (numeral === undefined || more !== undefined || first === undefined || second === undefined)
    return null;
  const role = ([whole, before]: RegExpExecArray) => {
    const place = pattern.indexOf(whole);
    const word = before === "la" ? /(\w+) la base/.exec(whole)?.[1] : before;
    if (/^(?:from|de|of|of)$/.test(word ?? "")) return "from";
    if (/^(?:to|into|as|a|using|usando)$/.test(word ?? "")) return "to";
    const follows = /^base #\d (?:number |numeral |numero )?#\d/.test(
      pattern.slice(place + whole.indexOf("base")),
    );
    const afterNumeral = /#\d $/.test(pattern.slice(0, place)) || /^#\d/.test(whole);
    return follows || (afterNumeral && !/^(?:in|en)$/.test(word ?? "")) ? "from" : "either";
  };
  const [a, b] = [role(first), role(second)];
  if (third !== undefined || (a === b && a !== "either")) return null;
  const firstIsSource =
    a === "from" ||
    b === "to" ||
    (a === "either" &&
      b === "either" &&
      /#\d in base #\d|#\d base #\d .*\b(?:in|to|into|a|en) base #\d|#\d (?:is |are |esta |es )?(?:given |written |escrit[oa] |dad[oa] |expresad[oa] |expressed )?(?:in|en) base #\d (?:to|into|as|a|.*\b(?:write|rewrite|convert|express|change|escribe|reescribe|convierte|expresa|pasa|cambia|transforma)\b.*) ?base #\d/.test(
        pattern,
      ));
  if (!firstIsSource && !(b === "from" || a === "to")) return null;
  const [source, target] = firstIsSource ? [first, second] : [second, first];
  const baseOf = ([, , mark]: RegExpExecArray) => spans[Number(mark) - 1] ?? "";
  return /^-?[\da-z]+$/i.test(numeral) &&
    /^\d+$/.test(baseOf(source)) &&
    /^\d+$/.test(baseOf(target))
    ? `convert ${numeral} (base ${baseOf(source)}) to base ${baseOf(target)}`
    : null;
}

/** Sums and differences of numerals of another base. */
function inBase(spans: readonly string[], pattern: string, sign: string): string | null {
  const marks = [...pattern.matchAll(/\bbase #(\d)/g)].map(([, mark]) => Number(mark) - 1);
  const [base, another] = new Set(marks.map((mark) => spans[mark]));
  const [a, b, more] = spans.filter((_, index) => !marks.includes(index));
  if (base === undefined || another !== undefined || a === undefined || b === undefined)
    return null;
  if (more !== undefined) return null;
  return sign === "- from"
    ? `in base ${base}, what is ${b} - ${a}`
    : `in base ${base}, what is ${a} ${sign} ${b}`;
}
