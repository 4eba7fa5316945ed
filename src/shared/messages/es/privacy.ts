/** Qué se autorizó para un estudiante, la copia de sus datos y su borrado. */
export const privacy = {
  title: "Privacidad",
  lead: "Para qué se pueden usar los datos de {{firstName}}, una copia de todos ellos y cómo borrarlos.",
  failed: "No hemos podido cargar esta página",
  consentsTitle: "Lo que autorizas",
  consentsText:
    "Cada permiso vale por sí solo. Para aprender solo hace falta el primero, y puedes cambiar de opinión cuando quieras.",
  ownConsentsTitle: "Para qué se pueden usar tus datos",
  guardianAway:
    "Quien decide esto por ti no puede hacerlo por ahora. Tú puedes retirar lo que se autorizó; para volver a autorizar algo, escríbenos.",
  guardianDecides: "Esto lo decide tu familia. Aquí ves lo que ha elegido.",
  studentDecides:
    "{{firstName}} se registró por su cuenta y decide sobre esto. Aquí ves lo que ha elegido.",
  core: "Aprender con el tutor",
  coreText:
    "Faro guarda lo que se escribe en las clases y lo aprendido, y con ello enseña. Sin este permiso no hay lecciones.",
  disclosure: "Un modelo de lenguaje externo",
  disclosureText:
    "El siguiente paso del tutor puede redactarlo un modelo en los servidores de otra empresa. Recibe el problema, los últimos mensajes y el grado; antes se quitan nombres, direcciones y números.",
  disclosureNone: "Hoy esta academia no tiene ningún modelo así, de modo que nada sale de ella.",
  disclosureOwn:
    "Hoy el modelo de esta academia funciona en su propia máquina, de modo que nada sale de ella.",
  disclosureExternal:
    "Esta academia ha conectado un modelo así. Mientras no lo autorices, el tutor habla con sus propias palabras.",
  improvement: "Mejorar Faro",
  improvementText:
    "Hoy nada lo utiliza: nadie revisa las lecciones para mejorar Faro ni entrena con ellas ningún modelo. Tu respuesta se guarda y no cambia nada.",
  news: "Novedades por correo",
  newsText:
    "Hoy Faro no envía novedades por correo; tu respuesta se guarda y no cambia nada. Los correos sobre la propia cuenta llegan siempre.",
  voice: "Palabras habladas",
  voiceText:
    "Las respuestas se pueden dictar en vez de escribir. El navegador pasa la voz a texto, y la mayoría de los navegadores envían el sonido a la empresa que los hace, según sus propias condiciones. Faro recibe solo el texto, cuando se envía; nunca recibe ni guarda sonido.",
  on: "Autorizado",
  off: "Sin autorizar",
  turnOn: "Autorizar: {{what}}",
  history: "Cuándo y quién",
  given: "Autorizado el {{date}} por {{who}} ({{how}}; texto del {{version}})",
  withdrawn: "retirado el {{date}} por {{who}}",
  never: "Nunca se ha autorizado",
  you: "ti",
  guardian: "otro adulto de la familia",
  student: "el estudiante",
  program: "la mayoría de edad",
  "verified-email": "correo confirmado",
  "email-plus": "correo confirmado y un segundo mensaje al día siguiente",
  "parent-session": "con la sesión familiar iniciada",
  "own-session": "con la sesión del estudiante iniciada",
  changeFailed: "No se ha cambiado",
  withdrawTitle: "¿Retirar el permiso para aprender?",
  withdrawText:
    "Se cierra al momento la sesión de {{firstName}}, y el tutor ya no lee ni responde nada. Puedes volver a autorizarlo más adelante.",
  withdrawChild:
    "Como {{firstName}} tiene menos de 13 años, la cuenta y todo su contenido se borran a los 7 días si no lo autorizas de nuevo.",
  withdraw: "Retirar",
  onHold: "Las lecciones de {{firstName}} están en pausa",
  onHoldText: "Autoriza de nuevo «Aprender con el tutor» y todo queda como estaba.",
  goesAt: "Si nadie lo hace antes del {{date}}, se borran la cuenta y todo su contenido.",
  ownOnHold: "Tus lecciones están en pausa",
  copyTitle: "Una copia de todo",
  copyText:
    "Un archivo con todo lo que se guarda sobre {{firstName}}: una página para leer, con los mismos datos para programas dentro.",
  copyFull: "Contiene todas las conversaciones, igual que puedes leerlas aquí.",
  copyFlagged:
    "A la edad de {{firstName}} contiene de las lecciones lo mismo que ves aquí: resúmenes y las partes que piden atención. {{firstName}} puede descargar una copia con todo.",
  copySummaries:
    "A la edad de {{firstName}} contiene de las lecciones lo mismo que ves aquí: ninguna conversación. {{firstName}} puede descargar una copia con todo.",
  ownCopyText:
    "Un archivo con todo lo que se guarda sobre ti: una página para leer, con los mismos datos para programas dentro.",
  copy: "Descargar la copia",
  copying: "Preparando la copia",
  copyJson: "Solo los datos (JSON)",
  copyFailed: "No se ha hecho la copia",
  adultTitle: "El {{date}} {{firstName}} cumple 18 años",
  adultText:
    "Ese día la cuenta pasa a ser solo de {{firstName}}: dejas de verla y termina lo que habías autorizado. Les escribiremos a los dos 30 días antes.",
  ownAdult:
    "El {{date}} cumples 18 años. Desde entonces esta cuenta es solo tuya y nadie más la ve.",
  needsAddress:
    "Aquí no tienes ningún correo. Si olvidas la contraseña, nadie podrá abrirte la puerta: añade un correo más arriba.",
  deleteTitle: "Borrar la cuenta de {{firstName}}",
  deleteText:
    "Desaparece todo, en cada página y en cada lista: la cuenta, todas las lecciones y correcciones, destrezas, créditos, reglas, permisos y cada correo que hable de {{firstName}}. No se puede recuperar.",
  deleteStays:
    "Queda un certificado sin nombre: cuándo, quién y cuántas entradas se borraron. Cada adulto de la familia lo recibe por correo.",
  deleteFirst: "Si quieres conservar algo, descarga antes la copia.",
  deleteOpen: "Borrar la cuenta",
  deleteAsk: "¿Borrar para siempre la cuenta de {{firstName}}?",
  deleteName: "Escribe {{firstName}} para confirmar",
  deletePassword: "Tu contraseña",
  deleteConfirm: "Borrar para siempre",
  deleting: "Borrando",
  deleteFailed: "No se ha borrado nada",
  deletedText: "Este es el certificado. También te llega por correo, y se queda aquí.",
  deleted: "La cuenta está borrada",
  certificatesTitle: "Certificados de borrado",
  certificate: "Certificado {{id}}",
  certificateWhen: "Borrado el {{date}}. Entradas borradas: {{count}}.",
  certificateEntries: "Qué se borró",
  byYou: "Lo pediste tú.",
  byGuardian: "Lo pidió otro adulto de la familia.",
  byStudent: "Lo pidió el estudiante.",
  byAdministrator: "Lo hizo una persona que administra la academia.",
  byGuardianLeft: "El único adulto a cargo borró su propia cuenta.",
  byNoConsent: "Durante siete días no hubo permiso de ningún adulto.",
  byUnused: "Nadie había usado la cuenta en dos años.",
  toDashboard: "Ir al panel",
  policy: "Qué se guarda, cuánto tiempo y quién lo recibe",
} as const;
