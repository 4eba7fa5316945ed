/** Pedir la revisión de una corrección: lo que lee el estudiante y la página de administración. */
export const challenges = {
  offer: "¿Crees que tu respuesta está bien? Pide una segunda revisión. Es gratis.",
  challenge: "Pedir una revisión",
  looking: "Revisando otra vez",
  failed: "No se pudo hacer la revisión",
  waiting: "Una persona va a mirar tu respuesta",
  waitingText:
    "Las reglas no bastan para decidirlo con seguridad. La decisión aparecerá en esta sesión.",
  waitingValue: "El valor es correcto. Una persona decidirá sobre la forma.",
  upheld: "Tu respuesta cuenta como correcta",
  upheldText: "La corrección y tu progreso ya están cambiados.",
  creditsBack: "Has recuperado {{count}} créditos.",
  creditsBack_one: "Has recuperado {{count}} crédito.",
  creditsBack_other: "Has recuperado {{count}} créditos.",
  kept: "La corrección se queda como estaba",
  keptText:
    "Tu respuesta se comparó otra vez de dos maneras distintas, y en ninguna coincidió con la correcta.",
  reply: "Quien la revisó escribió: «{{reply}}»",

  toldUpheld:
    "He vuelto a mirar tu respuesta «{{given}}». Está bien, y desde ahora cuenta como correcta.",
  toldUpheldByPerson:
    "Una persona ha revisado tu respuesta «{{given}}». Desde ahora cuenta como correcta.",
  toldKept:
    "Tu respuesta «{{given}}» se comparó otra vez de dos maneras distintas, y en ninguna coincidió con lo que pide el problema. La corrección se queda, y podemos trabajarla juntos.",
  toldKeptByPerson:
    "Una persona ha revisado tu respuesta «{{given}}». La corrección se queda como estaba.",
  toldReply: "Te escribe: «{{reply}}»",
  toldCredit: "Has recuperado el crédito de este problema.",
  toldNext: "Este problema ya está. Pasa al siguiente cuando quieras.",

  title: "Correcciones en revisión",
  lead: "Estudiantes que creen que una corrección no es justa. Las reglas, y un modelo si lo hay, ya han mirado; lo que queda lo decides tú.",
  show: "Mostrar",
  status_waiting: "En espera",
  status_upheld: "Dada por buena",
  status_kept: "Se mantiene",
  none: "No hay nada",
  noneText: "Aquí aparecen las revisiones que nadie ha decidido todavía.",
  problem: "Problema",
  key: "Respuesta correcta",
  given: "Respuesta del estudiante",
  mark: "Primera corrección",
  mark_wrong: "Todavía no",
  "mark_right-value-wrong-form": "Valor correcto, se pide otra forma",
  mark_right: "Correcta",
  mark_unreadable: "Sin leer",
  foundBy: "La segunda revisión",
  found_right: "Está bien.",
  found_value: "El valor es correcto, pero falta algo de lo que pide el problema.",
  found_ambiguous:
    "Está bien si su coma o su punto se lee al revés; tal como escribe los números la lección, es otro número.",
  found_different: "Está demostrado que es otra cosa.",
  found_open: "Las reglas no pueden demostrar que sea igual ni que no lo sea.",
  model: "El modelo",
  verdict_equivalent: "Dice que son iguales.",
  verdict_different: "Dice que son distintas.",
  verdict_unsure: "No está seguro.",
  verdict_none: "Ningún modelo ha opinado.",
  decidedBy_rules: "Lo decidieron las reglas.",
  decidedBy_model: "Lo decidió el modelo.",
  decidedBy_person: "Lo decidió una persona de administración.",
  sentence: "Una frase para el estudiante",
  sentenceHelp_en:
    "La leerá en su lección, que está en inglés. Di lo que has visto, sin culpar a nadie.",
  sentenceHelp_es:
    "La leerá en su lección, que está en español. Di lo que has visto, sin culpar a nadie.",
  makeRight: "Dar por buena",
  keepMark: "Mantener la corrección",
  decideFailed: "La decisión no se ha guardado",
  decided_upheld: "La respuesta cuenta como correcta y el estudiante ya lo sabe.",
  decided_kept: "La corrección se mantiene y el estudiante ya lo sabe.",
} as const;
