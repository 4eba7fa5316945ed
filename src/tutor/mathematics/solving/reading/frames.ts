import { sentencesOf } from "./sentences.ts";
import { readToldGiven } from "./told-equations.ts";
import { withoutAskedUnit } from "./asked-unit.ts";
import { isSpanish } from "./language.ts";
import type { Frame } from "./wording-frames.ts";
import { wordingFrames } from "./wording-frames.ts";
import { readFractionWords, readWholeNumber } from "./number-words.ts";

const greeting =
  "hi|hello|hey|hi there|hello there|dear tutor|good morning|good afternoon|please|thanks|thank you|thanks in advance|thanks a lot|cheers|hola|buenas|buenos dias|buenas tardes|oye|profe|por favor|porfa|porfavor|gracias|muchas gracias|gracias de antemano";

/** Sentences about the person who asks: they say nothing about the mathematics. */
const aside = new RegExp(
  `(?<=^|[.!?;,] )(?:(?:${greeting})|(?:(?:sorry|perdon|disculpa),? )?(?:and |but |y |pero )?` +
    "(?:i(?:'m| am) (?:stuck|confused|lost|not sure)|i (?:do not|don't|can't|cannot|never) (?:get|know|understand|remember|see|do)|(?:yo )?no (?:se|entiendo|me sale|recuerdo|logro|consigo|veo)|" +
    "can (?:you|someone|anyone) help(?: me)?|i need (?:some )?help|(?:me )?(?:puedes|podrias|puede) ayudar(?:me)?|me ayudas|necesito ayuda|ayuda)" +
    "(?: (?:here|this|it|that|out|how|what|to|do|on|with|by|one|start|hacer|hacerlo|como|esto|este|esta|lo|con|bien|muy|mucho|nada|empezar|question|problem|exercise|homework|ejercicio|problema|tarea|aqui|my|mi|the|el|la))*)" +
    "(?:[.!?;,:]+|$) *",
  "gi",
);

/** Ways of working that are asked for: they change nothing in the answer. */
const manner = new RegExp(
  ",? ?\\b(?:(?:by )?(?:using|following|respecting|applying|minding|remembering) (?:the )?(?:right|correct|usual|proper)? ?(?:order of operations|bidmas|bodmas|pemdas)(?: rules?)?|" +
    "(?:respetando|siguiendo|aplicando|usando|teniendo en cuenta) (?:el orden|la jerarquia|la prioridad|las? propiedades?|las reglas) (?:correct[oa] )?de (?:las )?(?:operaciones|prioridad)|" +
    "(?:using|with|by using|from) (?:this|that|these|those|the|your) (?:value|values|result|results|information|fact|definition|number|values? found|equations?)(?: above| found| of [a-z])?|(?:con|usando|utilizando|a partir de|empleando|mediante) (?:este|esto|ese|eso|estos|esos|dicho|dichos|tal|el|los) (?:valor|valores|resultado|resultados|dato|datos)(?: (?:hallado|obtenido|anterior|calculado))?|" +
    "without (?:using |the use of )?an? calculator|sin (?:usar |utilizar )?(?:la )?calculadora|(?:showing|show) (?:all )?(?:your|the|each|every) (?:working|work|steps?|step of your working)|(?:mostrando|indicando) (?:todos )?(?:los|tus) pasos|" +
    "(?:cancelling|cancel|simplifying|simplify) (?:down )?(?:where(?:ver)? you can|where(?:ver)? possible|as you go)|simplificando (?:cuando|siempre que|donde|lo que) (?:se pueda|puedas|sea posible)|step by step|paso a paso)(?=[,.;:?! ]|$),? ?",
  "gi",
);

/** Tasks whose answer does not depend on letters that are held fixed. */
const constants =
  /(?:(?<=^|[.] )|, ?| )(?:taking|treating|with|considering|regarding|keeping|holding|where|and|tomando|considerando|tratando|siendo|donde|con|y) (?:[a-z](?:, ?[a-z])*(?:,? (?:and|y) [a-z])?) (?:is |are |es |son |as |como |to be |fixed )?(?:an? |una? )?(?:constants?|constantes?|fixed|fij[oa]s?)(?=[,.;?]|$|(?: [a-z]{2,})),? ?/gi;

const known = "(-?[\\d(][^,;:=<>?]*?)";
const name = "([a-zA-Z])";

/** Each applies wherever it fits, one after another, in this order. */
const frames: readonly Frame[] = [
  // Verbs with a pronoun: "escríbelo", "calculadlos", "round it off".
  [
    /\b(escribe|reescribe|convierte|pasa|expresa|calcula|halla|resuelve|redondea|ordena|simplifica|factoriza|desarrolla|deriva|evalua|suma|descompon|determina|despeja|indica|encuentra|ayuda|dime|di|averigua)(?:me|nos|(?:me|nos)?l[oa]s?)\b/gi,
    "$1",
  ],
  [
    /\b(escribir|expresar|convertir|resolver|calcular|simplificar|factorizar|redondear|ordenar|derivar|dividir|multiplicar|sumar|restar|descomponer|desarrollar)l[oa]s?\b/gi,
    "$1",
  ],
  [/(?<=\d) ?d\. ?p\.?(?![a-z])/gi, " decimal places"],
  [
    /(?<=^|[.;,] )(?:give|write|leave|express)(?: me)? (?:your|the) (?:final )?answer (?:as|in) (?:an? |its )?(?:reduced|simplified|single|exact|proper|irreducible|lowest|simplest)? ?(?:fraction|terms|form|number|integer)(?: in (?:its )?(?:lowest terms|simplest form))?[.:,] ?(?=\S)/gi,
    "calculate ",
  ],
  // "Let c be the solution of 2c + 3 = 0": the equation holds for c.
  [
    /(?<=^|[.;,] |\b(?:let|sea|call|and|y) )([a-z]) (?:(?:is|be|es|sea|denotes?|to be) )?(?:the|la|el) (?:unique |only |unica )?(?:solution|root|value|number|solucion|raiz|valor|numero) (?:of|to|for|that satisfies|satisfying|that solves|de|que cumple|que verifica|que satisface)(?: the equation| la ecuacion)? ([^.,;=]*(?<![a-z])\1(?![a-z])[^.,;=]*=[^.,;=]+|[^.,;=]+=[^.,;=]*(?<![a-z])\1(?![a-z])[^.,;=]*)(?=[.,;])/gi,
    "$2",
  ],
  [
    /(?<=^|[.;] )(?:(?:and )?(?:then|next|now|after that|afterwards|finally|first|firstly)|(?:y )?(?:ahora|luego|despues|a continuacion|entonces|por ultimo|primero|en primer lugar)),? (?=[a-z]+ )/gi,
    "",
  ],
  [/ (?:together with|along with|as well as|junto con|asi como|ademas de)(?= [^.?=]*=)/gi, " and"],
  [/\bhow (?:big|large|great) is\b/gi, "what is"],
  [/\b(?:would|does|can|do) (-?[\w/.]+) (?:count|qualify|classify) as (?:being )?/gi, "is $1 "],
  [
    /\b(?:is|are) (?:it possible|it right|it correct|it the case) (?:that|to say that)\b/gi,
    "is it true that",
  ],
  [
    /(?<=^|[.;] )(?:work out|compute|calculate|find|evaluate|calcula|halla|obten) ([a-zA-Z]) = ([^.?=]*?)[.;] /gi,
    "Let $1 = $2. ",
  ],
  [
    /(?<=^|[.;] )(?:taking|using|with|putting|setting|where|for|tomando|usando|poniendo|haciendo|con|siendo|si tomamos|si) ([a-zA-Z]) = (-?[\d(][^,;=?]*?), (?=¿|[a-z])/gi,
    "Let $1 = $2. ",
  ],
  [
    /(?<=^|[.;] )(?:si )?(?:llamamos|llamo|llamas|llama) ([a-zA-Z]) (?:a|al numero|al valor) (?:de )?([^,;=?]*?), (?=¿|[a-z])/gi,
    "Sea $1 = $2. ",
  ],
  [
    /\b(?:the|la|las|its) (?:solution|root|solucion|raiz) ([a-z]) (?:of|to|for|de) (?:the equation |la ecuacion )?([^?=]*=[^?=]*?)(?=[.?]?$)/gi,
    "the solution of $2",
  ],
  [
    /\b(?:when|if|for|cuando|si) ([^?=.,]*=[^?=.,]*?), ¿?(?:which|what|que) values? (?:can|could|does|must|may|might|puede tomar|toma|tiene) ([a-z])(?: (?:have|take|be))?\??$/gi,
    "solve $1 for $2",
  ],
  [
    /\b(in|en|to|a|into) (?:the |el |la )?(?:binary|binario|base (?:binary|binaria)|(?:sistema|notacion|numeracion) binari[oa]|binary (?:system|notation))\b/gi,
    "$1 base 2",
  ],
  [/\b(?:hexadecimal)(?: (?:number|numeral))?(?! (?:digit|cifra))\b/gi, "base 16"],
  [/\b(?:octal)(?: (?:number|numeral))?\b/gi, "base 8"],
  [/\bbase[- ](\d{1,2}) (?:number|numeral) (-?\w+)\b/gi, "number $2 in base $1"],
  [/\bbase-(\d{1,2})\b/gi, "base $1"],
  // "Seven twentieths of a litre".
  [
    /\b((?:an? |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |thirteen )(?:half|halves|thirds?|quarters?|[a-z]+ths?)) of an? (?=[a-z]+)/gi,
    (all = "", words = "") => {
      const read = readFractionWords(words);
      return read === null ? all : `${read} of a `;
    },
  ],
  [
    /\b((?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|once) (?:tercios?|cuartos?|quintos?|sextos?|septimos?|octavos?|novenos?|decimos?|[a-z]+avos?)) de (?=[a-z]+)/gi,
    (all = "", words = "") => {
      const read = readFractionWords(words);
      return read === null ? all : `${read} de `;
    },
  ],
  // "Between 3 and 5, base five": bases in words.
  [
    /\bbase[- ](two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis)\b/gi,
    (all = "", word = "") => {
      const value = readWholeNumber(word);
      return value === null ? all : `base ${value}`;
    },
  ],
  [
    /\b(add|subtract|sum of|difference (?:between|of)|product of|suma(?: de)?|resta) (?:the |los |the two |los dos )?(?:binary (?:numbers?|numerals?)|numeros binarios|numeros en base 2|base 2 numbers?) ([01]+) (and|from|y|de|a) ([01]+)(?:,? (?:in|en) (?:base 2|binary|binario))?/gi,
    "in base 2 $1 $2 $3 $4",
  ],
  // A sentence that says what a function is the derivative of.
  [
    /(?<=^|[.;] )(?:the function |la funcion )?([a-z]) ?\( ?([a-z]) ?\) (?:is|es) ((?:the |la )(?:(?:first|second|third|primera|segunda|tercera) )?(?:derivative|derivada) (?:of|de) [^.;?]*)(?=[.;])/gi,
    "Let $1($2) be $3",
  ],
  [
    /(?<=^|[.;] )((?:the |la )(?:(?:first|second|third|primera|segunda|tercera) )?(?:derivative|derivada) (?:of|de) [^.;?=]*?) (?:is|es|is called|se llama|is denoted(?: by)?|equals) ([a-z]) ?\( ?([a-z]) ?\)(?=[.;])/gi,
    "Let $2($3) be $1",
  ],
  [
    /\b(first|opening|primeros|first few) (?:two|three|four|five|six|seven|\d|tres|cuatro|cinco|seis|siete) (terms|numbers|entries|terminos|numeros)(?= (?:of [^.,;:]*|de [^.,;:]*)?(?:are|is|:|son))/gi,
    "$1 $2",
  ],
  [
    /\b(estos|estas|los|las|these|those|the|following|siguientes) (?:dos|two|tres|three|cuatro|four|cinco|five) ((?:siguientes |following )?(?:numeros|numbers|fractions|fracciones|values|valores|decimals|decimales|terms|polynomials|polinomios|expressions|expresiones))( ?)(?=[:,]|[-\d(])/gi,
    "$1 $2$3",
  ],
  // "… if n is -2", "… cuando t vale 3".
  [
    /\b(if|when|for|si|cuando|para|where|con|donde) ([a-zA-Z]) (?:is|equals|es|vale|is equal to|es igual a|toma el valor(?: de)?|takes the value(?: of)?) (-?\d[\d./]*)(?=[?.]*$)/gi,
    "$1 $2 = $3",
  ],
  // "z is 3*4." at the beginning: a sentence that defines.
  [
    /(?<=^|[.;] )(?:and |then |y |entonces )?([a-z]) (?:is|equals|is equal to|stands for|denotes|represents|es|es igual a|vale|denota|representa) (?=[-\d(]|[a-z] ?\()([^.;?=]*?)[.;] (?=\S)/g,
    (all = "", letter = "", body = "") =>
      /[a-z]{3,}/.test(body.replaceAll(/sqrt|raiz/g, "")) ? all : `Let ${letter} = ${body}. `,
  ],
  [/\b(write|note|jot|put|set) down\b/gi, "$1"],
  [/\bnegative (?=\d)/gi, "-"],
  [
    /\b([a-z])'s ((?:[a-z]+[- ]){0,3}(?:digit|factors?|divisors?|value|root|derivative|square|multiples?|remainder))\b/g,
    "the $2 of $1",
  ],
  // "I think that … Am I right?"
  [
    /^(?:i (?:think|believe|say|claim|guess)|my friend (?:thinks|says)|creo|pienso|yo digo|opino)(?: that| que)? (.+?)[.,;] ¿?(?:am i|is (?:he|she|that|this|it)|tengo|estoy en lo|es) (?:right|true|correct|razon|cierto|correcto|verdad)\?*$/gi,
    "is it true that $1",
  ],
  [/\b(?:approximate|aproxima) (-?[\d.]+|[a-z]) by rounding(?: it)? (?=to )/gi, "round $1 "],
  // "Let g be the function g(x) = …", and what is asked of "g".
  [
    /\b(let|sea|consider|considera) ([a-z]) (?:be |denote |es )?(?:the function |la funcion )(?:defined by |given by |definida por |dada por )?(?=\2 ?\()/gi,
    "$1 ",
  ],
  [
    /(?<=\b([a-z]) ?\( ?([a-z]) ?\) ?=[^?]*\b(?:zeros|zeroes|roots|ceros|raices) (?:of|de) )(?:the function |la funcion )?\1(?=[.?]|$)/gi,
    "$1($2)",
  ],
  // What a name stands for.
  [
    new RegExp(
      `\\b(?:with|for|given|taking|take|letting|set|setting|put|write|writing|if) ${name} (?:standing for|stands for|to be|be|as|to|denoting|denotes|equal to|equals|is|is equal to|for|being) ${known}(?=[,;.]? (?:what|which|solve|find|calculate|compute|work|factor|how|now|then|is|are|does|give|sort|round|evaluate|determine|put)\\b|[.,;:])[,.;:]?(?: now,?| then,?)? `,
      "gi",
    ),
    "Let $1 = $2. ",
  ],
  [
    new RegExp(
      `\\b(?:sabiendo que|si|cuando|donde|dado que|suponiendo que|con) ${name} (?:vale|es|es igual a|equivale a|representa|igual a) ${known}[,;.:] (?=¿|[a-z])`,
      "gi",
    ),
    "Sea $1 = $2. ",
  ],
  [/\b(?:llamamos|llama|llamemos|denotamos|denota) ([a-zA-Z]) al? (?:valor de )?/gi, "Sea $1 = "],
  [/\b(?:call|name) (-?[\d(][^,;:=<>?]*?) ([a-z])(?=[.,;])/gi, "Let $2 = $1"],
  [/ (?:and|and also|y|y ademas|y tambien|and moreover),? (?:that|que) (?=[^.?=]*=)/gi, " and "],
  [/ y (?:ademas|tambien|a la vez),? (?=\S+ ?[-+=*])/gi, " y "],
  // "Si b - 12 = 78, ¿…?": a sentence of its own.
  [
    /^(?:si|sabiendo que|dado que|como|puesto que|suponiendo que) ([^?¿=]*=[^?¿]*?),? (?=¿)/gi,
    "Sea $1. ",
  ],
  [
    /^(?:if|given(?: that)?|knowing that|since|assuming(?: that)?|as) ([^?,=]*=[^?,]*?), (?=(?:what|which|how|find|calculate|compute|work|is|are|does|give|list|round|determine)\b)/gi,
    "Let $1. ",
  ],
  // "Let f be the derivative of x^3": a function of the letter that stands there.
  [
    /\b(let|sea|define|call) ([a-z]) (be|to be|is|es|=)? ?((?:the |la )(?:(?:first|second|third|primera|segunda|tercera) )?(?:derivative|derivada) (?:of|de)) ([^.;?]*)(?=[.;])/gi,
    (all = "", verb = "", letter = "", _is = "", head = "", body = "") => {
      const [inner, another] = new Set(body.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? []);
      return inner === undefined || another !== undefined
        ? all
        : `${verb} ${letter}(${inner}) ${/^la/i.test(head) ? "" : "be "}${head} ${body}`;
    },
  ],
  // A system, and which of its unknowns is wanted.
  [
    /^(?:[a-z]+ ){0,7}(?:[a-z]+:|sistema|system|equations|ecuaciones)? ?([^.:;=]*=[^.:;=]*=[^.:;=]*?)(?:[.;,]|,? (?:but|and|pero|y))? (?:i (?:only|just) (?:need|want|care about)|(?:me interesa )?solo (?:me interesa|me importa|quiero|necesito|hace falta)) (?:to know |saber )?(?:the value of |el valor de |the |la )?([a-z])[.]?$/gi,
    "solve $1 for $2",
  ],
  // Where a curve meets the axis.
  [
    /^where (?:does|do|will) (?:the )?(?:graph|curve|parabola|line|function)?(?: of)? ?(?:the function )?(?:[a-z] ?\( ?[a-z] ?\)|y) ?= ?([^=?]+?) (?:cross|cut|meet|intersect|touch|hit)(?:es)? the x[- ]axis\??$/gi,
    "solve $1 = 0",
  ],
  [
    /^(?:¿ ?)?(?:en que puntos|donde) (?:corta|cruza|toca) (?:la (?:grafica|curva|parabola|recta|funcion)(?: de)? )?(?:(?:[a-z] ?\( ?[a-z] ?\)|y) ?= ?([^=?]+?) )?al eje (?:de las )?x(?: (?:la (?:grafica|curva|parabola|recta|funcion)(?: de)? )(?:[a-z] ?\( ?[a-z] ?\)|y) ?= ?([^=?]+?))?\??$/gi,
    (all = "", first = "", second = "") =>
      first + second === "" ? all : `resuelve ${first}${second} = 0`,
  ],
  // Equations announced: "these two hold at the same time: …".
  [
    /^(?:(?:[a-z]{2,}|a(?= (?:system|pair|set|linear))) ){0,6}(?:equations?|ecuacion|ecuaciones|system|sistema|hold|holds|true|time|vez|tiempo|simultaneously|cumplen|cumple|verifican|pair|par|conditions?|condiciones|igualdades|igualdad|following|siguientes?)(?: [a-z]+){0,3}: *(?=[^.?=]*=)/gi,
    "Suppose ",
  ],
  [
    /^(?:i have|we have|i've got|there is|consider|here is|tengo|tenemos|hay|se tiene|considera|esta es) (?:the |this |an? |la |una |esta )?(?:equation|ecuacion) ([^.?=]*=[^.?=]*?)(?: (?:and|y|pero|but) (?:[a-z']+ ){1,5}[a-z])?[.;] *(?:¿ *)?(?:what is|what's|how much is|find|cuanto (?:vale|da|es)|cual es(?: el valor de)?|halla|que vale|what does)(?: it| ([a-z]))?(?: (?:equal|give|come to|be|worth))*\?*$/gi,
    "solve $1 for $2",
  ],
  // The unknown for which something holds.
  [
    /\b(?:find|give|work out|determine|calculate|figure out|what is|what's|get) (?:me )?(?:the |that )?(?:value of |number )?([a-z]) (?:for which|that satisfies|satisfying|such that|so that|that makes|which makes|making|that solves|with) ([^?=]*=[^?=]*?)(?: (?:true|hold|holds|work))?(?=[.?]?$)/gi,
    "solve $2 for $1",
  ],
  [
    /\b(resuelve|despeja|solve) ([^?=]*=[^?=]*?) (?:en|in|respecto de|respecto a|por) ([a-z])(?=[.?]?$)/gi,
    "$1 $2 para $3",
  ],
  [
    /\b(?:que valor (?:toma|tiene|debe tener|ha de tener|le corresponde a)|cuanto tiene que valer|cuanto debe valer) ([a-z])\b/gi,
    "cuanto vale $1",
  ],
  [
    /\bsolve the (?:pair|two|system|set)(?: of)?(?: simultaneous)?(?: linear)?(?: equations?)?:? (?=\S)/gi,
    "solve ",
  ],
  // Where the value of a sum is asked for.
  [
    /^¿?(?:a que es igual|a que numero (?:equivale|es igual)|a cuanto equivale|a cuanto asciende|que da|que vale|cuanto da|cuanto suma)(?=[ :])/gi,
    "cuanto es",
  ],
  [
    /^(?:what does|what do|how much does|how much do) (.+?) (?:equal|make|come to|amount to|come out to|work out to|evaluate to|add up to|give|come out as)(?=[.?]?$)/gi,
    "what is $1",
  ],
  [
    /^(.+?) (?:is|makes|gives|equals|comes to|es|da|son|es igual a) (?:what|how much|cuanto|que)(?: number| value)?\?*$/gi,
    "what is $1",
  ],
  [
    /^(?:haz|realiza|efectua|opera|resuelve|completa) (?:la|esta|el|este) (?:siguiente )?(?:cuenta|operacion|calculo)[:,]? /gi,
    "calcula ",
  ],
  [/^(.+?) (?:makes|gives|equals|da|es igual a)\?+$/gi, "what is $1"],
  [
    /^(?:si )?a (-?\d+(?:\.\d+)?) (?:le )?(?:suma|sumale|sumo|sumas|sumamos|anade|anadele|agrega|agregale) (-?\d+(?:\.\d+)?)(?=[,.?]|$)(?:[,.] ?¿?(?:cuanto|que)[a-z ]*)?[.?]?$/gi,
    "calcula ($1) + ($2)",
  ],
  [
    /^(?:si )?a (-?\d+(?:\.\d+)?) (?:le )?(?:resta|restale|restas|restamos|quita|quitale|quito|quitas|quitamos) (-?\d+(?:\.\d+)?)(?=[,.?]|$)(?:[,.] ?¿?(?:cuanto|que)[a-z ]*)?[.?]?$/gi,
    "calcula ($1) - ($2)",
  ],
  [
    /\b(?:la )?(mitad|tercera|cuarta|quinta|sexta|septima|octava|novena|decima)(?: parte)? de (-?\d+(?:\.\d+)?)(?=[.?]?$)/gi,
    (all = "", part = "", number = "") =>
      part !== "mitad" && !all.includes("parte")
        ? all
        : `1/${["mitad", "tercera", "cuarta", "quinta", "sexta", "septima", "octava", "novena", "decima"].indexOf(part.toLowerCase()) + 2} * ${number}`,
  ],
  [
    /^what (?:number )?(?:must|should|needs to|has to|do i have to|do you|can) (?:be )?add(?:ed)? to (-?[\d.]+) to (?:get|give|make|reach|obtain) (-?[\d.]+)\??$/gi,
    "calculate ($2) - ($1)",
  ],
  [
    /^¿?(?:cuanto|que numero) (?:hay que|se debe|debo|tengo que|falta) (?:sumar|sumarle|anadir|anadirle|agregar|agregarle) a (-?[\d.]+) para (?:obtener|llegar a|tener|que de|conseguir) (-?[\d.]+)\??$/gi,
    "calcula ($2) - ($1)",
  ],
  // Nothing left over.
  [
    /\b(?:with|and) (?:nothing|none|no remainder|zero remainder)(?: (?:left|being left))?(?: over)?\b/gi,
    "exactly",
  ],
  [/\bsin que (?:sobre|quede|haya) (?:nada|resto|ningun resto|residuo)\b/gi, "exactamente"],
];

/** Longer texts are no single question in words. In UTF-16 units. */
const maxLength = 800;

const spacedThousands =
  /(?<![\d.,/*^=+-] ?|\d)(\d{1,3}(?: \d{3})+)(?![\d/*^]|[,;]? ?\d| and \d| y \d)/g;

/**
 * The question in plainer sentences, for a clean text (see cleanText): without greetings and what the person says of themselves,
 * with definitions and equations in sentences of their own. null where nothing changes.
 */
export function reframe(text: string): string | null {
  if (text.length > maxLength) return null;
  const bare = withoutAskedUnit(text)
    .replaceAll(aside, "")
    .replaceAll(aside, "")
    .replace(new RegExp(`[,.]? (?:${greeting})[.!?]*$`, "i"), "")
    .replaceAll(manner, (found) => (found.startsWith(",") && found.endsWith(" ") ? ", " : " "))
    .replaceAll(constants, (found) => (/^[ ,]/.test(found) ? " " : ""))
    .replaceAll(/ +(?=[.,;?]|$)/g, "")
    .replaceAll(spacedThousands, (run) => run.replaceAll(" ", ""));
  const told = [...wordingFrames, ...frames]
    .reduce((now, [pattern, plain]) => apply(now, pattern, plain), bare.trim())
    .replace(/ for(?: undefined)?\?*$/, "");
  const plain = withGivens(told);
  return plain === text || plain === "" ? null : plain;
}

const opened = /^(?:let(?! (?:us|me)\b)|suppose|sea) /i;

/** The text with each sentence before the question that only gives something as "Let …". */
function withGivens(text: string): string {
  const sentences = sentencesOf(text);
  const spanish = isSpanish(text);
  return sentences
    .map((sentence, index) => {
      if (index === sentences.length - 1 || opened.test(sentence) || /[?¿]/.test(sentence))
        return sentence;
      const given = readToldGiven(spanish ? `¿${sentence}` : sentence);
      return given === null ? sentence : `${spanish ? "Sea" : "Let"} ${given}.`;
    })
    .join(" ");
}

function apply(text: string, pattern: RegExp, plain: Frame[1]): string {
  return typeof plain === "string"
    ? text.replaceAll(pattern, plain)
    : text.replaceAll(pattern, (...found: string[]) => plain(...found));
}
