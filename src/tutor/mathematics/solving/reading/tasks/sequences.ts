import { readOrdinal } from "../number-words.ts";
import type { Task } from "./task.ts";

const ordinalTerm =
  /\b(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|cuarto|quinto|sexto|septimo|octavo|noveno|decimo) (?:term|number|termino|numero)\b/;

/** What comes next in a sequence, and the rule for all of its terms. */
export const sequenceTasks: readonly Task[] = [
  {
    when: /\b(?:next|follows|following|continue|continues|siguiente|sigue|continua|va a continuacion|number after|should follow|debe seguir|numero tras|comes after|comes next|missing|falta|viene|vendria|tocaria|toca|proximo|extend|despues|luego|seguiria|keep going|carry on|one more|complet\w*|(?:write|put|place|goes?|add) (?:\w+ )?after|blank|gap|hueco)\b|_/,
    words:
      "follow rule complet* fill blank gap hueco rellena put write after should up still below above shown begun first few sixth seventh term's would could be in the number numbers terms these va a continuacion tras predict number serie so far one more row got here goes on pattern's keep keeps going grow grows seguir seguiria tocaria toca ahora proximo siguen vendria continuaria anadir agregar anade extend carry along give dame dime next number followed run runs asi luego after starts begins starting comienza empieza should after these this ese esta predict mas more following continues continuing missing last entry entries element elements viene despues va falta elemento elementos numerica numerico numeric list lista una otro patterns next follows follow comes come after sequence series pattern list term number continue one sucesion secuencia serie patron siguiente sigue termino continua completa progresion",
    write: (spans, pattern) => {
      // A blank at the end is the term to be found; one in the middle is another question.
      const named =
        /(?:after|tras|despues de|detras de|follows|sigue a)(?: the| el| al)?(?: number| numero)? #(\d+)$/.exec(
          pattern,
        )?.[1];
      const isBlank = /^[_?.…]+$/.test(spans.at(-1) ?? "");
      // "What comes after 69?" names the last term again.
      const isRepeated = Number(named) === spans.length && spans.at(-1) === spans.at(-2);
      if (named !== undefined && spans.length > 1 && !isRepeated) return null;
      const values = isBlank || isRepeated ? spans.slice(0, -1) : spans;
      return values.length >= 3 &&
        values.every((span) => /^-? ?[\d./]+$/.test(span)) &&
        !/\b(?:two|dos)\b/.test(pattern)
        ? `what is the next term in ${values.join(", ")}`
        : null;
    },
  },
  {
    // "The 20th term of 4, 10, 18, 28", "what would the sixth term be".
    when: /\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|cuarto|quinto|sexto|septimo|octavo|noveno|decimo) (?:term|number|termino|numero)\b|#\d+(?: ?th| ?st| ?nd| ?rd)? (?:term|termino)\b|\b(?:term|termino|position|place|posicion|lugar)(?: number| numero)? #\d/,
    words:
      "third fourth fifth sixth seventh eighth ninth tenth twelfth fifteenth twentieth cuarto quinto sexto septimo octavo noveno decimo term terms termino terminos position place posicion lugar number numero sequence series pattern list sucesion secuencia serie patron lista starts begins start begin starting beginning goes empieza comienza first few primeros this same continues continua ocupa occupies th st nd rd would be in de que its",
    write: (spans, pattern) => {
      const word = ordinalTerm.exec(pattern)?.[1];
      const marked =
        /#(\d+)(?: ?th| ?st| ?nd| ?rd)? (?:term|termino)\b|\b(?:term|termino|position|place|posicion|lugar)(?: number| numero)? #(\d+)/.exec(
          pattern,
        );
      const mark = marked?.[1] ?? marked?.[2];
      const place =
        word === undefined
          ? /^(\d{1,4})(?:st|nd|rd|th|º|o)?$/.exec(spans[Number(mark) - 1] ?? "")?.[1]
          : String(readOrdinal(word) ?? "");
      const values = spans.filter(
        (span, index) => (word !== undefined || index !== Number(mark) - 1) && !/^\.+$/.test(span),
      );
      return place === undefined ||
        place === "" ||
        Number(place) <= values.length ||
        values.length < 3 ||
        !values.every((span) => /^-? ?[\d./]+$/.test(span)) ||
        /\b(?:sum|suma|geometric|geometrica)\b/.test(pattern)
        ? null
        : `what is the ${place}th term of ${values.join(", ")}`;
    },
  },
  {
    when: /#\d+ (?:th|esimo)|#(\d+)(?:th|'th)|\bnth\b|\bn ?-?th|enesim[oa]|n ?-?esimo|termino general|general term|(?:expression|expresion|formula) (?:in|en) #1\b|rule|regla|ley|formula|(?:termino|numero|elemento) (?:que )?(?:ocupa|en|de|del) (?:el |la )?(?:lugar|posicion|puesto) #\d|(?:place|position|term number) #\d|\bterm #\d/,
    words:
      "genera generan generates generate produces produce letter letra calcula down an any algebraic form general's few first found find express write expresa escribe using usando utilizando in terms of da con regla ley formacion ocupa occupies occupying row got list lista puesto sits stands at hallar encuentra find follow follows obey obeys siguen sigue patron pattern regla describe describes describing using by valid formula starts start begins begin starting beginning empieza comienza cuyos primeros primeros terminos son whose first terms are nth n-th n th n-esimo esimo funcion terminos in terms function generic generico any cualquiera numerica posicion lugar gives da enesimo n-esimo term general rule formula sequence series progression arithmetic sucesion secuencia progresion aritmetica termino position expression",
    write: (spans, pattern) => {
      const values = spans.filter((span) => /^-? ?[\d./]+$/.test(span));
      const names = spans.filter((span) => /^[a-z]$/i.test(span));
      if (
        values.length < 3 ||
        values.length + names.length < spans.filter((span) => !/^\.+$/.test(span)).length
      )
        return null;
      if (/\bsum|suma\b/.test(pattern)) return null;
      return `what is the ${names[0] ?? "n"}'th term of ${values.join(", ")}`;
    },
  },
];
