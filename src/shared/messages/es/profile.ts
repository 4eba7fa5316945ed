export const profile = {
  title: "Tu perfil",
  lead: "Tu cuenta, tu aprendizaje y tus dispositivos. Cada parte se guarda por separado.",
  affiliateTitle: "Tu cuenta",
  affiliateLead: "Cómo entras, tu idioma y tus dispositivos. Cada parte se guarda por separado.",
  save: "Guardar",
  saving: "Guardando",
  saved: "Guardado",
  notSaved: "No se ha guardado",
  loadFailed: "No hemos podido cargar tu perfil",

  scheduleTitle: "Plan de estudio",
  scheduleLead: "Lo que aprendes vuelve justo antes de que lo olvides.",
  scheduleEmptyTitle: "No hay nada que repasar en las próximas dos semanas",
  scheduleEmptyText:
    "Cuando resuelvas un problema sin ayuda, aquí verás el día en que toca repasarlo.",
  scheduleToday: "Hoy",
  scheduleTomorrow: "Mañana",
  scheduleStart: "Empezar a aprender",
  scheduleReview: "Repasar ahora",
  scheduleCount: "{{count}} repasos",
  scheduleCount_one: "{{count}} repaso",
  scheduleCount_other: "{{count}} repasos",

  seenTitle: "Lo que puede ver tu familia",
  seenText: "Lo que tu familia puede ver a tu edad, cuándo cambia y quién ha mirado.",

  learningTitle: "Aprendizaje",
  learningLead: "Tu tutor parte de aquí.",

  nameTitle: "Nombre",
  nameLead: "Te saludamos por tu nombre de pila.",
  fullName: "Nombre completo",

  signInTitle: "Inicio de sesión",
  signInLead: "Con qué inicias sesión.",
  username: "Nombre de usuario",
  usernameHelp: "Letras, números, puntos, guiones y guiones bajos.",
  saveUsername: "Guardar usuario",
  email: "Correo electrónico",
  emailNone: "Todavía no hay ningún correo. Con uno podrás crear tú otra contraseña si la olvidas.",
  emailProved: "Confirmado",
  emailUnproved: "Sin confirmar",
  emailUnprovedHelp: "Hemos escrito a {{email}}. Abre el enlace de ese mensaje.",
  emailResend: "Volver a enviar el mensaje",
  emailResending: "Enviando",
  emailResent: "Enviado. Mira también en el correo no deseado.",
  emailResendFailed: "No se ha enviado el mensaje",
  emailNew: "Correo nuevo",
  emailChange: "Cambiar correo",
  emailChangeHelp: "Escribimos a la dirección nueva para que la confirmes, y también a la actual.",
  emailChangeParent:
    "Hemos escrito a {{email}}. Tu correo cambiará cuando abras el enlace de ese mensaje.",
  emailPassword: "Tu contraseña actual",
  googleLinked: "Puedes entrar con Google.",

  passwordTitle: "Contraseña",
  passwordLead: "Al cambiarla se cierra la sesión en los demás dispositivos.",
  presentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  passwordHelp:
    "De 8 a 128 caracteres. Cuatro palabras seguidas se recuerdan bien y son difíciles de adivinar.",
  changePassword: "Cambiar contraseña",
  passwordChanged: "Has cambiado la contraseña.",
  passwordNone:
    "Entras con Google y aquí no tienes contraseña. Podemos enviarte un enlace para crear una.",
  passwordSendLink: "Enviarme el enlace",
  passwordLinkSent: "Enviado a {{email}}. El enlace funciona durante {{minutes}} minutos.",

  lookTitle: "Idioma y aspecto",
  lookLead:
    "El idioma de tus páginas aquí y de los correos que te enviamos. También se abren en él las páginas públicas a las que vas desde aquí; una página pública que abres por su propia dirección conserva el idioma de esa dirección.",
  languageLabel: "Idioma",
  languageEn: "English",
  languageEs: "Español",
  appearance: "Aspecto",
  languageFailed: "No se ha cambiado el idioma",

  devicesTitle: "Dispositivos",

  deleteTitle: "Borrar la cuenta",
  deleteLead: "Se borra todo de una vez y no se puede deshacer.",
  deleteStudent:
    "Se borran tu nombre, tu correo, todas las conversaciones con el tutor, tu progreso y tus créditos, y se cierra la sesión en todos los dispositivos.",
  deleteParent:
    "Se borran tu nombre, tu correo y tu teléfono, y se cierra la sesión en todos los dispositivos. Las cuentas de los hijos de 13 años o más siguen siendo suyas.",
  deleteChildren:
    "{{count}} menores de 13 años no tienen aquí a nadie más que los represente. Sus cuentas también se borran.",
  deleteChildren_one:
    "{{count}} menor de 13 años no tiene aquí a nadie más que lo represente. Su cuenta también se borra.",
  deleteChildren_other:
    "{{count}} menores de 13 años no tienen aquí a nadie más que los represente. Sus cuentas también se borran.",
  deleteAdministrator:
    "Se borran tu nombre y tu correo, y se cierra la sesión en todos los dispositivos. Lo que hiciste como administrador queda en el registro.",
  deleteAffiliate:
    "Se borran tu nombre, tu dirección, tu código y tu página, y se cierra la sesión en todos los dispositivos. Las familias que trajiste se quedan. Los libros de cuentas guardan importes y fechas bajo un número que no nombra a nadie.",
  deleteOwed:
    "Has ganado {{amount}} que todavía no se te ha pagado. Una vez borrada la cuenta, no podremos pagártelo.",
  deleteAfterPayout:
    "Hay un pago de {{amount}} aprobado y en camino. Cuando se haga, podrás borrar esta cuenta.",
  deleteGuardian:
    "Tienes menos de 18 años y una persona adulta se ocupa de esta cuenta, así que decide ella si se borra. Pídeselo.",
  deleteLast:
    "Eres el único administrador. Nombra antes a otra persona; después podrás borrar esta cuenta.",
  deleteOpen: "Borrar mi cuenta",
  deleteAsk: "¿Borrar tu cuenta?",
  deletePassword: "Tu contraseña, para saber que eres tú",
  deleteWord: "Escribe {{word}} para confirmarlo",
  deleteConfirm: "Borrarlo todo",
  deleting: "Borrando",
  deleteFailed: "No se ha borrado tu cuenta",
  deleted: "Tu cuenta está borrada.",

  onboardingTitle: "Antes de empezar",
  onboardingLead: "Unas preguntas para que tu tutor empiece donde debe.",
  onboardingDone: "Empezar a aprender",
  onboardingSaving: "Un momento",
  onboardingFailed: "No se ha guardado",
  onboardingOtherTitle: "Este paso es para estudiantes",
  onboardingOtherText: "A tu cuenta no le falta nada.",
  onboardingOn: "Continuar",

  resetTitle: "Crea una contraseña nueva",
  resetLead: "Dinos tu correo. Enviamos un enlace a cada cuenta que lo tenga.",
  resetEmail: "Correo electrónico",
  resetSend: "Enviar el enlace",
  resetSending: "Enviando el enlace",
  resetFailed: "No se ha enviado el enlace",
  resetSentTitle: "Mira tu correo",
  resetSentLead:
    "Si {{email}} pertenece a una cuenta, ya va en camino un mensaje con un enlace. Funciona durante {{minutes}} minutos.",
  resetSentHint: "¿No ha llegado nada? Mira también en el correo no deseado.",
  resetNoEmail:
    "¿Eres estudiante y no tienes correo? Tu madre, tu padre o tu tutor puede pedir un enlace para ti en la página de inicio de sesión.",
  resetOther: "Usar otra dirección",
  resetToLogin: "Volver al inicio de sesión",
  resetNewLead: "Hola, {{firstName}}: elige una contraseña que no uses en ningún otro sitio.",
  resetSave: "Guardar la contraseña",
  resetSaving: "Guardando",
  resetNotSaved: "No se ha guardado la contraseña",
  resetDoneTitle: "Ya tienes contraseña nueva",
  resetDoneLead:
    "Se ha cerrado la sesión en todos los dispositivos. Entra con la contraseña nueva.",
  resetLogin: "Iniciar sesión",
  linkDeadTitle: "Este enlace ya no funciona",
  linkDeadLead: "Ya se usó, ha caducado o enviamos otro después.",
  linkNew: "Pedir otro enlace",

  verifyTitle: "Confirma tu correo",
  verifyWorking: "Un momento, por favor.",
  verifyDoneTitle: "Correo confirmado",
  verifyDoneLead: "{{email}} es tuyo. ¡Gracias!",
  verifyAgainTitle: "Tu correo ya estaba confirmado",
  verifyAgainLead: "{{email}} es tuyo. No tienes que hacer nada más.",
  verifyDeadLead:
    "Ya se usó, ha caducado o enviamos otro después. Desde tu perfil puedes pedir otro.",
  verifyFailed: "No hemos podido confirmar tu correo",
  verifyOn: "Continuar",
  verifyToProfile: "Ir a mi perfil",
} as const;
