export const writing = {
  title: "Un texto tuyo, si quieres",
  free: "Nadie lo califica y no gasta créditos.",
  start: "Escribirlo",
  label: "Tu texto",
  count: "Palabras: {{count}} de {{limit}} como máximo.",
  tooLong: "Palabras que sobran: {{over}}. El texto puede tener {{limit}}.",
  empty: "Primero escribe algo.",
  done: "Listo",
  alike: "Tres oraciones seguidas empiezan con «{{word}}».",
  list: "Léelo una vez más. ¿Qué se cumple?",
  onlyList:
    "Esta lista no comprueba nada por sí sola; tu profe o alguien de tu familia puede leer tu texto y decirte qué opina.",
  handIn: "Entregar",
  change: "Cambiar el texto",
};
