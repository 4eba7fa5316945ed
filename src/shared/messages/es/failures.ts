export const failures = {
  internal: "Algo falló por nuestra parte. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  unavailable: "Ahora mismo no podemos conectar con la academia. Inténtalo de nuevo en un momento.",
} as const;
