/** A short answer to a question of the tutor's: yes, no, or which of the choices, counted from 0. */
export type Reply = { kind: "yes" } | { kind: "no" } | { kind: "which"; at: number };

const yes =
  /^(?:yes|yep|yup|yeah|yea|ya|yess+|sure|ok|okay|k|kk|fine|right|correct|please|pls|of course|lets go|go|si+|sip|claro|dale|vale|va|bueno|bien|correcto|eso|exacto|exactly|exactamente|thats it|thats right|that is it|that is right|ese es|es ese|asi es|eso es|ese|esa|por favor|porfa|obvio|por supuesto)(?: (?:please|pls|sure|thanks|ok|por favor|porfa|claro|gracias|it is|that one|thats it|thats right|that is it|that is right|start|lets start|ese es|es ese|asi es|eso es|empecemos|empezar|eso|ese|esa|i did|i do|lets go))*$/;

const no =
  /^(?:no+|nope|nah|not that|not really|not yet|wrong|para nada|nop|todavia no|aun no|mejor no|tampoco)(?: (?:thanks|thank you|gracias|i didnt|i dont|that one|it isnt|eso|ese|esa))*$/;

const ordinals: readonly RegExp[] = [
  /^(?:the |la |el |lo )?(?:1|1st|first|primer[oa]?|a)(?: one| opcion)?$/,
  /^(?:the |la |el |lo )?(?:2|2nd|second|segund[oa]|b)(?: one| opcion)?$/,
  /^(?:the |la |el |lo )?(?:3|3rd|third|last|tercer[oa]?|ultim[oa]|c)(?: one| opcion)?$/,
];

/** Reads a message as a reply, where it is nothing else; `choices` is how many things were offered. */
export function readReply(text: string, choices = 0): Reply | null {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.,!¡¿?]/gu, "")
    .replaceAll(/\p{Extended_Pictographic}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
  if (yes.test(plain)) return { kind: "yes" };
  if (no.test(plain)) return { kind: "no" };
  const at = ordinals.slice(0, choices).findIndex((ordinal) => ordinal.test(plain));
  return at < 0 ? null : { kind: "which", at };
}
