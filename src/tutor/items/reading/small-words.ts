/** Closed classes of small words, in both languages, plain: in lower case, without accents and apostrophes. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** Articles, pronouns, prepositions, copulas and auxiliaries: they name nothing. */
export const functionWords = words(
  `a an the this that these those it its he she they them their theyre thats theres hes shes there here
  i im ive id ill you u ur youre we us our my me mine your his her
  of to in on at by with from into for about as than up out over under off through
  is are am was were be been being isnt arent wasnt werent do does did dont doesnt didnt has have had having hasnt havent
  can cant could couldnt will wont would wouldnt should shouldnt may might must gotta got gets get has need needs
  and or but so if then because not no nor too also both all any some each every one ones
  el la lo los las un una unos unas al del de en con sin por para pa a ante entre hasta desde sobre segun
  yo tu el ella ello nosotros ustedes ellos ellas me te se nos le les mi mis su sus este esta esto estos estas ese esa eso esos esas
  aquel aquella ahi alli aqui alla
  es son era eran fue fueron ser sera seran seria serian esta estan estaba hay habia haya he ha han hemos
  y e o u ni pero sino que q k si no tambien tmb tb ya muy mas`,
);

/** Verbs of thinking, saying and choosing, and what an answer is called: they lead to an answer. */
const framing = words(
  `think thought guess guessing guessed suppose believe say saying said told tell mean meant choose chose chosen pick picked picking
  select go goes going gonna went put answer answered answering call called named name option number num line lines letter choice sentence
  make makes making write guessin sure certain certainly definitely def probably obviously obvi clearly totally final finally already just only
  creo pienso supongo digo dije dicho decir dice elijo escojo escogi elegi marco pongo puse voy va van vamos quedo respuesta respuestas
  opcion numero linea lineas letra frase oracion llama llaman seguro segura seguramente obvio obviamente claro fijo definitivamente
  probablemente solo solamente nomas quiero queria parece diria toca sirve sirven vale valen cuenta cuentan corresponde corresponden
  works work fit fits count counts belong belongs match matches thing things stuff part parts cosa cosas parte partes
  order orden result resultado primero first last ultimo`,
);

/** Cries, fillers and politeness. */
const particles = words(
  `ok okay okey kk lol lmao omg wow oh ah eh uh um umm hey hi bro dude man duh yay ugh welp well anyway please pls plz thanks thx thank ty sir miss
  teacher sorry perdon yes yeah yep yup yea ya nope nah right correct true easy ez done boom listo facil porfa porfavor favor gracias pues bueno oye ay uy profe
  profesor profesora maestra maestro ps pos osea sea o_o xd jk uf si sip claro verdad cierto bien true verdadero verdadera dale vale wey guey tio tia mano parce cuz
  entonces luego despues now tho though like also really pretty kinda sorta maybe perhaps quiza quizas vez asi tal cual eso ahora there`,
);

/** Behind these stands a reason; they lead to no answer. */
export const reasons = words(
  `because bc bcause becuase becouse bcuz b/c cuz cus coz cos cause since porque porq pq xq xk pk pues ya-que`,
);

/** What stands for "not" before what it denies. */
export const denying = words(
  `not isnt arent wasnt cant dont doesnt didnt wont havent hasnt never except excepto without minus menos salvo sin tampoco neither nor ni no nope`,
);

/** What stands for it behind what it denies. */
export const turningDown = words(
  `no nope not isnt arent wasnt cant doesnt dont didnt wont wrong false out mal falso falsa fuera tampoco`,
);

/** "All but these": what is named behind them is left out of all. */
export const butFor = words("except excepto but minus menos salvo not without sin pero");

/** All parts at once. */
export const everything = words(
  "all everything everyone every everybody todo todos toda todas cada",
);

/** Say that nobody is certain of what they stand with. */
export const doubting = words(
  "maybe perhaps idk dunno unsure might quiza quizas dudo duda dudar dudosa dudoso confundo confunde confunden confused",
);

/** Words that begin a question. */
export const asking = words(
  `why what whats wats wat who whos whose where wheres when whens how hows which does do did can could would should shall is are am was were will
  que q k qe cual cuales como cuando donde quien quienes cuanto cuantos cuantas puedo puede puedes podria podrias podemos debo tengo hago`,
);

/** Numbers in words, by value. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  [
    ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
  ].flatMap((names) => names.map((name, at) => [name, at + 1] as const)),
);

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|primer[oa]?|1r[oa]|1er[oa]?)$/u,
  /^(?:second|2nd|segund[oa]|2d[oa])$/u,
  /^(?:third|3rd|tercer[oa]?|3r[oa]|3er[oa]?)$/u,
  /^(?:fourth|forth|4th|cuart[oa]|4t[oa])$/u,
  /^(?:fifth|5th|quint[oa]|5t[oa])$/u,
  /^(?:sixth|6th|sext[oa]|6t[oa])$/u,
];

/** The place (0 first) that an ordinal names among so many; -1 where a word is none. */
export function ordinalPlace(word: string, count: number): number {
  if (/^(?:last|ultim[oa])$/u.test(word)) return count - 1;
  return ordinals.findIndex((one) => one.test(word));
}

/** A cry that is drawn out or laughed: "hmmm", "ummm", "jajaja", "yesss". */
const drawnOut =
  /^(?:h+m+|u+m+|m+h?m+|a+h+|o+h+|u+g*h+|e+h+|(?:j[aeiou]){2,}j?|(?:h[aeiou]){2,}h?|lo+l|ye+s+|no+|si+|we+ll|so+|xd+|z+|shh+)$/u;

/** Whether a word is a cry, a filler or a courtesy. */
export function isCry(word: string): boolean {
  return particles.has(word) || drawnOut.test(word);
}

/** Whether a word says nothing of what a text is about. */
export function saysNothing(word: string): boolean {
  return functionWords.has(word) || framing.has(word) || particles.has(word) || drawnOut.test(word);
}

/** Whether a word leads to an answer or is small, so that it may stand around one. */
export function isSmall(word: string): boolean {
  return saysNothing(word) || reasons.has(word) || doubting.has(word) || ordinalPlace(word, 2) >= 0;
}
