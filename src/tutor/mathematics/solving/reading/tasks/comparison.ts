import type { Task } from "./task.ts";
import { areNumbers } from "./task.ts";

const words =
  "bigger biggest greater greatest larger largest smaller smallest less lesser least highest lowest closest nearest close order arrange sort put list rank ascending descending increasing decreasing " +
  "true false or out than among between one equal second third fourth fifth sixth compare ordered minimum maximum max min " +
  "mayor menor mas grande pequeno pequena cerca cercano proximo o entre ordena ordenar orden ascendente descendente creciente decreciente cierto verdad que segundo tercer tercero cuarto quinto compara minimo maximo esta numeros fracciones fractions fraction fraccion decimal";

const ordinalWords = "second|third|fourth|fifth|sixth";
const ordinals: Readonly<Record<string, string>> = {
  segundo: "second",
  tercer: "third",
  tercero: "third",
  cuarto: "fourth",
  quinto: "fifth",
};

/** Which of some numbers is greatest, closest, and their order. */
export const comparisonTasks: readonly Task[] = [
  {
    when: /\b(?:closest|nearest|closer|mas cerca|mas cercano|mas proximo)\b/,
    words,
    write: (spans, pattern) => {
      if (!areNumbers(spans, 3)) return null;
      const at =
        /(?:closest|nearest|closer|cerca|cercano|proximo) (?:to|de|a|al) (?:numero )?#(\d)/.exec(
          pattern,
        )?.[1];
      const target = at === undefined ? undefined : spans[Number(at) - 1];
      const rest = spans.filter((_, index) => String(index + 1) !== at);
      return target === undefined ? null : `what is the closest to ${target} in ${rest.join(", ")}`;
    },
  },
  {
    when: /\b(?:order|arrange|sort|put|rank|ordena|ordenar)\b/,
    words,
    write: (spans, pattern) => {
      const up =
        /ascending|increasing|creciente(?<!decreciente)|ascendente|(?:smallest|least|lowest) (?:to|first)|menor a mayor/.test(
          pattern.replace("decreciente", ""),
        );
      const down =
        /descending|decreasing|decreciente|descendente|(?:largest|greatest|biggest|highest) (?:to|first)|mayor a menor/.test(
          pattern,
        );
      const more = new RegExp(`\\b(?:${ordinalWords}|${Object.keys(ordinals).join("|")})\\b`).test(
        pattern,
      );
      return !more && areNumbers(spans, 2) && up !== down
        ? `sort ${spans.join(", ")} in ${up ? "ascending" : "descending"} order`
        : null;
    },
  },
  {
    when: /\b(?:biggest|greatest|largest|highest|maximum|smallest|least|lowest|minimum|mayor|menor|mas grande|mas pequeno)\b/,
    words,
    write: (spans, pattern) => {
      if (!areNumbers(spans, 3) || /mayor a menor|menor a mayor|(?:than|que) #/.test(pattern))
        return null;
      const word = new RegExp(`\\b(${ordinalWords}|${Object.keys(ordinals).join("|")})\\b`).exec(
        pattern,
      )?.[1];
      const ordinal = word === undefined ? "" : `${ordinals[word] ?? word} `;
      const small = /smallest|least|lowest|minimum|menor|pequeno/.test(pattern);
      const large = /biggest|greatest|largest|highest|maximum|mayor|grande/.test(pattern);
      return small === large
        ? null
        : `what is the ${ordinal}${small ? "smallest" : "biggest"} value in ${spans.join(", ")}`;
    },
  },
  {
    when: /\b(?:bigger|greater|larger|smaller|less|lesser|mayor|menor|mas grande|mas pequeno)\b/,
    words,
    write: (spans, pattern) => {
      const [a, b] = spans;
      if (!areNumbers(spans, 2) || spans.length !== 2 || a === undefined || b === undefined)
        return null;
      const small = /\b(?:smaller|less|lesser|menor|mas pequeno)\b/.test(pattern);
      if (small === /\b(?:bigger|greater|larger|mayor|mas grande)\b/.test(pattern)) return null;
      if (/equal|igual/.test(pattern)) return null;
      if (
        /#1 (?:is )?(?:\w+ )?(?:bigger|greater|larger|smaller|less|mayor|menor|mas grande|mas pequeno) (?:than|que) #2/.test(
          pattern,
        )
      )
        return `is ${a} ${small ? "less" : "greater"} than ${b}`;
      // The two have to be named side by side: "5 less than a number is 12" compares nothing.
      if (!/#1 (?:(?:or|and|y|o|vs|than|que)(?: the)? )?#2$/.test(pattern)) return null;
      return /(?:than|que) #/.test(pattern)
        ? null
        : `which is ${small ? "smaller" : "bigger"}: ${a} or ${b}`;
    },
  },
];
