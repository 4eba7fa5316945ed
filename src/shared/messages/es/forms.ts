export const forms = {
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
} as const;
