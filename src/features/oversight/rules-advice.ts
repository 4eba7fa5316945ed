import type { Localized } from "#shared/locale.ts";
import type { AlertCategory } from "#shared/oversight.ts";

/** What whoever looks after the student does at once, and who helps: the letter and the page say the same. */
export const alertAdvice: Readonly<Record<AlertCategory, Localized>> = {
  "self-harm": {
    en: "Please go to them now, listen, and do not leave them alone. In the US you can call or text 988 at any hour; elsewhere findahelpline.com lists a number near you. In danger, call 911 or your emergency number.",
    es: "Ve ahora a su lado, escucha y no dejes que se quede a solas. En España, el 024 atiende a cualquier hora; en Estados Unidos, el 988, también en español; en otros países, findahelpline.com. Si hay peligro, llama al 112 o al 911.",
  },
  abuse: {
    en: "Please listen calmly and say that it is not their fault. In the US, Childhelp answers at 1-800-422-4453 at any hour. In danger, call 911 or your emergency number.",
    es: "Escucha con calma y di que no es culpa suya. En España, el 116 111 atiende a menores y familias; en Estados Unidos, el 1-800-422-4453. Si hay peligro, llama al 112 o al 911.",
  },
  grooming: {
    en: "Please stay calm and say that they did nothing wrong. Keep the messages and pictures, answer nothing, and report it: in the US to the CyberTipline at 1-800-843-5678, elsewhere to the police.",
    es: "Mantén la calma y di que no ha hecho nada malo. Guarda los mensajes y las imágenes, no respondas y denúncialo: en España, el 017 orienta; en Estados Unidos, el 1-800-843-5678; en otros países, la policía.",
  },
  eating: {
    en: "Please talk with them in a quiet moment, about how they feel rather than about food or weight, and see a doctor soon. If they faint or cannot keep anything down, call a doctor now.",
    es: "Habla en un momento tranquilo, de cómo se siente más que de comida o de peso, y pide cita médica pronto. Si se desmaya o no retiene nada, llama ya a un médico.",
  },
  bullying: {
    en: "Please listen first, say that it is not their fault, and write down what happened, with pictures of messages. Then talk to the school together with them.",
    es: "Escucha primero, di que no es culpa suya y apunta lo que pasó, con capturas de los mensajes. Después habla con el centro, contando con su opinión.",
  },
  violence: {
    en: "Please find out now where they are and whether they are safe. In danger, call 911 or your emergency number.",
    es: "Averigua ahora dónde está y si está a salvo. Si hay peligro, llama al 112 o al 911.",
  },
};
