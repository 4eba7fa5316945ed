import { isUnitWord } from "../solvers/measurement.ts";
import { readFractionWords, readOrdinal, readWholeNumber } from "./number-words.ts";

/** Beginnings of words that can change what is asked of the mathematics beside them, in English and Spanish. */
const stems =
  // Denial, choice, condition, exception.
  "no$ not$ non nor$ neither never since none nothing nobody without un(?:less|equal|like) except exclud includ inclu exclu other another otra otro otros otras different distint differ dif[ei]r apart but$ instead rather either or else false fals wrong incorrect mistake error " +
  "nunca nada ningun ninguna ni$ sin$ salvo excepto menos (?:a)?tampoco equivoc verdad true cert ciert correct right only just solo unic single alone " +
  // How many, how much of it.
  "count cuent cantidad amount many cuant much each every cada per all tod both amb any algun some several varios vari pair par(?:ej[ao]s?|es)?$ trio dozen docena half halv mitad medi[oa] twice doubl dobl tripl quadrupl cuadrupl quint times vez veces third tercio quarter cuart " +
  "more mas$ less fewer few poc least most almost casi at$ least than maximum max maxim minimum minim large great big high small low little tall long short mayor menor grande pequen alto alta bajo baja corto larg " +
  "extra additional adicional remain left rest resid sobr qued back again nuevo devuel return revers invert swap intercambi " +
  // Order and place.
  "first last second next previous prior before after earlier later follow consecutiv successiv between among inside outside middle final initial primer ultim segund tercer siguiente anterior posterior antes despues entre medio inicial consecutiv sucesiv position posicion place lugar " +
  "nth (?:n|enesim|esim) ord sort rank arrang ascend descend crec decrec increas decreas grow shrink aument disminu reduc ris fall fell sub(?:e|ir|ida) baj " +
  // Operations and parts of calculations.
  "sum suma total add anad agreg plus subtract minus rest[ao] take[ns]? taken quit differenc diferenci multip product divid divis quotient cocient fraction fraccion numerator numerador denomin recipro opposit opuest invers negat positiv absolut signo sign modul remainder residu " +
  "factor multipl prim[eoa]s? compo[su] common comun gcd gcf hcf mcd lcm mcm even odd par(?:es)?$ impar digit cifr parity perfect square squar cuadrad cube cubi cubo power potenc expon root raiz raic radical surd logar log$ ln$ sin$ cos$ tan seno coseno tangent sec$ csc$ cot$ arc " +
  "round redond nearest aproxim approx estim significant decimal decim tenth hundredth thousandth hundred thousand million billion centes miles centen decen millar unidad truncat ceil floor integer enter whole natural rational racional irrational irracional real complex complej imagin " +
  "base binar octal hexa roman scientific cientific standard mixed mixto mixta improper impropi percent porcent ratio razon proporc proportion scale escala rate tasa interest interes tax iva discount descuent rebaj profit loss gan[ao] perdid price precio cost cuesta gast spent spend paid pag sell sold vend buy bought compr " +
  // Algebra and calculus.
  "equat ecuac inequal inecuac desigual equal igual equivalent equival solution soluc variable unknown incognit coefficient coeficiente constant degree grado term(?:s|in)? lead principal polynom polinom monom binom trinom express(?:ion)? discrimin vertex vertic ax[ie]s eje intercept graph grafic curve curva line recta slope pendiente gradient tangent normal parallel paralel perpend midpoint distan length longitud width ancho area perimeter perimetr volume volum surface superficie circumfer circunfer radius radio diamet angle angul triang rectang circl circul polygon poligon hexagon side lado hypoten cathet cateto " +
  "simplif expand desarroll factor complete complet rational rationali racionali deriv differentiat integr antideriv primitiv limit concav inflec critical critic extrem turning stationary domain dominio range recorrido rango image imagen compos symmetr simetr period amplitud asymptot asintot converg diverg serie series progress sequenc suces arithm geometr " +
  "matri determin vector set$ sets conjunto union interse subset subconjunto empty vaci element interval venn permut combin arrange ways maneras formas probab chance odds likel event complement independ conditional expected varian deviat average mean$ means median mediana mode moda promedi mean data datos frequen frecuen quartil " +
  "prove proof show(?:n)? demuestr prueb justif explain explic why porque check verif compar draw dibuj sketch plot table tabla graph convert change cambi transform substitut sustitu replac reempla rearrang despej make[s]? subject formula rule regla exist possible posible number[s]?$ " +
  // Things of stories that carry relations.
  "vowel vocal conson age years? ano[s]? old older young edad hour hora minut second day dia[s]? week semana month mes[es]* time tiempo speed veloc km fast slow rapid lent together junt shar repart split mix mezcl rate work trabaj job fill llen empty tank pipe distance mile dollar euro cent coin moned bill note money dinero " +
  "above away below beneath acerca cerca close[rs]?(?:t)?$ cross cruz cort debajo deduct distinct encima exceed supera surpass func inferior superior list off over under up$ down$ point punt proxim same mism similar sistema system top bottom parte?s?$ pieces zero cero quadratic parabol tens units? dps? figures " +
  "letter letra card carta dice dado die coin ball bola marble canic draw extra[ei] pick bag bolsa urn replace if then now today hoy tomorrow yesterday ago hace";

const telling = new RegExp(`^(?:${stems.split(/ +/).join("|")})`);

/** Whether a word (lower case, accents folded) may say something about the mathematics: a number, a unit, a name of an operation … */
export function isTelling(word: string): boolean {
  return (
    !/^[a-z]+(?:'s)?$/.test(word) ||
    telling.test(word) ||
    isUnitWord(word) ||
    readWholeNumber(word) !== null ||
    readOrdinal(word) !== null ||
    readFractionWords(word) !== null
  );
}
