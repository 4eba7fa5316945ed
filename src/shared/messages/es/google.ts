export const google = {
  or: "o",
  button: "Continuar con Google",
  failedTitle: "No se pudo entrar con Google",
  registering: "Sigues como {{email}}, confirmado por Google. Aquí no necesitas contraseña.",
  otherWay: "Prefiero una contraseña",
  failed: "No ha cambiado nada. Inténtalo otra vez o entra con tu contraseña.",
  cancelled: "Cancelaste el acceso con Google. Inténtalo cuando quieras o entra con tu contraseña.",
  unverified:
    "Google no ha confirmado el correo de esa cuenta. Confírmalo en Google o entra con tu contraseña.",
  unproved:
    "Ese correo ya tiene una cuenta aquí, pero nunca se confirmó. Entra con tu contraseña, confirma el correo en tu perfil y desde entonces podrás usar Google.",
  taken:
    "La cuenta con ese correo está unida a otra cuenta de Google. Elige esa o entra con tu contraseña.",
  affiliate: "Ese correo es de un afiliado. Usa el inicio de sesión para afiliados.",
  child:
    "Esa cuenta es de alguien menor de 13 años. Entra con su usuario y la contraseña que puso su padre, madre o tutor.",
  suspended: "Esta cuenta está suspendida. Escríbenos si crees que es un error.",
} as const;
