import type { Messages } from "../en.ts";

export const today: Messages["today"] = {
  title: "Hoy",
  greeting: "Qué bueno verte, {{name}}.",
  unfinishedTitle: "Esto te quedó a medias",
  unfinishedText: "Tu trabajo sigue tal como lo dejaste.",
  unfinishedButton: "Seguir con esto",
  why_review: "Es hora de volver a verlo",
  why_goal: "Escribiste que esta es tu meta",
  why_begun: "Ya empezaste con esto",
  why_next: "Esto es lo que te toca ahora",
  reviewDay: "La última vez fue ayer. Un problema ahora y no se te olvida.",
  reviewDays: "La última vez fue hace {{days}} días. Un problema ahora y no se te olvida.",
  start: "Empezar",
  or: "O bien:",
  dueOne: "Hay 1 repaso pendiente",
  dueMany: "Hay {{count}} repasos pendientes",
  recent: "Seguir con",
  yourself: "Elige por tu cuenta",
  own: "Mi propio problema",
  topicsOf: "{{subject}}: elegir un tema",
  nothing: "Tu familia ha decidido qué se puede practicar; aquí no queda nada por elegir.",
};
