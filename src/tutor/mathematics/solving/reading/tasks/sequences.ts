import type { Task } from "./task.ts";

/** What comes next in a sequence, and the rule for all of its terms. */
export const sequenceTasks: readonly Task[] = [
  {
    when: /\b(?:next|follows|following|continue|continues|siguiente|sigue|continua|va a continuacion|number after|should follow|debe seguir|numero tras|comes after|comes next|missing|falta|viene|vendria|tocaria|toca|proximo|extend|despues|luego|seguiria|keep going|carry on|one more)\b/,
    words:
      "up still below above shown begun first few sixth seventh term's would could be in the number numbers terms these va a continuacion tras predict number serie so far one more row got here goes on pattern's keep keeps going grow grows seguir seguiria tocaria toca ahora proximo siguen vendria continuaria anadir agregar anade extend carry along give dame dime next number followed run runs asi luego after starts begins starting comienza empieza should after these this ese esta predict mas more following continues continuing missing last entry entries element elements viene despues va falta elemento elementos numerica numerico numeric list lista una otro patterns next follows follow comes come after sequence series pattern list term number continue one sucesion secuencia serie patron siguiente sigue termino continua completa progresion",
    write: (spans, pattern) =>
      spans.length >= 3 &&
      spans.every((span) => /^-? ?[\d./]+$/.test(span)) &&
      !/\b(?:two|dos)\b/.test(pattern)
        ? `what is the next term in ${spans.join(", ")}`
        : null,
  },
  {
    when: /#\d+ (?:th|esimo)|#(\d+)(?:th|'th)|\bnth\b|\bn ?-?th|enesim[oa]|n ?-?esimo|termino general|general term|rule|regla|ley|formula|(?:termino|numero|elemento) (?:que )?(?:ocupa|en|de|del) (?:el |la )?(?:lugar|posicion|puesto) #\d|(?:place|position|term number) #\d|\bterm #\d/,
    words:
      "down an any algebraic form general's few first found find express write expresa escribe using usando utilizando in terms of da con regla ley formacion ocupa occupies occupying row got list lista puesto sits stands at hallar encuentra find follow follows obey obeys siguen sigue patron pattern regla describe describes describing using by valid formula starts start begins begin starting beginning empieza comienza cuyos primeros primeros terminos son whose first terms are nth n-th n th n-esimo esimo funcion terminos in terms function generic generico any cualquiera numerica posicion lugar gives da enesimo n-esimo term general rule formula sequence series progression arithmetic sucesion secuencia progresion aritmetica termino position expression",
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
