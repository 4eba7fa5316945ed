/** La conversación con el tutor y el campo para escribir. */
export const chat = {
  conversation: "Conversación con el tutor",
  you: "Tú",
  tutor: "Faro",
  aiNotice: "Hablas con un tutor de IA, no con una persona.",
  writing: "Faro está escribiendo",
  toNewest: "Ir a lo último",

  noteModelBusy:
    "El modelo de lenguaje está ocupado, así que ha respondido la voz integrada. No se ha perdido nada tuyo.",
  noteModelUnavailable:
    "No se ha podido contactar con el modelo de lenguaje, así que ha respondido la voz integrada. No se ha perdido nada tuyo.",
  noteModelSilent:
    "El modelo de lenguaje no ha contestado, así que lo ha hecho la voz integrada. No se ha perdido nada tuyo.",
  noteAnswerKeptBack: "La primera redacción se acercaba demasiado a la respuesta y se ha cambiado.",
  noteOffPlan: "La primera redacción iba más allá de este paso y se ha cambiado.",
  noteMathematicsCorrected: "La primera redacción tenía un error de matemáticas y se ha cambiado.",
  noteWordsReplaced: "La primera redacción no era propia de una clase y se ha cambiado.",
  noteStopped: "Has detenido aquí esta respuesta.",
  noteRecovered: "Esta respuesta se cortó y la ha terminado la voz integrada.",

  problem: "Problema",
  problemOwn: "Tu propio problema",
  problemTwin: "Por tu cuenta",
  problemReview: "Repaso",

  receipt: "Por qué se ha corregido así",
  receiptRight: "Correcto",
  receiptWrong: "Aún no",
  receiptForm: "Valor correcto, se pide otra forma",
  receiptUnreadable: "Sin leer",

  unreadable: "La lectura se detuvo en el lugar marcado",
  unreadableEnd: "La lectura se detuvo al final",

  message: "Tu mensaje",
  placeholder: "Escribe tu respuesta o un paso",
  placeholderTalk: "Pregunta, o escribe tu respuesta",
  placeholderOwn: "Escribe el problema entero",
  send: "Enviar",
  noPictures: "El tutor todavía no lee imágenes. Escribe el problema, por favor.",
  stop: "Parar",
  counter: "{{count}} de {{limit}} caracteres",
  tooLong:
    "Te pasas en {{over}} caracteres del límite de {{limit}}. Acórtalo y podrás enviarlo; no se ha gastado ningún crédito.",
  notSent: "Esto no se ha enviado",
  notDone: "No se ha podido hacer",
  offline: "No tienes conexión. Lo que escribas se queda aquí hasta que vuelva la conexión.",

  hint: "Pista",
  hintAlone: "Inténtalo primero por tu cuenta. Si no sale, pídela otra vez y la tendrás.",
  hintNone: "No hay ningún problema abierto para el que dar una pista.",
  next: "Siguiente problema",
  skip: "Saltar",
  own: "Mi propio problema",
  ownCancel: "Cancelar",
  waiting: "Faro todavía está escribiendo.",

  maths: "Escribir matemáticas",
  mathsField: "Matemáticas",
  mathsInsert: "Insertar",
  mathsClose: "Cerrar",
  mathsLoading: "Abriendo el campo de matemáticas",
  mathsFailed:
    "No se ha podido cargar el campo de matemáticas. También puedes escribir matemáticas como texto.",
} as const;
