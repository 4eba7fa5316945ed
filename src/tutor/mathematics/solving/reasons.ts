import type { Locale, Localized } from "#shared/locale.ts";
import type { RuleId } from "./solution.ts";

/** Why each rule is allowed, in one sentence. */
const reasons: Readonly<Record<RuleId, Localized>> = {
  "read-definition": {
    en: "A name stands for its value everywhere, so knowing the value first makes the rest plain arithmetic.",
    es: "Un nombre representa su valor en todas partes; conocerlo primero deja el resto en simple cálculo.",
  },
  substitute: {
    en: "Equal things may take each other's place without changing what is said.",
    es: "Lo que es igual puede ponerse en lugar de lo otro sin cambiar lo que se dice.",
  },
  "solve-definition": {
    en: "As many independent equations as unknowns leave each unknown a single value.",
    es: "Tantas ecuaciones independientes como incógnitas dejan a cada una un solo valor.",
  },
  "expand-brackets": {
    en: "A factor outside a bracket counts every part inside it.",
    es: "Un factor fuera del paréntesis multiplica cada parte de dentro.",
  },
  "collect-like-terms": {
    en: "Terms with the same letters count the same thing, so their numbers can be added.",
    es: "Los términos con las mismas letras cuentan lo mismo, así que sus números se suman.",
  },
  "clear-denominators": {
    en: "Multiplying both sides by the same number, not zero, keeps them equal and removes the fractions.",
    es: "Multiplicar ambos lados por el mismo número, distinto de cero, los mantiene iguales y quita las fracciones.",
  },
  "add-to-both-sides": {
    en: "Adding the same to equal things leaves them equal.",
    es: "Si a cosas iguales se les suma lo mismo, siguen siendo iguales.",
  },
  "subtract-from-both-sides": {
    en: "Taking the same from equal things leaves them equal.",
    es: "Si a cosas iguales se les quita lo mismo, siguen siendo iguales.",
  },
  "multiply-both-sides": {
    en: "Multiplying equal things by the same number leaves them equal.",
    es: "Si cosas iguales se multiplican por el mismo número, siguen siendo iguales.",
  },
  "divide-both-sides": {
    en: "Dividing equal things by the same number, not zero, leaves them equal.",
    es: "Si cosas iguales se dividen entre el mismo número, distinto de cero, siguen siendo iguales.",
  },
  "swap-sides": {
    en: "If the first equals the second, the second equals the first.",
    es: "Si lo primero es igual a lo segundo, lo segundo es igual a lo primero.",
  },
  "flip-inequality": {
    en: "A negative factor mirrors the number line, so smaller and greater change places.",
    es: "Un factor negativo refleja la recta numérica: menor y mayor se intercambian.",
  },
  "absolute-value": {
    en: "An absolute value is a distance from zero, and each distance is reached on both sides.",
    es: "Un valor absoluto es una distancia al cero, y cada distancia se alcanza por los dos lados.",
  },
  "square-both-sides": {
    en: "Equal numbers have equal powers; but different numbers may have them too, so the results must be checked.",
    es: "Números iguales tienen potencias iguales; pero números distintos también pueden tenerlas, así que hay que comprobar.",
  },
  "compare-exponents": {
    en: "A power with a base other than 1 takes each value only once, so equal powers have equal exponents.",
    es: "Una potencia de base distinta de 1 toma cada valor una sola vez: potencias iguales tienen exponentes iguales.",
  },
  "take-logarithms": {
    en: "Equal positive numbers have equal logarithms, and a logarithm turns an exponent into a factor.",
    es: "Números positivos iguales tienen logaritmos iguales, y el logaritmo convierte un exponente en factor.",
  },
  "definition-of-logarithm": {
    en: "A logarithm answers the question to which power the base must be raised.",
    es: "Un logaritmo responde a qué potencia hay que elevar la base.",
  },
  "join-logarithms": {
    en: "Multiplying powers of one base adds their exponents, and logarithms are exponents.",
    es: "Al multiplicar potencias de una base se suman los exponentes, y los logaritmos son exponentes.",
  },
  "substitute-unknown": {
    en: "An expression that stands in every place of the unknown can be solved for as if it were a letter.",
    es: "Una expresión que aparece siempre igual puede tratarse como si fuera una sola letra.",
  },
  "solve-quadratic": {
    en: "A quadratic equation has at most two solutions, and the formula finds them all.",
    es: "Una ecuación de segundo grado tiene como mucho dos soluciones, y la fórmula las da todas.",
  },
  "check-solutions": {
    en: "Some steps let in values that do not solve the first equation, so each value is tried in it.",
    es: "Algunos pasos dejan entrar valores que no cumplen la primera ecuación; por eso se prueba cada uno.",
  },
  "equalise-coefficients": {
    en: "An equation multiplied by a number says the same, and equal coefficients can cancel.",
    es: "Una ecuación multiplicada por un número dice lo mismo, y coeficientes iguales se pueden cancelar.",
  },
  "add-equations": {
    en: "Equal things added to equal things give equal sums.",
    es: "Iguales sumados a iguales dan sumas iguales.",
  },
  "subtract-equations": {
    en: "Equal things taken from equal things leave equal rests.",
    es: "Iguales quitados de iguales dejan restos iguales.",
  },
  isolate: {
    en: "Undoing on both sides what was done to the unknown leaves it alone.",
    es: "Deshacer en ambos lados lo que se hizo a la incógnita la deja sola.",
  },
  "standard-form": {
    en: "With zero on one side, factoring and the formula can be used.",
    es: "Con cero en un lado se pueden usar la factorización y la fórmula.",
  },
  "take-out-common-factor": {
    en: "What every term has as a factor can be written once, in front of a bracket.",
    es: "Lo que es factor de todos los términos puede escribirse una vez, delante de un paréntesis.",
  },
  factor: {
    en: "A product shows at once where it is zero.",
    es: "Un producto muestra enseguida dónde vale cero.",
  },
  "zero-product": {
    en: "A product is zero only where one of its factors is.",
    es: "Un producto es cero solo cuando lo es alguno de sus factores.",
  },
  discriminant: {
    en: "It stands under the root of the formula, so its sign tells how many real solutions there are.",
    es: "Está bajo la raíz de la fórmula: su signo dice cuántas soluciones reales hay.",
  },
  "complete-square": {
    en: "What is added and taken away again changes nothing, and with it three terms make a perfect square.",
    es: "Lo que se suma y se vuelve a restar no cambia nada, y con ello tres términos forman un cuadrado perfecto.",
  },
  "quadratic-formula": {
    en: "It is what completing the square gives for any quadratic equation.",
    es: "Es lo que da completar el cuadrado en cualquier ecuación de segundo grado.",
  },
  "square-root": {
    en: "A number and its opposite have the same square.",
    es: "Un número y su opuesto tienen el mismo cuadrado.",
  },
  "test-root": {
    en: "A value that makes the polynomial zero gives one of its factors.",
    es: "Un valor que anula el polinomio da uno de sus factores.",
  },
  calculate: {
    en: "Working out numbers changes how they are written, not how much they are.",
    es: "Calcular cambia cómo se escriben los números, no cuánto valen.",
  },
  multiply: {
    en: "Multiplication goes before addition in the order of operations.",
    es: "La multiplicación va antes que la suma en el orden de las operaciones.",
  },
  divide: {
    en: "Division asks how many times one number goes into another.",
    es: "La división pregunta cuántas veces cabe un número en otro.",
  },
  add: {
    en: "Sums are worked out after powers and products, from left to right.",
    es: "Las sumas se hacen después de potencias y productos, de izquierda a derecha.",
  },
  subtract: { en: "Subtracting is adding the opposite.", es: "Restar es sumar el opuesto." },
  power: {
    en: "A power is a factor written so many times, and it goes before products.",
    es: "Una potencia es un factor repetido, y va antes que los productos.",
  },
  root: {
    en: "A root asks which number has this power.",
    es: "Una raíz pregunta qué número tiene esa potencia.",
  },
  "common-denominator": {
    en: "Only parts of the same size can be counted together.",
    es: "Solo se pueden contar juntas partes del mismo tamaño.",
  },
  "add-numerators": {
    en: "With parts of the same size it is enough to count how many there are.",
    es: "Con partes del mismo tamaño basta contar cuántas hay.",
  },
  "multiply-fractions": {
    en: "A part of a part: tops count, bottoms cut finer.",
    es: "Una parte de una parte: los numeradores cuentan, los denominadores cortan más fino.",
  },
  "invert-and-multiply": {
    en: "How often a part goes into something is told by its reciprocal.",
    es: "Cuántas veces cabe una parte en algo lo dice su inverso.",
  },
  "simplify-fraction": {
    en: "Top and bottom divided by the same number keep the value of the fraction.",
    es: "Dividir numerador y denominador entre el mismo número no cambia la fracción.",
  },
  "mixed-to-fraction": {
    en: "Wholes are parts too: each has as many as the denominator says.",
    es: "Los enteros también son partes: cada uno tiene las que dice el denominador.",
  },
  "decimal-to-fraction": {
    en: "Places after the point are tenths, hundredths and so on.",
    es: "Los lugares tras la coma son décimas, centésimas y así sucesivamente.",
  },
  "fraction-to-decimal": {
    en: "A fraction is a division that can be carried out.",
    es: "Una fracción es una división que se puede hacer.",
  },
  "percent-to-fraction": {
    en: "Percent means so many of every hundred.",
    es: "Por ciento significa tantos de cada cien.",
  },
  "percent-change": {
    en: "A change in percent is measured on what was there before.",
    es: "Un cambio porcentual se mide sobre lo que había antes.",
  },
  "prime-factors": {
    en: "Every whole number above one is a product of primes in just one way.",
    es: "Todo entero mayor que uno es producto de primos de una sola manera.",
  },
  "common-prime-factors": {
    en: "What divides both can have only the primes that both have.",
    es: "Lo que divide a ambos solo puede tener los primos que ambos tienen.",
  },
  "highest-prime-powers": {
    en: "A common multiple has to hold every prime as often as the number that needs it most.",
    es: "Un múltiplo común debe contener cada primo tantas veces como el número que más lo necesita.",
  },
  "divide-with-remainder": {
    en: "What is left over is always smaller than what is divided by.",
    es: "Lo que sobra es siempre menor que el divisor.",
  },
  "trial-division": {
    en: "A number that is not prime has a factor no greater than its square root.",
    es: "Un número que no es primo tiene un factor que no pasa de su raíz cuadrada.",
  },
  "convert-base": {
    en: "In every base a digit is worth its place: a power of the base.",
    es: "En toda base una cifra vale según su lugar: una potencia de la base.",
  },
  "read-digit": {
    en: "Each place of a number has its own value, ten times that at its right.",
    es: "Cada lugar de un número tiene su valor, diez veces el de su derecha.",
  },
  round: {
    en: "The nearest number of the wanted kind makes the smallest error.",
    es: "El número más cercano de la clase pedida produce el menor error.",
  },
  "common-form": {
    en: "Numbers written alike can be compared place by place.",
    es: "Los números escritos igual se pueden comparar lugar por lugar.",
  },
  "regroup-terms": {
    en: "The order of the terms of a sum does not matter, as long as each keeps its sign.",
    es: "El orden de los términos de una suma no importa, mientras cada uno conserve su signo.",
  },
  "same-numerator": {
    en: "With as many pieces on both sides, the bigger pieces make more.",
    es: "Con el mismo número de trozos en los dos lados, los trozos más grandes suman más.",
  },
  order: {
    en: "On the number line the greater one stands further right.",
    es: "En la recta numérica el mayor está más a la derecha.",
  },
  compare: {
    en: "With one denominator it is enough to compare the tops.",
    es: "Con un mismo denominador basta comparar los numeradores.",
  },
  differences: {
    en: "Differences of a polynomial rule become constant after as many rows as its degree.",
    es: "Las diferencias de una regla polinómica son constantes tras tantas filas como su grado.",
  },
  pattern: {
    en: "A rule that explains every term given tells the next one.",
    es: "Una regla que explica todos los términos dados dice el siguiente.",
  },
  "simplify-surd": {
    en: "The root of a product is the product of the roots, so square factors come out.",
    es: "La raíz de un producto es el producto de las raíces: los factores cuadrados salen.",
  },
  "rationalise-denominator": {
    en: "Multiplying by one, written as a root over itself, clears the root below.",
    es: "Multiplicar por uno, escrito como una raíz entre sí misma, quita la raíz de abajo.",
  },
  "power-laws": {
    en: "An exponent counts factors, so joining products adds the counts.",
    es: "Un exponente cuenta factores; al juntar productos se suman las cuentas.",
  },
  "differentiate-terms": {
    en: "The derivative of a sum is the sum of the derivatives, and a power loses one factor in each of its places.",
    es: "La derivada de una suma es la suma de las derivadas, y una potencia pierde un factor en cada uno de sus lugares.",
  },
  "product-rule": {
    en: "When both factors change, the change of the product has one part from each.",
    es: "Si cambian los dos factores, el cambio del producto tiene una parte de cada uno.",
  },
  "quotient-rule": {
    en: "A quotient is a product with a reciprocal, and the product rule gives this for it.",
    es: "Un cociente es un producto por un inverso, y la regla del producto da esto.",
  },
  "chain-rule": {
    en: "Rates multiply: the outer change for each inner one, times the inner change.",
    es: "Las tasas se multiplican: el cambio exterior por cada uno interior, por el cambio interior.",
  },
  "integrate-terms": {
    en: "Integrating undoes differentiating, term by term.",
    es: "Integrar deshace la derivación, término a término.",
  },
  "integrate-by-parts": {
    en: "The product rule read backwards: the integral of $u\\,v'$ is $u\\,v$ minus the integral of $u'\\,v$.",
    es: "La regla del producto leída al revés: la integral de $u\\,v'$ es $u\\,v$ menos la integral de $u'\\,v$.",
  },
  "evaluate-bounds": {
    en: "The area gained from one bound to the other is the difference of any antiderivative there.",
    es: "Lo acumulado de un límite a otro es la diferencia de cualquier primitiva entre ellos.",
  },
  evaluate: {
    en: "A rule tells its value at a place when the place is put in.",
    es: "Una regla da su valor en un punto al sustituirlo.",
  },
  "point-slope": {
    en: "A point and a slope leave only one line.",
    es: "Un punto y una pendiente dejan una sola recta.",
  },
  "set-up-equation": {
    en: "A letter for what is not known turns the words into something that can be solved.",
    es: "Una letra para lo desconocido convierte las palabras en algo que se puede resolver.",
  },
  "critical-points": {
    en: "Between two such places the sign cannot change, so they cut the line into whole pieces.",
    es: "Entre dos de esos puntos el signo no puede cambiar: cortan la recta en trozos enteros.",
  },
  "test-intervals": {
    en: "What holds for one number of a piece holds for all of it.",
    es: "Lo que vale para un número del trozo vale para todo el trozo.",
  },
  "table-of-angles": {
    en: "On the unit circle two angles of a full turn usually share a sine or a cosine.",
    es: "En la circunferencia unidad, dos ángulos de una vuelta suelen compartir seno o coseno.",
  },
  "known-value": {
    en: "These values come from half a square and half an equilateral triangle, or from counting exponents.",
    es: "Estos valores salen de medio cuadrado y medio triángulo equilátero, o de contar exponentes.",
  },
  "swap-letters": {
    en: "The inverse takes each result back to where it came from, so the two letters change roles.",
    es: "La inversa devuelve cada resultado a su origen: las dos letras cambian de papel.",
  },
  "excluded-values": {
    en: "Nothing can be divided by zero, and even roots and logarithms ask for the right sign inside.",
    es: "No se puede dividir entre cero, y las raíces pares y los logaritmos piden el signo adecuado dentro.",
  },
  "parallel-slope": { en: "Parallel lines rise alike.", es: "Las rectas paralelas suben igual." },
  "perpendicular-slope": {
    en: "Turning a line by a right angle swaps rise and run and turns one sign round.",
    es: "Girar una recta un ángulo recto intercambia subida y avance y cambia un signo.",
  },
  "read-coefficient": {
    en: "The coefficient is the number in front of the letters.",
    es: "El coeficiente es el número que va delante de las letras.",
  },
  "unit-factor": {
    en: "The same amount in a smaller unit takes more of them.",
    es: "La misma cantidad en una unidad menor necesita más unidades.",
  },
  "count-minutes": {
    en: "An hour has sixty minutes, so hours and minutes are counted apart.",
    es: "Una hora tiene sesenta minutos: horas y minutos se cuentan por separado.",
  },
  "count-outcomes": {
    en: "With equally likely outcomes, probability is the wanted ones over all.",
    es: "Con resultados igual de probables, la probabilidad es los favorables entre todos.",
  },
  "multiply-probabilities": {
    en: "Of the share in which the first happens, the second takes its share.",
    es: "De la parte en que ocurre lo primero, lo segundo toma su parte.",
  },
  formula: {
    en: "The formula says once and for all how these measures hang together.",
    es: "La fórmula dice de una vez cómo se relacionan estas medidas.",
  },
  conclude: {
    en: "The last line says what was asked.",
    es: "La última línea dice lo que se preguntaba.",
  },
};

/** Why a rule may be applied, in one sentence: the answer to a student who asks "why?" at a step. */
export function reasonOf(rule: RuleId, locale: Locale): string {
  return reasons[rule][locale];
}
