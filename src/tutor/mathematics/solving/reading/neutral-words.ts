/**
 * Words that change nothing in what is asked: articles, prepositions, polite words, verbs of asking. Never a number word, a
 * negation, a comparison or a word of quantity: those always have to be understood.
 */
const neutral = new Set(
  (
    "usando utilizando empleando mediante them they themselves ellos ellas express expressing rewrite rewriting name list convert converting present produce reescribe reescribir expresa expresar nombra enumera lista convierte convertir presenta " +
    "the his her their its our a an of is are to for in on at by with from and then that this these those it its be as so you your me my we our us i can could " +
    "would will do does please help need want know find what which whats calculate compute determine evaluate work out give get tell show " +
    "write state figure let given suppose if when where how following below answer result value values number numbers expression exercise problem question " +
    "what's that's it's got much like thanks thank hello hi whose obtain obtains obtained obtaining resulting results yields yield final identify provide return pick choose select say says carry simply computing calculating evaluating " +
    "identifica identificar calculation calculations arithmetic evaluacion paso a deduce establish discover reveal uncover supply present report mention specify see look go set via through whichever whatever being written writing everything yourself himself must ought shall consider considering about once still quite rather maybe perhaps exact precise correct proper suitable required desired wanted asked-for compute mental mentally head paper " +
    "deduce descubre establece presenta aporta comunica menciona especifica recuerda mira observa todo puedas puedes puedo podamos posible posibles correcto correcta exacto pedido pedida buscado buscada deseado mentalmente cabeza papel otra manera forma modo mind finding solving looking look search searching giving getting only needs wants wanted like interested interest interesa solo busco buscamos buscar deseo pueda calculando hallando encontrando conocer conozco averiguar i'd i'm i've i'll we're we'd let's there's may might kindly hey dear tutor homework assignment worksheet quiz class asks asked asking says told tells learn understand stuck try trying attempt checking got comes come came turn turns ends end happens explain steps step quick " +
    "quickly really okay ok well so simply called call named shown show me able someone anyone think guess wondering wonder curious been being " +
    "has have having there make made now also just here using use " +
    "haz haga hagas haz hacemos cuenta cuentas tengo tenemos sale saldria salen queda quedaria gustaria podria sabes sabria sabrias dirias diria deja dejar deje tarea deberes clase examen pide piden pidieron dice enunciado pregunta preguntan duda rapida rapido explica explicame paso pasos " +
    "seria serian necesitamos queremos queria vamos entonces asi bien pues ojala alguien consulta estoy me nos te se le estamos propone proponen hallame dame dadme digan den toma tomar este ejercicios " +
    "ayudas ayuda ayudar ayudarme podriamos profe teacher buenas oye porfa obtiene obtienen resulta resultante elige escoge selecciona senala podrias quisiera gracias hola favor digame decir hacer calculo " +
    "obtengo obtienes obtenemos cuales el la los las lo un una unos unas de del al en con por para que se y e o u es son sea sean esta este estos estas eso su sus cual cuales cuanto " +
    "cuanta quiero necesito saber ayudame puedes calcula calcular calcule halla hallar halle encuentra encontrar encuentre determina determinar determine obten " +
    "obtener da dar di dime indica indicar averigua escribe escribir siendo sabiendo si dado dada dados dadas siguiente siguientes expresion resultado " +
    "valor valores numero numeros ejercicio problema vale valen tiene tienen cuando donde como a mi tu entonces tambien ahora"
  ).split(" "),
);

/** Whether a word (lower case, accents folded) says nothing about the mathematics. */
export function isNeutral(word: string): boolean {
  return neutral.has(word);
}
