import type { FieldProblem } from "../../field-problems.ts";

export const fields = {
  charactersOdd:
    "Aquí hay un carácter que no se puede escribir con el teclado. Vuelve a escribirlo a mano.",
  emailInvalid: "Escribe un correo electrónico válido.",
  emailTaken: "Ya existe una cuenta con este correo",
  guardianChangesEmail:
    "Hasta los 13 años, tu correo lo cambia tu madre, tu padre o tu tutor legal, en su propia página.",
  passwordMissing: "Escribe tu contraseña.",
  passwordTooShort: "La contraseña debe tener al menos 8 caracteres",
  passwordTooLong: "La contraseña es demasiado larga",
  passwordCommon:
    "Mucha gente usa esta contraseña, así que es fácil de adivinar. Elige otra, por favor.",
  passwordIsName:
    "Esta contraseña está hecha de tu nombre, tu usuario o tu correo, o del nombre de la academia. Elige otra, por favor.",
  passwordSimple:
    "Esta contraseña solo se repite o sigue un orden, así que es fácil de adivinar. Elige otra, por favor.",
  codeMissing: "Escribe el código.",
  codeWrong: "No es correcto o ya se usó. Espera al siguiente.",
  passwordWrong: "Esa no es tu contraseña actual.",
  wordWrong: "Escribe la palabra tal como aparece.",
  usernameTooShort: "El nombre de usuario tiene al menos 3 caracteres.",
  usernameTooLong: "El nombre de usuario tiene como máximo 30 caracteres.",
  usernameCharacters:
    "El nombre de usuario puede llevar letras, números, puntos, guiones y guiones bajos.",
  usernameReserved: "Ese nombre podría pasar por el de la academia. Elige otro, por favor.",
  usernameTaken: "Ese nombre de usuario ya está en uso. Elige otro.",
  identifierNeeded: "Elige un nombre de usuario o escribe un correo con el que iniciar sesión.",
  identifierMissing: "Escribe tu usuario o tu correo.",
  identifierTooLong: "Ningún usuario ni correo es tan largo.",
  nameMissing: "Escribe tu nombre.",
  nameTooLong: "Tiene más de 80 caracteres. Basta con una forma más corta de tu nombre.",
  nameHoldsAddress:
    "Un nombre no puede llevar una dirección web ni de correo. Deja un espacio tras el punto, como en «J. Torres».",
  fullNameMissing: "Escribe tu nombre completo.",
  phoneMissing: "Escribe tu número de teléfono.",
  phoneInvalid: "Ese no es un número de teléfono. Bastan los números, con un + delante si quieres.",
  parentEmailMissing: "Escribe el correo de tu cuenta familiar.",
  passwordRules: "Esta contraseña aún no cumple todas las reglas de la lista.",
  gradeMissing: "Elige tu grado.",
  childGradeMissing: "Elige el grado de tu hijo o hija.",
  subjectMissing: "Elige una materia.",
  goalsTooLong: "Usa como máximo 500 caracteres.",
  birthDateInvalid: "Esa no es una fecha de nacimiento. Revisa el día, el mes y el año.",
  termsNotAccepted: "Lee y acepta las condiciones para afiliados.",
  privacyNotAccepted: "Lee y acepta el aviso de privacidad para afiliados.",
  adultNeeded: "Los afiliados deben tener 18 años o más.",
  planMissing: "Cuéntanoslo en una o dos frases.",
  planTooLong: "Usa como máximo 1000 caracteres.",
  reasonMissing: "Escribe el motivo: lo leerá el afiliado.",
  reasonTooLong: "Usa como máximo 500 caracteres.",
  passwordsDiffer: "Las contraseñas no coinciden",
  adminPasswordTooShort: "La contraseña debe tener al menos 8 caracteres",
  setupTokenMissing: "Escribe el código de configuración.",
  suspensionReasonMissing: "Di por qué, por favor.",
  confirmationWrong: "No es lo mismo. Escríbelo exactamente como aparece arriba.",
  senderMissing: "Elige quién eres.",
  messageMissing: "Escribe tu mensaje.",
  replyMissing: "Escribe una frase: la leerá el estudiante.",
  replyTooLong: "Usa como máximo 300 caracteres.",
  messageTooLong: "Usa como máximo 4000 caracteres.",
  childIsAdult: "Quien tiene 18 años o más se registra por su cuenta.",
  consentMissing: "Sin tu consentimiento no podemos crear la cuenta.",
  creditAmountInvalid: "Escribe un número entero del 1 al 500.",
  creditReasonMissing: "Escribe el motivo: la familia lo leerá.",
  hoursInvalid: "Cada horario tiene que terminar después de empezar.",
  timeZoneInvalid: "Elige una zona horaria de la lista.",
  reasonLong: "Usa como máximo 140 caracteres.",
  dayInvalid: "Elige un día.",
  rangeInvalid: "El primer día es posterior al último.",
  rangeTooLong: "Eso es más de un año. Elige un periodo más corto.",
  ownAddress: "Es tu propia dirección. Escribe la de la otra persona.",
  guardianAlready: "La persona de esta dirección ya cuida de su cuenta.",
  childMissing: "Elige a quién.",
  subdomainMissing: "Elige un nombre para la dirección.",
  subdomainInvalid:
    "De 2 a 40 minúsculas sin tilde, cifras y guiones; ni el primero ni el último puede ser un guion.",
  subdomainReserved: "La academia se reserva este nombre. Elige otro.",
  subdomainTaken: "Alguien tiene ya este nombre. Elige otro.",
  brandNameLooksAlike:
    "Este nombre se puede confundir con el nuestro o con el de otro afiliado. Elige uno que se distinga más.",
  subdomainLooksAlike: "Este nombre se puede confundir con otro. Elige uno que se distinga más.",
  hostnameMissing: "Escribe un nombre de dominio, como tutor.tudominio.com.",
  hostnamePath: "Solo el nombre, por favor: sin https:// y sin barras.",
  hostnamePort: "Quita el puerto: solo el nombre, sin dos puntos.",
  hostnameIsAddress: "Eso es una dirección IP. Escribe un nombre, como tutor.tudominio.com.",
  hostnamePunycode:
    "Solo letras de la a a la z sin tilde, cifras y guiones: con otras letras un nombre puede pasar por el de otra persona.",
  hostnameInvalid: "Eso no es un nombre de dominio. Tiene que ser como tutor.tudominio.com.",
  hostnameNoDomain:
    "Nadie puede ser dueño de ese nombre. Escribe uno dentro de un dominio tuyo, como tutor.tudominio.com.",
  hostnameOurs: "Ese nombre es de la academia. Escribe uno dentro de un dominio tuyo.",
  hostnameReserved:
    "Una página no puede estar en un nombre que empiece por www, api, admin, mail, ftp o blog. Elige otro comienzo.",
  hostnameTaken: "Otro afiliado ya ha demostrado que este nombre es suyo.",
  hostnameLooksAlike:
    "Ese nombre se parece a uno nuestro o al de otro afiliado. Elige uno que nadie pueda confundir.",
  hostnameBare:
    "En esta academia una página no puede estar en el dominio mismo, solo debajo: como tutor.tudominio.com.",
  brandNameMissing: "Escribe el nombre de tu marca.",
  colourInvalid: "Escribe el color con # y seis cifras, como #1c5f9e.",
  pictureMissing: "Este archivo está vacío. Elige otro.",
  pictureTooLarge: "El archivo ocupa más de 2 MB. Elige uno más pequeño.",
  pictureUnknown: "Aceptamos PNG, JPEG, WebP, GIF y SVG. Este archivo no es ninguno de ellos.",
  pictureBroken: "Esta imagen está dañada y no se puede abrir. Elige otra.",
  pictureTooManyPixels:
    "Esta imagen tiene demasiados píxeles: como máximo 25 millones, y 10 000 por lado. Redúcela.",
  pictureUnsafe:
    "Este SVG contiene algo más que un dibujo: código, enlaces, efectos o algo de otro sitio. Guárdalo como PNG.",
  pictureGone: "Esta imagen ya no está. Vuelve a elegirla.",
  cssUnreadable: "Línea {{line}}, columna {{column}}: los estilos no se entienden desde aquí.",
  cssUnclosed: "Línea {{line}}, columna {{column}}: lo que se abre aquí no se cierra.",
  cssEscape:
    "Línea {{line}}, columna {{column}}: una barra invertida solo puede ir entre comillas.",
  cssTooMuch:
    "Línea {{line}}, columna {{column}}: son más reglas, o más anidadas, de las que necesita una página. Acórtalas.",
  cssAtRule:
    "Línea {{line}}, columna {{column}}: {{found}} no se puede usar. Se pueden usar @media, @supports, @container, @layer y @keyframes, este último fuera de los demás.",
  cssAddress:
    "Línea {{line}}, columna {{column}}: los estilos no cargan nada, así que url() no se puede usar. Dibújalo con colores y degradados.",
  cssFunction: "Línea {{line}}, columna {{column}}: {{found}} no se puede usar aquí.",
  cssProperty: "Línea {{line}}, columna {{column}}: la propiedad {{found}} no se puede usar aquí.",
  cssPosition:
    "Línea {{line}}, columna {{column}}: «position» puede ser «static», «relative» o «absolute», para que nada tape lo que no es tuyo.",
  cssLayer:
    "Línea {{line}}, columna {{column}}: «z-index» puede ser «auto» o un número entero hasta 10.",
  jsUnreadable: "Línea {{scriptLine}}: este script no se entiende ({{scriptFound}}).",
  jsTooMuch: "Este script está más anidado de lo que se puede leer. Simplifícalo.",
  jsMark:
    "Línea {{scriptLine}}: {{scriptFound}} no puede estar en un script de una página. Dentro de un texto, ponle una barra invertida.",
  googleIdInvalid: "El identificador de Google Analytics es como G-1234567890.",
  facebookIdInvalid: "El identificador de un píxel de Meta es un número de 8 a 20 cifras.",
  tiktokIdInvalid:
    "El identificador de un píxel de TikTok empieza por C y tiene de 13 a 25 letras y cifras.",
  addressInvalid: "Escribe una dirección completa que empiece por https://",
  addressTooLong: "Tiene más de 500 caracteres. Usa una dirección más corta.",
  textTooLong: "Es más largo de lo que cabe. Acórtalo.",
  other: "Revisa este campo.",
} satisfies Record<FieldProblem, string>;
