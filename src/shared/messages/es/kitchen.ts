import type { Messages } from "../en.ts";

export const kitchen: Messages["kitchen"] = {
  title: "Una pregunta para la cena",
  lead: "De lo que {{firstName}} trabajó estos días: {{skill}}.",
  listenFor: "Cómo suena una buena respuesta",
  nudge: "Si no sabe responder, dile",
  how: "¿Qué tal fue?",
  explained: "Supo explicarlo",
  notYet: "Todavía no",
  notAsked: "No le pregunté",
  saved: "Anotado. Queda en el informe y no cambia ninguna corrección.",
  change: "Cambiarlo",
  failed: "No se pudo anotar",
  showProblems: "Ver los problemas de los que sale",
  quoted: "«{{words}}»",
};
