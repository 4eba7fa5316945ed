import type { Task } from "./task.ts";
import { definition, only, partNames } from "./task.ts";

const equationWords =
  "take takes taking completo completa completamente cubica cubicas lineales racional* irracional* cuadratic* tarea hijo hija child solucion solution obey obeys obeying list every each name names lista enumera unknowns incognitas numbers dos two relations relation conditions condiciones condicion restrictions graph grafica curve curva parabola despeja mind balances asked busco encuentro needed replace replaced replaces replacing stand stands standing missing put place point points puntos punto pair together hold holding works work held time same vez a la cross crosses cruza corta cortan eje axis x-axis instead reemplaza sustituir poner lugar falta salga salen cumplirse par pareja dadas igualdad balance balances fits fit both sides simultaneas mismo tiempo misma vuelve vuelven convierte nula nulo nulos hacerse haciendose calcular turn turns yield formado formada dado following where both possible posibles cumpla cumplan verifique verifiquen satisfaga satisfagan tiene tienen debe deben tomar puede pueden must has take can cierto sabe posible them all every make makes making becomes become vanish vanishes correct valid obtain gives equals zero zeroes number numbers which meet meets fulfil fulfils fulfill knowing simultaneous unknowns expression polynomial function meets satisfied root anula anulan igualan iguale valen cero numeros valida haciendo tambien simultaneamente igualdades sabiendo funcion polinomio expresion sean incognitas solve solving solves solved solution solutions root roots zeros zero real equation equations system simultaneous simultaneously linear quadratic " +
  "unknown variable variables satisfy satisfies satisfying true hold holds alone isolate rearrange both sides completing complete square quadratic formula " +
  "factoring factorising factorizing factorization method substitution elimination exactly exact all possible value two three pair each proportion " +
  "inequality inequalities inequation cubic exponential logarithmic rational radical absolute set over reals ordered be equal any interval notation subject " +
  "resuelve resolver resuelva resolviendo solucion soluciones raices reales ecuacion ecuaciones sistema lineal lineales cuadratica grado segundo primer tercer " +
  "incognita incognitas variable satisface satisfacen cumple cumplen verifica verifican cierta cierto verdadera despeja despejar despejando completando completar cuadrado " +
  "cuadrados formula general factorizando factorizacion metodo sustitucion igualacion reduccion todas todos posibles exacta exponencial logaritmica racional radical " +
  "inecuacion inecuaciones desigualdad proporcion ambos igualdad haga hace hacen verdadero valer tenga tener dos tres usando mediante utilizando aplicando conjunto igual se exactamente " +
  "valor absoluto tal tales such irracional fraccionaria obtenga";

/** Equations, systems and inequalities, with the names that are asked for. */
export const equationTasks: readonly Task[] = [
  {
    // "For what value of t is 6t - 4 equal to 2t + 16?"
    when: /\b(?:para que|so that|such that|que hace que|hacer que|make|makes) #\d (?:sea|be|valga|de|equal) #\d|#\d (?:is |are |be |es |sea |son )?(?:equals?|equal to|the same as|as much as|worth as much as|igual a|igual que|lo mismo que|vale lo mismo que|gives? the same(?: value| number| result)? as|da lo mismo que) #\d|#\d (?:and|y) #\d (?:are|be|become|give|have|represent|make|come to|come out|son|sean|valen|valgan|dan|den|tienen|tengan|toman|representan|coincide|coinciden|coincidan|match|agree)(?: both| all)?(?: to be)?(?: the| el| un)?(?: equal| same| iguales| lo mismo| mismo| coincide)?|\b(?:valen|dan|son|tienen|toman|coinciden|valgan|den|sean|tengan|tomen|coincidan) (?:lo mismo |iguales |el mismo valor |la misma cosa )?#\d y #\d|\bdo #\d and #\d (?:coincide|agree|match|become equal|have the same value|give the same|take the same value)/,
    words: `${equationWords} hay poner lugar sustituir poniendo instead equals to sea as much same worth coincide value valor misma cosa lo mismo que represent representan coinciden coincidan match agree toman den dan`,
    write: (spans) => {
      const { names, others } = partNames(spans);
      const [left, right, more] = others;
      const [name, another] = names;
      if (left === undefined || right === undefined || more !== undefined || another !== undefined)
        return null;
      if (!/[a-z]/i.test(left + right)) return null;
      const [letter, other] = new Set(
        (left + right).replaceAll(/sqrt|raiz/gi, "").match(/[a-z]/gi),
      );
      const unknown = name ?? (other === undefined ? letter : undefined);
      return /[=<>]/.test(left + right) || unknown === undefined
        ? null
        : `solve ${left} = ${right} for ${unknown}`;
    },
  },
  {
    when: /#\d (?:is |are |be |to |es |sea |become |becomes )?(?:equal to |equals |equal |igual a |vale |valga )?(?:zero|cero)\b|\b(?:hacen? |haga |igual a |be |equals? )(?:zero|cero) #\d|\b(?:anulan?|anule|vanish(?:es)?)\b/,
    words: `${equationWords} to`,
    write: (spans) => {
      const { names, others } = partNames(spans);
      const span = only(others)?.replace(/^(?:[a-z] ?\( ?[a-z] ?\)|y) ?= ?/i, "");
      const [name, another] = names;
      return span === undefined ||
        another !== undefined ||
        /[=<>]/.test(span) ||
        !/[a-z]/i.test(span)
        ? null
        : `solve ${span} = 0${name === undefined ? "" : ` for ${name}`}`;
    },
  },
  {
    when: /#1/,
    words: equationWords,
    write: (spans, pattern) => {
      const { names, others } = partNames(spans);
      // What the roots are like is another question than what they are.
      if (
        /\b(?:equal|two|one|double|distinct|iguales|dos|una|doble)\b(?: \w+)? (?:roots?|solutions?|raices|raiz|soluciones|solucion)\b/.test(
          pattern,
        )
      )
        return null;
      if (
        /^(?:is|are|es|son|check|whether|comprueba|verifica)\b/.test(pattern) ||
        others.length === 0 ||
        others.some((span) => !isEquation(span))
      )
        return null;
      if (
        /\b(?:does|has|have|how many|tiene|cuantas)\b/.test(pattern) &&
        !asksToSolve.test(pattern)
      )
        return null;
      const whole = `solve ${others.join(", ")}`;
      const asked = lastAsked(spans, pattern);
      const [name, another] = asked === null ? names : [asked];
      // "What value": one of the unknowns, and not seen which.
      const unknowns = new Set(
        others
          .join(" ")
          .replaceAll(/sqrt|raiz|log|ln|sin|cos|tan/gi, "")
          .match(/[a-z]/gi),
      );
      if (
        name === undefined &&
        unknowns.size > 1 &&
        /\b(?:(?:what|which|the) value (?!s)|que valor|cuanto vale|el valor de)\b/.test(
          `${pattern} `,
        )
      )
        return null;
      // "Say h = 7, … the solution of 4x - h = 13": what is given is not what is asked.
      if (
        name === undefined &&
        others.length > 1 &&
        others.some((span) => givesValue.test(span)) &&
        !/\b(?:system|sistema|simultaneous|unknowns|incognitas)\b/.test(pattern)
      )
        return null;
      // "Halla a del sistema …": a name that was taken for a word.
      const [, word] = asksForWord.exec(pattern) ?? [];
      if (name === undefined && word !== undefined && unknowns.has(word)) return null;
      if (name === undefined) return whole;
      if (another === undefined && !/#\d (?:e|y|and|&) #\d que|\be y\b/.test(pattern))
        return `${whole} for ${name}`;
      // Two names or more ask for all: no other letter may stand there.
      const letters = new Set(others.join(" ").match(/[a-z]/gi) ?? []);
      return letters.size === names.length && names.every((each) => letters.has(each))
        ? whole
        : null;
    },
  },
  {
    when: /#1/,
    words: equationWords,
    write: (spans) => {
      const { names, others } = partNames(spans);
      const [inequality, another] = others;
      if (inequality === undefined || another !== undefined || names.length > 1) return null;
      if (!/[<>]/.test(inequality) || /(?<![<>!])=/.test(inequality)) return null;
      return `solve ${inequality}`;
    },
  },
  {
    // "What must a be?": the givens say what it satisfies.
    when: /\b(?:what|how much|find|which|give|state|determine|solve|work out|obtain|get|cuanto|que|cual|halla|calcula|determina|despeja|averigua|obten|resuelve|encuentra|busca|di|da|indica|saca)\b.*#1/,
    words: `${equationWords} worth amount stand`,
    write: (spans, pattern) => {
      const name = only(spans);
      return name === null ||
        !/^[a-z]$/i.test(name) ||
        /^(?:is|are|does|do|can|es|son|puede)\b/.test(pattern) ||
        /\b(?:quadratic|square|cubic|zero|cero|roots?|raices|curve|curva|graph|grafica|formula|function|funcion|polynomial|polinomio|expression|points?|puntos?|equal|igual|replaced?|reemplaza)\b/.test(
          pattern,
        )
        ? null
        : `What is ${name}?`;
    },
  },
  {
    when: /\b(?:roots?|zeros?|x-intercepts?|raices|ceros)\b/,
    words: `${equationWords} polynomial function polinomio funcion trinomial trinomio ceros`,
    write: ([written, another]) => {
      const polynomial = written?.replace(/^(?:y|[a-z] ?\( ?[a-z] ?\)) ?= ?/i, "");
      return polynomial === undefined ||
        another !== undefined ||
        /[=<>]/.test(polynomial) ||
        !/[a-z]/i.test(polynomial)
        ? null
        : `solve ${polynomial} = 0`;
    },
  },
];

/** The one name that the end of the question asks for: "… how much is a", "… y di cuanto vale x". */
function lastAsked(spans: readonly string[], pattern: string): string | null {
  const [, mark] =
    /\b(?:what|which|how|find|determine|calculate|give|state|work|get|want|need|for|of|cuanto|cual|que|halla|calcula|di|de|determina|averigua|busca|solo)(?: (?:much|is|are|does|be|out|me|just|only|must|number|value|the|of|for|vale|es|tiene|el|la|valor|numero|de|que|solo|me|interesa|debe|ser))* #(\d+)(?: (?:be|equal|have|worth|stand|come|to|for|ser|valer|take))*$/.exec(
      pattern,
    ) ?? [];
  const name = mark === undefined ? undefined : spans[Number(mark) - 1];
  return name !== undefined && /^[a-z]$/i.test(name) ? name : null;
}

const asksForWord =
  /\b(?:halla|calcula|encuentra|determina|averigua|obten|despeja|vale|valor de|dame|di|find|what is|value of|for|get|determine) (?:la |el |the )?([aeouy])\b/;

/** "h = 35/5": a value and no more. */
const givesValue = /^[a-z] ?= ?[-\d][^a-z=]*$/i;

const asksToSolve =
  /\b(?:cuanto|que (?:vale|valor|soluciones|raices|numeros)|solve|find|what|which|resuelve|halla|cual(?:es)?|encuentra|determina)\b/;

function isEquation(span: string): boolean {
  return /^[^=<>]+=[^=<>]+$/.test(span) && !definition.test(span);
}
