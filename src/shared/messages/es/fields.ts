import type { FieldProblem } from "../../field-problems.ts";

export const fields = {
  charactersOdd:
    "Aquí hay un carácter que no se puede escribir con el teclado. Vuelve a escribirlo a mano.",
  emailInvalid: "Escribe un correo electrónico válido.",
  emailTaken: "Ya existe una cuenta con este correo",
  passwordMissing: "Escribe tu contraseña.",
  passwordTooShort: "La contraseña debe tener al menos 8 caracteres",
  passwordTooLong: "La contraseña es demasiado larga",
  passwordCommon:
    "Mucha gente usa esta contraseña, así que es fácil de adivinar. Elige otra, por favor.",
  passwordIsName: "Esta contraseña es igual que tu usuario o tu correo. Elige otra, por favor.",
  usernameTooShort: "El nombre de usuario tiene al menos 3 caracteres.",
  usernameTooLong: "El nombre de usuario tiene como máximo 30 caracteres.",
  usernameCharacters:
    "El nombre de usuario puede llevar letras, números, puntos, guiones y guiones bajos.",
  usernameTaken: "Ese nombre de usuario ya está en uso. Elige otro.",
  identifierNeeded: "Elige un nombre de usuario o escribe un correo con el que iniciar sesión.",
  identifierMissing: "Escribe tu usuario o tu correo.",
  identifierTooLong: "Ningún usuario ni correo es tan largo.",
  nameMissing: "Escribe tu nombre.",
  nameTooLong: "Tiene más de 80 caracteres. Basta con una forma más corta de tu nombre.",
  fullNameMissing: "Escribe tu nombre completo.",
  phoneMissing: "Escribe tu número de teléfono.",
  phoneInvalid: "Ese no es un número de teléfono. Bastan los números, con un + delante si quieres.",
  parentEmailMissing: "Escribe el correo de tu cuenta familiar.",
  passwordRules: "Esta contraseña aún no cumple todas las reglas de la lista.",
  gradeMissing: "Elige tu grado.",
  subjectMissing: "Elige una materia.",
  goalsTooLong: "Usa como máximo 500 caracteres.",
  birthDateInvalid: "Esa no es una fecha de nacimiento. Revisa el día, el mes y el año.",
  other: "Revisa este campo.",
} satisfies Record<FieldProblem, string>;
