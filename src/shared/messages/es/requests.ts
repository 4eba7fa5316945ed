export const requests = {
  title: "Piden más tiempo",
  wish: "{{firstName}} pide {{minutes}} minutos más",
  reason: "«{{reason}}»",
  asked: "Lo pidió {{when}}",
  more: "+{{minutes}} minutos",
  notToday: "Hoy no",
  gave: "{{firstName}} tiene {{minutes}} minutos más",
  declined: "{{firstName}} verá tu respuesta: hoy no",
  undo: "Deshacer",
  failed: "No se pudo responder",
} as const;
