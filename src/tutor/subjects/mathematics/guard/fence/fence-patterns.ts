import type { Locale } from "#shared/locale.ts";

/** Single letters that are words. */
export const letterWords: Readonly<Record<Locale, RegExp>> = {
  en: /^[aist]$/i,
  es: /^[aeouy]$/i,
};

/** A number with these beside it is none of the problem at hand. */
export const examples: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:for example|for instance|suppose|(?<!to )(?:imagine|pretend|picture)|let['’]?s say|try (?:it )?with|with other numbers|like this|(?:smaller|simpler|easier) (?:trip|number|problem|case|example|one)|(?:if|say) (?:you|it|there|they) (?:had|have|was|were)|in an? (?:\w+ )*(?:with|like))\b/i,
  es: /\b(?:por ejemplo|imagina|imagínate|sup[oó]n|supongamos|digamos|prueba (?:\p{L}+ ){0,3}con|con otros números|más (?:pequeño|sencillo|fácil)s?|si (?:fuera|fueran|tuvieras|hubiera)|piensa en)\b/iu,
};

/** Words of work that is to be done with a number, or that comes out of it. */
export const worked =
  /\b(?:add|plus|subtract|minus|take|remove|multiply|times|divide|split|share|double|halve|square|between|join|combine|need|needs|makes?|gives?|leaves?|s[uú]ma\w*|a[ñn]ad\w*|agreg\w*|r[eé]sta\w*|qu[ií]ta\w*|multipl[ií]c\w*|por|veces|div[ií]d\w*|reparte\w*|entre|junta\w*|otr[oa]s|cross|put(?! [^,;]{1,12} in\b)|pon(?! [^,;]{1,12} en\b)|parte (?:l[ao]s|el|entre|en)|cruza\w*|rest|remain\w*|resto|eleva\w*|da|dan|queda\w*)\b/iu;

/** An operation in the form of an order: at the beginning of a clause, or behind "then", "you must", "hay que". */
export const orders: Readonly<Record<Locale, RegExp>> = {
  en: /(?:^|[,.;:]\s*|\b(?:then|and|now|just|first|you (?:must|have to|need to|can|should|want to)|to)\s+)(add|subtract|multiply|divide|double|halve|square|join|combine)\b/giu,
  es: /(?:^|[,.;:¡]\s*|(?<!\p{L})(?:luego|y|ahora|solo|primero|después|hay que|tienes que|debes|puedes|toca)\s+)(s[uú]ma(?:l[ao]s?|r)?|r[eé]sta(?:l[aeo]s?|r)?|multipl[ií]ca(?:l[ao]s?|r)?|div[ií]de(?:l[ao]s?)?|dividir|j[uú]nta(?:l[ao]s?|r)?|eleva(?:l[ao]s?|r)?|dobla|duplica)(?!\p{L})/giu,
};

/** The words and signs of each operation. */
export const operationKinds: readonly { words: RegExp; signs: RegExp }[] = [
  {
    words: /\b(?:add|sum|join|combin|plus|s[uú]m|j[uú]nt|más\b|mas\b|in all|together|total)/iu,
    signs: /[\dxyn)}]\s*\+/,
  },
  { words: /\b(?:subtract|take|minus|less|r[eé]st|quit|menos)/iu, signs: /[\dxyn)}]\s*-/ },
  {
    words: /\b(?:multipl|times|doubl|dobl|duplic|product|group|grupo|each|cada)/iu,
    signs: /\\times|\\cdot|\d[xyn(]/,
  },
  { words: /\b(?:divi|halve|share|split|repart|cabe|fit)/iu, signs: /\\div|÷/ },
  { words: /\b(?:squar|power|exponent|elev|cuadrad|potencia)/iu, signs: /\^/ },
];

/** A result that is left open: "which power gives it". */
export const openResults = /\b(?:which|what|some|qu[eé]|cu[aá]l|alg[uú]n[oa]?)\b/iu;

/** Words of a rate: with a number they tell what to multiply by. */
export const rates = /\b(?:each|every|per|cada)\b/iu;

/** What something looks or sounds like: a riddle where it is stated. */
export const likenesses =
  /\b(?:(?:looks?|sounds?|reads?|shaped|written|spelled) like|rhymes?|perfect squares?|cuadrados? perfectos?|se (?:parece|ve|lee|escribe) (?:a|como)|suena (?:a|como)|rima|tiene forma)\b(?! (?:you|a lot|as if|this|that|eso|esto))/i;

/** Words that lead to what comes out: with the student's own number they repeat it. */
export const results = /\b(?:gives?|makes?|leaves?|da|dan|queda\w*)\b/giu;

/** Expressions that make what is told with them an example, where they stand nowhere else: "think of $x + 3 = 10$". */
export const exampleLeads: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:think of|look at|take|consider|try|remember|like|in|for|with|when)\s*$/i,
  es: /(?<!\p{L})(?:piensa en|mira|f[ií]jate en|toma|considera|recuerda|como|en|para|con|si)\s*$/iu,
};

/** Words that stand for signs of mathematics: who reads 3^2 may say "square". */
export const wordsOfSigns: readonly (readonly [RegExp, string])[] = [
  [/\^\{?2/, "square squared squares cuadrado cuadrados"],
  [/%|percent|por ciento/i, "hundred hundreds cien ciento"],
  [/[-−]/, "sign signs signo signos minus menos"],
  [/=/, "equal equals same igual iguales mismo misma"],
  [/\\frac|\//, "parts partes"],
];

/** What the student did, told back. */
export const deeds =
  /^\P{L}*(?:\p{L}+\P{L}+){0,3}?(?:you|you['’]ve|your)\s+(?:\w+\s+){0,2}?(?:\w+ed|did|put|took|got|wrote|found|made|had|cut|split|went|said)\b|\b\p{L}+(?:aste|iste)\b|\b(?:has|hab[ií]as|bien)\s+\p{L}+[ai]d[oa]\b/iu;

/** Folded words that compare without telling which is more. */
export const neutral =
  /^(?:go|goes|going|different|enough|closer|nearer|diferentes?|cerca|suficientes?)$/;

/** Folded words for where one of two things stands: they tell a comparison. */
export const positions =
  /^(?:first|second|last|former|latter|left|right|wins?|won|beats?|primer[oa]?|segund[oa]|ultim[oa]|next|after|before|despues|antes|siguiente|option|choice|opcion|izquierd[oa]|derech[oa]|gana\w*)$/;

/** Folded nouns behind such a word that are a place in the work, not in the answer. */
export const stepNouns =
  /^(?:steps?|lines?|equations?|thing|look|time|paso|linea|ecuacion|cosa|vez)$/;

/** Those of them that tell a place on a line or in a row, not in a pair. */
export const linePlaces =
  /^(?:left|right|next|after|before|despues|antes|siguiente|izquierd[oa]|derech[oa])$/;

/** Folded words that tell whether there is an answer at all, or whether something holds. */
export const existence =
  /^(?:impossible|never|nothing|none|neither|any|every|everything|all|always|exists?|isnt|arent|meets?|true|false|imposible|nunca|ningun[oa]?|nada|siempre|tod[oa]s?|existen?|jamas|verdadero|falso)$/;

/** Folded words that tell a sign. */
export const signWords =
  /^(?:positiv|negativ|sign|minus$|menos$|opposit|opuest|contrari|below|above|under|beneath|over$|sobre$|bajo$|debajo|encima|down|up$|upward|abajo|arriba|fall|fell|drop|ris|rose|baj|cae|sub)/;

/** Words for what is looked for. */
export const answerNames =
  /\b(?:answer|solution|result|respuesta|soluci[oó]n|resultado)(?:e?s)?\b/i;

/** What denies, so that a number behind it is not claimed. */
export const denial = /\b(?:not|no|n['’]t)\b/i;

/** Folded words behind a number that are not what is counted. */
export const notCounted =
  /^(?:in|of|and|or|to|for|from|is|are|on|at|by|then|so|but|if|with|more|less|fewer|short|over|under|up|down|left|right|below|above|times|en|de|y|o|a|por|para|son|es|con|si|pero|que|del|al|mas|menos|veces|arriba|abajo)$/;

/** Folded words before a two that stands for things named before: "los dos", "these two". */
export const bothBefore = /^(?:l[ao]s|est[ao]s|es[ao]s|the|these|those|your|tus)$/;

/** A zero that is a place on a line. */
export const onLine =
  /\b(?:number line|line|axis|recta|l[ií]nea|eje|(?:from|to|past|hasta|desde|al|el) (?:zero|0|cero))\b/i;

/** Folded words for what a lesson is made of. */
export const lessonThings =
  /^(?:steps?|sides?|numbers?|terms?|parts?|ways?|things?|lines?|brackets?|factors?|ratios?|ideas?|words?|questions?|rules?|angles?|pasos?|lados?|numeros?|terminos?|partes?|maneras?|cosas?|lineas?|parentesis|factores|razones|palabras?|preguntas?|reglas?|angulos?)$/;

/** Letters of the lesson's languages, digits, and the signs of prose and mathematics. */
export const ordinary =
  /^[\p{Script=Latin}\p{M}\d\s.,;:!?¿¡'"’‘“”«»()[\]{}<>=+\-*/^_$\\%&|#~°·×÷−–—…√π≤≥≠≈²³½¼¾€£`]*$/u;

/** Marks in the middle of a word, which point at letters: "s**i**x". */
export const marksInWord = /\p{L}[*_~`]+\p{L}/u;

/** Strokes, stars, dots or marks to be counted. */
export const tallies = /([|*#~°·_+/\\-])(?:\s*\1){3}|([!?¡¿])\2{3}|\.{4}|\|{2}/;

/** A count of two, and a part taken of something, in words that are no numbers by themselves. */
export const countsInWords =
  /\b(?:an?|another|un|otro)\s+(?:pair|couple|par)(?!\p{L})(?!\s+(?:of (?:numbers|factors)|that|with|which|whose|que|de (?:n[uú]meros|factores|par[eé]ntesis)|con|cuy[oa]))|\b(?:half|mitad)\s+(?:of|de)\b(?!\s+(?:the|la|del)\s+(?:rule|way|work|regla|camino))/iu;

/** Verbs that say something of a thing: without one, what stands before a question only names what it is about. */
export const states =
  /\b(?:is|are|was|were|has|have|had|makes?|gives?|equals?|comes?|becomes?|leaves?|means?|needs?|looks?|es|son|era|eran|est[aá]n?|tienen?|valen?|dan?|quedan?|salen?|miden?|hay|faltan?|sobran?|hacen?|llevan?)\b/iu;

/** Folded words that lead to what a statement is about. */
export const determiners =
  /^(?:the|a|an|my|each|every|both|all|one|el|la|los|las|un|una|lo|su|cada|ambos|todos|todas|en|de|con|in|on|at|with|by|for|from|to|after|por)$/;

/** Those of them that no noun follows at once. */
export const prepositions = /^(?:en|de|con|in|on|at|with|by|for|from|to|after|por)$/;

/** Folded words between those and the noun. */
export const skipped =
  /^(?:the|a|an|your|this|that|more|same|other|next|new|small|little|el|la|los|las|un|una|tu|ese|esa|este|esta|mismo|misma|pequen~o|pequen~a|of|de|two|dos|single|solo|sola)$/;

/** Folded nouns that a lesson speaks of. */
export const lessonNouns =
  /^(?:[a-z]|now|work|calculation|expression|table|list|bar|scale|balance|pattern|unit|groups?|pieces?|squares?|zero|arriba|abajo|dentro|fuera|primer|primero|primera|segund[oa]|ejemplos?|cuentas?|operacion|operaciones|tabla|lista|expresion|balanza|recta|par|pares|pairs?|condicion|condiciones|seno|coseno|tangente|hipotenusa|sine|cosine|tangent|grupos?|unidad|unidades|trabajo|cuadrados?|cero|example|instance|left|right|time|look|moment|breath|steps?|numbers?|terms?|parts?|ways?|lines?|brackets?|factors?|signs?|ideas?|words?|questions?|problems?|rules?|fractions?|exponents?|powers?|products?|sums?|bottoms?|tops?|denominators?|numerators?|equations?|answers?|order|value|method|trick|drawing|picture|thing|bit|good|great|quick|power|percentage|percent|fact|goal|key|ratio|probability|area|perimeter|slope|logarithm|derivative|function|pasos?|numeros?|terminos?|partes?|lineas?|parentesis|factores|factor|signos?|ideas?|palabras?|preguntas?|problemas?|reglas?|fraccion|fracciones|exponentes?|potencias?|producto|suma|resta|denominador|denominadores|numerador|numeradores|ecuacion|ecuaciones|respuesta|orden|valor|metodo|dibujo|raya|buen|buena|porcentaje|clave|razon|probabilidad|area|perimetro|pendiente|logaritmo|derivada|funcion|total|resultado|multiplicacion|division)$/;

/** How statements begin, folded, whose first word alone does not show that they describe no answer. */
export const harmlessBeginnings =
  /^(?:[xyn]\b|take (?:your time|an? |another |care)|it (?:tells|means|asks|helps|says|works|happens|links|looks (?:like a lot|as if))\b|its (?:ok|okay|fine|normal|tempting|tricky|not|about)\b|to (?:get|find|see|undo|compare|know|solve|check|do|keep|use|start|begin|work|move|leave|put|isolate|free|help)\b|son (?:dos|tres) [a-z]{4,}|te (?:preguntan?|piden?|dicen?|muestra|ayuda|toca)\b|es (?:normal|facil|dificil|util|importante|posible|buena|verdad)\b|(?:te |solo |ya )*falta (?:un|poco|algo) )/;
