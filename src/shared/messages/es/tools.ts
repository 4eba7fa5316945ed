export const tools = {
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "Tu navegador no ha permitido copiar",
  meant: "Sí, {{meant}}",
  aboutMe: "Es sobre mí",
  aboutWork: "Es sobre la lección",
  careTitle: "Personas que ayudan",
  careTold_guardians: "Avisamos ahora a quien cuida de tu cuenta, para que no lleves esto a solas.",
  careTold_administrators:
    "Lo lee ahora una persona de esta academia. Antes no avisamos a nadie de tu casa.",
  careTold_nobody: "Esto no lo lee nadie aquí. Cuéntaselo, por favor, a alguien de confianza.",
  fieldQuestion: "Eso suena duro. ¿Es sobre ti?",
  fieldAsked: "Lo que has escrito no se ha guardado aquí.",
  fieldNotMe: "No es sobre mí",
  fieldOtherWords:
    "Me alegra saberlo. Si alguna vez es sobre ti, puedes contárselo a Faro. Aquí escríbelo con otras palabras.",
  careFailed: "No se ha podido enviar",
  careClose: "Cerrar",
  leave: "Salir rápido de esta página",
  sayAgain: "Dilo de otra manera",
  voiceBuiltin: "Voz integrada",
  voiceModel: "Modelo de lenguaje",

  title: "Lectura en voz alta y dictado",

  readTitle: "Lectura en voz alta",
  readHow:
    "Pulsa el altavoz debajo de lo que dijo Faro. Lo lee una voz de este dispositivo; nada sale de él. Con Escape se detiene.",
  cannotRead: "Este navegador no puede leer en voz alta.",
  readAloud: "Leer en voz alta",
  stopReading: "Dejar de leer",
  reading: "Leyendo en voz alta",
  paused: "Lectura en pausa",
  pause: "Pausar",
  goOn: "Seguir",
  speed: "Velocidad de lectura",
  slowest: "Muy despacio",
  slower: "Más despacio",
  normal: "Normal",
  faster: "Más rápido",
  fastest: "Muy rápido",
  noVoice:
    "Este dispositivo no tiene una voz propia para este idioma. Se puede añadir en sus ajustes.",
  readFailed: "Ahora mismo no se ha podido leer en voz alta.",

  dictateTitle: "Dictado",
  dictateHow:
    "Pulsa el micrófono junto al cuadro, habla y revisa el texto antes de enviarlo. Se detiene solo cuando callas. La mayoría de los navegadores envían el sonido a la empresa que los hace; Faro recibe solo el texto.",
  cannotListen: "Este navegador no admite dictado.",
  offByRule: "Tu familia lo ha desactivado.",
  needsGuardian:
    "Para dictar, tu madre, tu padre o quien te cuida tiene que autorizar «Palabras habladas», porque la mayoría de los navegadores envían el sonido a la empresa que los hace. Está en Privacidad, en sus páginas.",
  needsOwn:
    "Para dictar tienes que autorizar «Palabras habladas», porque la mayoría de los navegadores envían el sonido a la empresa que los hace.",
  toProfile: "Decidirlo en tu perfil",
  notKnown: "Todavía no hemos podido saber si está activado. Llegará solo.",
  dictate: "Dictar",
  stopListening: "Dejar de escuchar",
  listening: "El micrófono está encendido. Habla; puedes cambiar el texto antes de enviarlo.",
  switchedOff: "Se acaba de desactivar.",
  notAllowed:
    "El navegador no ha permitido usar el micrófono. En sus ajustes para esta página se decide quién puede usarlo.",
  noMicrophone: "No se ha encontrado ningún micrófono.",
  noLanguage: "El navegador no admite dictado en este idioma.",
  nothingHeard: "No se ha oído nada. Pulsa el micrófono e inténtalo de nuevo.",
  listenFailed: "Ahora mismo no se ha podido dictar. Lo que escribiste sigue aquí.",

  back: "Volver al problema que espera",
  ownHelp:
    "Cópialo de tu libro o tu ficha tal como está. Faro lo resuelve primero, se guarda la respuesta y después sigue tus pasos. Si hay un problema abierto, espera. Con Escape sales de aquí.",
  ownOff: "Tu familia ha desactivado los problemas propios.",
  helpNoAnswer: "Tu familia decidió que las pistas llegan hasta aquí: la respuesta no se dice.",
  helpFirstHint: "Tu familia decidió que haya una pista en cada problema.",
} as const;
