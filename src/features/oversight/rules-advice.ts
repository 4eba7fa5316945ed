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
  danger: {
    en: "Please find out now where they are and whether they are safe. In danger, call 911 or your emergency number.",
    es: "Averigua ahora dónde está y si está a salvo. Si hay peligro, llama al 112 o al 911.",
  },
};
