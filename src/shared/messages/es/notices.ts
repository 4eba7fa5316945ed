import type { Messages } from "../en.ts";

export const notices: Messages["notices"] = {
  title: "Correos",
  lead: "Qué te escribimos sobre {{firstName}}, y cuándo. Los correos llegan a {{address}}.",
  unproved:
    "Esta dirección aún no está confirmada, así que todavía no enviamos nada. Abre el enlace del correo que te mandamos al registrarte.",
  failed: "No pudimos cargar esta página",
  saveFailed: "No se guardó",
  saved: "Guardado",
  childTitle: "Sobre {{firstName}}",
  childText: "Quienes cuidan de {{firstName}} comparten estas opciones.",
  childEmail: "Cada inicio de sesión, y un breve resumen después de cada sesión",
  childWeekly: "El informe de la semana, una vez por semana",
  childAchievements: "Cada destreza que {{firstName}} domine sin ayuda",
  childAlways:
    "Elijas lo que elijas aquí, te avisamos de inmediato de cada inicio de sesión en un dispositivo nuevo y, como mucho una vez cada doce horas, de los demás. Puedes desactivar esos correos más abajo.",
  whenTitle: "Cuándo te escribimos",
  whenText: "Vale para todos tus hijos, y solo para ti.",
  weeklyDay: "Día del informe semanal",
  weeklyHour: "Hora",
  zone: "Zona horaria",
  quiet: "Horas de silencio: solo se envían alertas e inicios de sesión en dispositivos nuevos",
  quietFrom: "Desde",
  quietTo: "Hasta",
  daily: "Todo lo del día en un solo correo, a la hora de arriba",
  dailyText:
    "Sin esta opción, los correos llegan según pasan las cosas; si coinciden tres o más, van en uno.",
  whatTitle: "Qué quieres recibir",
  whatText:
    "Cada correo trae un enlace para dejar de recibir los de su clase con un toque. Aquí puedes recuperarlos.",
  kindSignIn: "Inicios de sesión de tus hijos",
  kindSession: "Resúmenes de sesiones",
  kindAchievement: "Destrezas dominadas",
  kindWeekly: "El informe de la semana",
  whatAlways:
    "Las alertas de peligro se envían siempre, a cualquier hora, y también el aviso de que un cumpleaños cambia lo que ves. No se pueden desactivar.",
  unsubscribeTitle: "¿Dejar de recibir estos correos?",
  unsubscribeLead: "Ya no recibirías correos de este tipo: {{kind}}.",
  unsubscribe: "Dejar de recibirlos",
  unsubscribedTitle: "Ya no los recibirás",
  unsubscribedLead: "No más correos de este tipo: {{kind}}. Los demás llegan como siempre.",
  resubscribe: "Prefiero seguir recibiéndolos",
  resubscribedTitle: "Seguirán llegando",
  resubscribedLead: "Recibes como antes los correos de este tipo: {{kind}}.",
  unsubscribeFailed: "No funcionó",
  deadTitle: "Este enlace no funciona",
  deadLead:
    "Quizá se cortó por el camino. Inicia sesión y elige en la página «Correos» qué quieres recibir.",
  toNotices: "Todo sobre los correos",
  notYouTitle: "¿Un inicio de sesión que no fue tuyo?",
  notYouLead:
    "Con un toque cerramos esa sesión. Después elige otra contraseña, para que nadie vuelva a entrar.",
  notYouEnd: "Cerrar esa sesión",
  notYouFailed: "No pudimos cerrarla",
  notYouDoneTitle: "Esa sesión está cerrada",
  notYouDoneLead: "Quien entró ya no tiene acceso. Ahora elige otra contraseña.",
  notYouDoneChild:
    "Quien entró ya no tiene acceso. Ahora ponle otra contraseña a tu hijo o hija en el panel.",
  notYouPassword: "Elegir otra contraseña",
  notYouDashboard: "Ir al panel",
};
