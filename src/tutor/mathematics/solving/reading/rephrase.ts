/** A wording, and the plain wording that asks the same. */
type Rewording = readonly [RegExp, string];

/**
 * Wordings that differ in form alone, brought to the one the solvers know. Each applies to the whole question; several may apply
 * one after another, in this order.
 */
const rewordings: readonly Rewording[] = [
  [/^(?:please|por favor),? +/i, ""],
  [/^(?:can|could|would) you (?:please )?(?:tell me )?/i, ""],
  [/^(?:i need to|help me|how do (?:i|you)|how can i|ayudame a|necesito|como se) +/i, ""],
  [/ *= *$/, ""],
  [/^(?:exercise|problem|question|ejercicio|problema) ?\d*[:.)] */i, ""],
  [
    /^(solve|simplify|expand|factor|calculate|evaluate|find|compute|work out|resuelve|simplifica|desarrolla|factoriza|calcula|evalua|halla)(?: the following| lo siguiente)? ?: */i,
    "$1 ",
  ],
  // A way to solve that is asked for changes nothing in the answer.
  [
    /^(solve|factor|resuelve|factoriza) (?:by|using|with|por|usando|mediante|con) (?:the |la |el )?(?:method of |metodo de )?(?:factoring|factori[sz]ation|factorizacion|quadratic formula|formula (?:general|cuadratica)|substitution|elimination|sustitucion|eliminacion|igualacion|reduccion)[:,]? +/i,
    "$1 ",
  ],
  [
    /,? (?:by|using|with|por|usando|mediante|con) (?:the |la |el )?(?:method of |metodo de )?(?:factoring|factori[sz]ation|factorizacion|quadratic formula|formula (?:general|cuadratica)|substitution|elimination|sustitucion|eliminacion|igualacion|reduccion)(?: method)?$/i,
    "",
  ],
  // Equations.
  [
    /^(?!if |given |when |let |suppose |si |dad|cuando |sea |sabiendo |for |para |solve |find )(.+=.+?),? (?:(?:then )?what is|find|solve for|calculate|determine|halla|cuanto vale|cual es el valor de|despeja) ([a-z])$/i,
    "solve $1 for $2",
  ],
  [
    /^what (?:does|must|should|would) ([a-z]) (?:equal|be)(?: if| when| in| so that)? (.+=.+)$/i,
    "solve $2 for $1",
  ],
  [
    /^(?:solve|resuelve) (?:this|the|la|esta)? ?(?:following |siguiente )?(?:equation|ecuacion) (?:for|para) ([a-z])[:,]? (.+)$/i,
    "solve $2 for $1",
  ],
  [
    /^(?:what|which|for (?:what|which)|at (?:what|which)) values? (?:of|for) ([a-z]) (?:satisf(?:y|ies)|solves?|makes?|is|are|does|do|gives?|would make) (?:the equation )?(.+=.+?)(?: true| hold)?$/i,
    "solve $2 for $1",
  ],
  [
    /^(?:find|determine|calculate|compute|give|state)(?: me)? (?:the|all|all the)? ?values? (?:of|for) ([a-z]) (?:that|which|to|for which|where|such that|so that|if) (?:satisf(?:y|ies)|solves?|makes?|we have)? ?(?:the equation )?(.+=.+?)(?: true)?$/i,
    "solve $2 for $1",
  ],
  [
    /^(?:para )?que valor(?:es)? de ([a-z]) (?:satisfacen?|cumplen?|hacen? (?:cierta|verdadera)|se cumple|es|verifican?)(?: que)? (?:la ecuacion )?(.+=.+)$/i,
    "resuelve $2 para $1",
  ],
  [
    /^(?:find|what are|what is|determine|give|calculate|halla|cuales son|encuentra|calcula) (?:all )?(?:the |las )?(?:real )?(?:solutions?|roots?|zeros?|raices|soluciones|ceros)(?: \w+)? (?:of|to|for|de) (?:the (?:equation|polynomial|function)|la ecuacion|el polinomio)? ?([^=]+)$/i,
    "solve $1 = 0",
  ],
  [
    /^(?:find|what are|what is|determine|give|calculate|halla|cuales son|encuentra|calcula) (?:all )?(?:the |las? )?(?:real )?(?:solutions?|roots?|zeros?|raices|soluciones|ceros) (?:of|to|for|de) (?:the equation|la ecuacion)? ?(.+=.+)$/i,
    "solve $1",
  ],
  [
    /^(?:work out|find|determine|figure out) ([a-z]) (?:from|in|using) (.+=.+)$/i,
    "solve $2 for $1",
  ],
  // Statements.
  [/^(?:true or false|verdadero o falso)[:?.,]? *(.+)$/i, "is $1"],
  [
    /^(?:is it true that|determine (?:whether|if)|decide (?:whether|if)|check (?:whether|if)|tell (?:me )?(?:whether|if)|does it hold that|es cierto que|determina si|decide si|indica si|comprueba si)(?: or not)? (.+)$/i,
    "is $1",
  ],
  [/^is (?:the number |the integer )?(.+?) is (.+)$/i, "is $1 $2"],
  [/^is the (?:number|integer) (.+)$/i, "is $1"],
  [/^is (\d+) a prime number or a composite number$/i, "is $1 prime or composite"],
  [/^is (.+?) (?:a )?prime or (?:a )?composite(?: number)?$/i, "is $1 prime or composite"],
  [/^estimate (.+ to the nearest .+)$/i, "calculate $1"],
  [/^what number is ([\d.]+ ?(?:%|percent) of .+)$/i, "what is $1"],
  [/^(?:que numero es )?([\d.]+ ?(?:%|por ciento) de [\d.]+)$/i, "what is $1"],
  // "20% more than 50" is 50 increased by 20%.
  [
    /^(?:what is|calculate|find|cuanto es|calcula) ([\d.]+ ?(?:%|percent|por ciento)) (more|greater|larger|less|smaller|lower|mas|menos) (?:than|que|de) ([\d.]+)$/i,
    "$2 $3 by $1",
  ],
  [/^(?:more|greater|larger|mas) ([\d.]+) by /i, "increase $1 by "],
  [/^(?:less|smaller|lower|menos) ([\d.]+) by /i, "decrease $1 by "],
  [
    /^(?:if|si) it is (.+? ?[ap]\.?m\.?)(?: now)?,? (?:what time will it be|what time is it) in (.+)$/i,
    "what is $2 after $1",
  ],
  [
    /^how (?:long|many minutes)(?: is it| are there)?,? (?:in minutes,? )?(from|between) (.+) (?:to|and|until) (.+)$/i,
    "how many minutes are there between $2 and $3",
  ],
  // Where the rounding or the base stands first.
  [/^(to the nearest (?:integer|whole number)),? (.+)$/i, "$2 $1"],
  [
    /^(?:rounded )?(to (?:the nearest )?[\w ]+?(?:decimal places?|dps?|ten|hundred|thousand|million)),? (?:what is|give|round) (.+)$/i,
    "round $2 $1",
  ],
  [/^assuming (?:that )?([a-z]) is positive,? (.+)$/i, "$2 assuming $1 is positive"],
  [
    /^(?:suponiendo|sabiendo) que ([a-z]) es positiv[oa],? (.+)$/i,
    "$2 suponiendo que $1 es positivo",
  ],
  // Results of an operation.
  [
    /^what (?:do you get|is the result|results|is obtained)(?: when| if| of| by| from)?(?: you| we)? +/i,
    "calculate ",
  ],
  [/^(?:que|cual) (?:se obtiene|es el resultado)(?: al| de| si)? +/i, "calcula "],
  [/^((?:calculate|what is) )(?:dividing|divide) (.+?) by (.+)$/i, "$1$2 divided by $3"],
  [
    /^((?:calculate|what is) )(?:multiplying|multiply) (.+?) (?:by|and|with) (.+)$/i,
    "$1$2 times $3",
  ],
  [/^((?:calculate|what is) )(?:adding|add) (.+?) (?:and|to|with) (.+)$/i, "$1$2 plus $3"],
  [/^((?:calculate|what is) )(?:subtracting|subtract) (.+?) from (.+)$/i, "$1$3 minus $2"],
  [
    /^what (?:remainder|is left over|remains|is the rest)(?: do you get| is left| remains| results)?,? (?:when|if|after)(?: you)? (?:dividing |divide )?(.+?)(?: is divided)? by (.+)$/i,
    "calculate the remainder when $1 is divided by $2",
  ],
  [
    /^what (?:are the )?primes? (?:numbers? )?(?:divide|are factors of) (.+)$/i,
    "list the prime factors of $1",
  ],
  [
    /^(?:prime factori[sz]e|factor into primes|decompose into primes) (.+)$/i,
    "the prime factorization of $1",
  ],
  [
    /^(?:factor|factori[sz]e) (\d+)(?: into primes?| completely| into prime factors)?$/i,
    "the prime factorization of $1",
  ],
  [
    /^(?:what|which) digit is (?:in|at) the (.+?)(?:'s)? (?:place|position) (?:of|in) (.+)$/i,
    "what is the $1 digit of $2",
  ],
  [/^what is the (.+?)(?:'s)?[- ]place digit (?:of|in) (.+)$/i, "what is the $1 digit of $2"],
  [/^(?:what time will it be|what time was it|what is the time) /i, "what time is it "],
  [
    /^(?:differentiate|derive) (.+?) (?:twice|two times)(?: (?:wrt|with respect to) ([a-z]))?$/i,
    "find the second derivative of $1",
  ],
  [/^(?:what is|find|calculate) (?:the )?d\/d([a-z]) (?:of )?(.+)$/i, "differentiate $2 wrt $1"],
  [/^(?:what is )?(.+) (?:expanded|multiplied out)$/i, "expand $1"],
  [/^(?:what is )?(.+) (?:factored|factori[sz]ed)$/i, "factor $1"],
];

/** The question in the wording that the solvers know, where it is one of those that differ in form alone. */
export function rephrase(ask: string): string {
  return rewordings.reduce((text, [pattern, plain]) => text.replace(pattern, plain), ask).trim();
}
