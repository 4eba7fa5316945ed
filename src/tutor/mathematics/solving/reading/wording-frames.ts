import { readWholeNumber } from "./number-words.ts";

/** A way to frame a sentence, and the plainer way that says the same. */
export type Frame = readonly [RegExp, string | ((...found: string[]) => string)];

/** Wordings inside sentences that are made plain before sentences are looked at as a whole; in this order. */
export const wordingFrames: readonly Frame[] = [
  [/\bit's\b/gi, "it is"],
  [/\b([lgh])\.c\.([mdf])\.?(?= )/gi, "$1c$2"],
  [/\b(?:gradient|slope|derived) function (?=of\b)/gi, "derivative "],
  [/\bfuncion derivada (?=de\b)/gi, "derivada "],
  [/ a_n(?= (?:of|de|for|para)\b)/g, ""],
  [
    / (?:has|tiene) (?:exactly |only )?(?:one|a unique|a single|una unica|una sola|una) (?:solution|solucion)(?=[.;,])/gi,
    "",
  ],
  [
    /\b(?:if|when|si|cuando|al) (?:you |we |i |se )?(?:substitute|replace|sustitu\w+|reempla\w+|cambi\w+) ([a-z]) (?:by|with|por) (-?\d[\d./]*)(?=[?.,]|$)/gi,
    "si $1 = $2",
  ],
  [
    /^¿?(?:cuanto|que) le falta al? (-?[\d.]+) para (?:llegar a|ser|completar|alcanzar|valer) (-?[\d.]+)\??$/gi,
    "calcula ($2) - ($1)",
  ],
  [
    /\b(nearer|closer|closest|nearest|cercan[oa]|proxim[oa]|cerca|acerque|acerca)( mas| in value)? (to|al?) (zero|cero|one|uno|two|dos|three|tres|ten|diez)(?=[:,.?;]| (?:among|from|of|in|out|de|entre)\b|$)/gi,
    (all = "", near = "", more = "", to = "", word = "") => {
      const value = readWholeNumber(word);
      return value === null && !/zero|cero/i.test(word)
        ? all
        : `${near}${more ?? ""} ${to} ${value ?? 0}`;
    },
  ],
  // The choices before the question: "From the options (a) 2 (b) 3, choose …".
  [
    /^(.*?)(?<=^|[.] )(?:from|of|among|out of|given|entre|de) (?:the |these |las |estas )?(?:options|choices|following|opciones|siguientes)?:? ?((?:\([a-h]\) [^()?]+?){2,}), ¿?((?:choose|pick|select|which|find|tell|elige|escoge|cual|indica|di|senala)[^?.]*)[?.]*$/gi,
    "$1$3: $2",
  ],
  [
    /\b(?:from|del?) (?:the )?(?:sistema )?(decimal|binari[oa]|binary|octal|hexadecimal)(?: system| notation)? (?:to|into|al?) (?:the )?(?:sistema )?(decimal|binari[oa]|binary|octal|hexadecimal)(?: system| notation)?\b/gi,
    (_all = "", from = "", to = "") => `from base ${baseNamed(from)} to base ${baseNamed(to)}`,
  ],
  // What somebody has to do is what is asked.
  [
    /(?<=^|[.;] )(?:mi|my) [a-z]+ (?:no sabe|no consigue|no logra|no puede|necesita|tiene que|quiere|debe|cannot|can't|can not|doesn't know how to|does not know how to|needs to|wants to|has to|must|is trying to|is struggling to) (?=[a-z]+ )/gi,
    "",
  ],
  // A product of two letters that is also a word: "am - n = 8".
  [
    /(?<=^|[=(,.;] ?|\b(?:and|y|si|if|that|que) )(am|an|be|do|go|ha|he|me|mi|my|su|te|ti|tu|us|ve|we|ya)(?= ?[-+=] ?(?:\d|[a-z]\b))/gi,
    (word = "") => `${word.charAt(0)}*${word.charAt(1)}`,
  ],
  // Sums of letters in words, made an equation: "x plus y makes 15".
  [
    /(?<![\w*/^+-])(-?\d*[a-z]|-?\d+) (plus|minus|times|mas|menos|por) (-?\d*[a-z]|-?\d+)(?![\w*/^+-])(?= (?:is|makes|gives|equals|equal to|is equal to|comes to|are|es|da|dan|suman|hacen|es igual a|igual a) )/g,
    (all = "", a = "", sign = "", b = "") =>
      /[a-z]/.test(a + b)
        ? `${a} ${/^(?:plus|mas)$/.test(sign) ? "+" : /^(?:times|por)$/.test(sign) ? "*" : "-"} ${b}`
        : all,
  ],
  [
    /(?<=(?:\d*[a-z]|\d) [-+*] (?:\d*[a-z]|\d+)) (?:is|makes|gives|equals|is equal to|comes to|are|es|da|dan|suman|hacen|es igual a) (-?\d[\d./]*)(?=[,.;?]| (?:and|while|but|y|mientras|pero)\b)/g,
    " = $1",
  ],
];

function baseNamed(system: string): number {
  if (/^b/i.test(system)) return 2;
  return /^o/i.test(system) ? 8 : /^h/i.test(system) ? 16 : 10;
}
