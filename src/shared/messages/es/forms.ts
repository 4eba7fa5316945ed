export const forms = {
  noMailTitle: "Esta academia todavía no puede enviar correos",
  noMailText:
    "Le falta un servidor de correo. Avisa a quien la lleva: el mensaje espera en su bandeja de salida, y desde ahí puede confirmar tu dirección.",
  day: "Día",
  month: "Mes",
  year: "Año",
  birthDate: "Fecha de nacimiento",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  optional: "opcional",
  errorSummary: "Revisa {{count}} campos",
  errorSummary_one: "Revisa {{count}} campo",
  errorSummary_other: "Revisa {{count}} campos",

  zoneHelp: "Escribe una ciudad o un país, por ejemplo Madrid o Ciudad de México.",
  zoneNone: "Aquí no hay ningún lugar con ese nombre. Prueba con una ciudad más grande cercana.",
} as const;
