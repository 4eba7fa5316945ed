import type { Messages } from "../en.ts";

export const kitchen: Messages["kitchen"] = {
  title: "Una pregunta para la mesa de la cocina",
  lead: "De lo que {{firstName}} trabajó estos días: {{skill}}.",
  listenFor: "Cómo suena una buena respuesta",
  nudge: "Si no llega la respuesta, di",
  how: "¿Qué tal fue?",
  explained: "Supo explicarlo",
  notYet: "Todavía no",
  notAsked: "No le pregunté",
  saved: "Anotado. Queda en el informe y no cambia ninguna nota.",
  change: "Cambiarlo",
  failed: "No se pudo anotar",
  showProblems: "Ver los ejercicios de los que sale",
  quoted: "«{{words}}»",
};
