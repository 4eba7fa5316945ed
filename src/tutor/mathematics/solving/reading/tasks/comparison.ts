import type { Task } from "./task.ts";
import { areNumbers } from "./task.ts";

const words =
  "closer menos dista aleja far apart line up these compara comparing comparando di name decrease decreases reorder rearrange reordena reorganiza growing grow grows rising rise falling fall climb climbing increase decrease ranking ranked sits stands place position holds lugar posicion ocupa puesto decreasingly increasingly low high bottom top so they go goes crecen decrecen suban bajen subiendo bajando primero ultimo last cierra queda proximidad nearer ordenando ordenados ordenadas ordenas ordenamos arranged sorted lined line arrangement one's dos two both queda quedan distance distancia shortest tienen tiene has option options opcion opciones alternative alternatives alternativa alternativas choice choices size tamano estas estos is are one cuyo second-largest values value decimals integers nearer lies lie lying which out most first starting start beginning begin begins comes set group order ordering arranging sorting going down up coloca colocar coloque pon poner valores lista conjunto acerca aproxima aproxime proxima cercana grandes pequenos empezando comenzando primero tercera cuarta quinta segunda sexto menores mayores bigger biggest greater greatest larger largest smaller smallest less lesser least highest lowest closest nearest close order arrange sort put list rank ascending descending increasing decreasing " +
  "true false or out than among between one equal second third fourth fifth sixth seventh eighth compare ordered minimum maximum max min " +
  "mayor menor mas grande pequeno pequena cerca cercano proximo o entre ordena ordenar orden ascendente descendente creciente decreciente cierto verdad que segundo tercer tercero cuarto quinto compara minimo maximo esta numeros fracciones fractions fraction fraccion decimal";

const ordinalWords = "second|third|fourth|fifth|sixth|seventh|eighth";
const ordinals: Readonly<Record<string, string>> = {
  segundo: "second",
  segunda: "second",
  tercera: "third",
  cuarta: "fourth",
  quinta: "fifth",
  sexto: "sixth",
  tercer: "third",
  tercero: "third",
  cuarto: "fourth",
  quinto: "fifth",
};

const descends =
  /(?:largest|greatest|biggest|highest) (?:value |number |one )?to (?:the )?(?:smallest|least|lowest)|mayor al? menor|grande al? mas pequen|descending|decreasing|descendente|\bdecreciente/;
const ascends =
  /(?:smallest|least|lowest) (?:value |number |one )?to (?:the )?(?:largest|greatest|biggest|highest)|menor al? mayor|pequeno al? mas grande|ascending|increasing|ascendente|\bcreciente/;
const firstPlace = /\b(?:first|primer[oa]?)\b(?! el)/;

/** Which of some numbers is greatest, closest, and their order. */
export const comparisonTasks: readonly Task[] = [
  {
    // "Ranking 3, 1, 2 from largest to smallest, which one is second?"
    when: /\b(?:which|what|cual|que)\b/,
    words,
    write: (spans, pattern) => {
      const down = descends.test(pattern);
      const word = new RegExp(`\\b(${ordinalWords}|${Object.keys(ordinals).join("|")})\\b`).exec(
        pattern,
      )?.[1];
      if (!areNumbers(spans, 3) || down === ascends.test(pattern)) return null;
      if (word === undefined && !firstPlace.test(pattern)) return null;
      const ordinal = word === undefined ? "" : `${ordinals[word] ?? word} `;
      return `what is the ${ordinal}${down ? "biggest" : "smallest"} value in ${spans.join(", ")}`;
    },
  },
  {
    when: /\b(?:menos (?:se )?(?:dista|aleja)|dista menos|least far|closest|nearest|closer|nearer|mas cerca|mas cercan[oa]|mas proxim[oa]|acerca mas|aproxima mas|mas se (?:acerca|aproxima)|(?:smallest|least|shortest|menor) (?:distance|distancia))\b/,
    words,
    write: (spans, pattern) => {
      if (!areNumbers(spans, 3)) return null;
      const at =
        /(?:closest|nearest|closer|nearer|dista|dista menos|aleja|cerca|cercan[oa]|proxim[oa]|acerca(?: mas)?|aproxima(?: mas)?|distance|distancia)(?: number| value| numero| valor)?(?: in value| in size| en valor)? (?:(?:to|from|de|a|al) )?(?:the )?(?:numero |number |value |valor )?#(\d+)/.exec(
          pattern,
        )?.[1];
      const target = at === undefined ? undefined : spans[Number(at) - 1];
      const rest = spans.filter((_, index) => String(index + 1) !== at);
      return target === undefined ? null : `what is the closest to ${target} in ${rest.join(", ")}`;
    },
  },
  {
    when: /\b(?:from|de|del) (?:the )?(?:smallest|least|lowest|largest|greatest|biggest|highest|menor|mayor|mas (?:pequeno|grande)) (?:value |number |one )?(?:to|al?)\b|\b(?:ordenad[oa]s|line|rewrite|reescribe|what are|cuales son|reorder|reordena|rearrange|order|arrange|sort|put|rank|list|write|ordena|ordenar|coloca|colocar|pon|escribe)\b/,
    words,
    write: (spans, pattern) => {
      const up =
        /ascending|increasing|creciente(?<!decreciente)|ascendente|(?:smallest|least|lowest) (?:value |number |one )?(?:to|first|up)|(?:starting|start|beginning|begin) (?:with|from|at) (?:the )?(?:smallest|least|lowest)|menor al? mayor|(?:empezando|comenzando|primero) (?:por )?el (?:numero )?(?:mas pequeno|menor)|pequeno al mas grande|(?:go|goes|going) up\b|they (?:increase|rise|grow)\b|\bgrowing\b|\brising\b|low(?:est)? to high|up from (?:the )?(?:smallest|least|lowest)|(?:crec|sub)iendo/.test(
          pattern.replace("decreciente", ""),
        );
      const down =
        /descending|decreasing|decreciente|descendente|(?:largest|greatest|biggest|highest) (?:value |number |one )?(?:to|first|down)|(?:starting|start|beginning|begin) (?:with|from|at) (?:the )?(?:largest|greatest|biggest|highest)|mayor al? menor|(?:empezando|comenzando|primero) (?:por )?el (?:numero )?(?:mas grande|mayor)|grande al mas pequeno|(?:go|goes|going) down\b|they (?:decrease|fall)\b|\bfalling\b|high(?:est)? to low|(?:decrec|baj)iendo/.test(
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
      if (!areNumbers(spans, 3) || /mayor al? menor|menor al? mayor|(?:than|que) #/.test(pattern))
        return null;
      const word = new RegExp(`\\b(${ordinalWords}|${Object.keys(ordinals).join("|")})\\b`).exec(
        pattern,
      )?.[1];
      const ordinal = word === undefined ? "" : `${ordinals[word] ?? word} `;
      const small = /smallest|least|lowest|minimum|menor|pequen[oa]/.test(pattern);
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
        !/^(?:what|which|cual|que|cuanto)\b/.test(pattern) &&
        /#1 (?:is )?(?:\w+ )?(?:bigger|greater|larger|smaller|less|mayor|menor|mas grande|mas pequeno) (?:than|que) #2/.test(
          pattern,
        )
      )
        return `is ${a} ${small ? "less" : "greater"} than ${b}`;
      // The two have to be named side by side: "5 less than a number is 12" compares nothing.
      if (
        !/#1 (?:(?:or|and|y|o|vs|than|que|con|with)(?: the)? )?#2(?: (?:y|and) (?:di|say|tell me|decide|indica|state|find|name|give))?(?: (?:is|es)(?: the| el)? (?:\w+|mas \w+)(?: (?:one|number|value))?| (?:the|el)? ?(?:\w+|mas \w+)(?: (?:one|number|value|numero))?| (?:which|cual)(?: one| number| numero| de los dos| of them| of the two)? (?:is|es)(?: the| el)? (?:\w+|mas \w+)(?: (?:one|number|value|numero|valor))?)?$/.test(
          pattern,
        )
      )
        return null;
      return /(?:than|que) #/.test(pattern)
        ? null
        : `which is ${small ? "smaller" : "bigger"}: ${a} or ${b}`;
    },
  },
];
