const opening = new RegExp(
  "^(?:please,? |por favor,? |can you |could you |puedes )?" +
    "(?:what(?:'s| is| are| will be| would be)|calculate|compute|evaluate|find|work out|figure out|determine|give|state|get|tell me|how much is|write|show|" +
    "cual(?:es)? (?:es|son)|cuanto (?:es|vale|da|son|seria)|que (?:es|vale|numero es|valor tiene)|calcul(?:a|ar|e)|hall(?:a|ar|e)|encuentr(?:a|e)|encontrar|" +
    "determin(?:a|ar|e)|obt(?:en|ener|enga)|eval[uú](?:a|ar|e)|averigua|di|da|indica|cuanto|efectua|realiza|opera)\\b" +
    "(?: and simplify| y simplifica)?(?: me)?:? *" +
    "(?:the (?:exact )?(?:values?|result|answer) (?:of|to|for)|the answer to|(?:el|los) (?:valor(?:es)?|resultado) (?:exacto )?de)?(?: the expression| la expresion)?:? *(.+)$",
  "i",
);

/** What is asked for, without the verb that asks: "What is the value of 2 + 3" asks for "2 + 3". */
export function requestBody(ask: string): string {
  return opening.exec(ask)?.[1]?.trim() ?? ask;
}

/** The single name that is asked for ("What is x", "Find x", "Halla x"); null where it is something else. */
export function askedName(ask: string): string | null {
  const body = requestBody(ask).replace(
    /^(?:the variable|la variable|the unknown|la incognita|(?:all )?(?:the |los |todos los |el )?(?:possible |posibles? )?(?:values?|valor(?:es)?)(?: possible| posibles?)? (?:of|for|de|que puede tomar)) /i,
    "",
  );
  const solved =
    /^(?:solve|resuelve|despeja|resolver)(?: for| para)? (?:the variable |la variable )?([A-Za-z])$/i.exec(
      ask,
    );
  return solved?.[1] ?? (/^[A-Za-z]$/.test(body) ? body : null);
}

/** The two names that are asked for together ("Find x and y"); null where it is something else. */
export function askedPair(ask: string): readonly [string, string] | null {
  const pair = /^(?:the values? of |los valores de |both )?([A-Za-z]) (?:and|y) ([A-Za-z])$/i.exec(
    requestBody(ask),
  );
  return pair?.[1] === undefined || pair[2] === undefined ? null : [pair[1], pair[2]];
}

/** Words between a verb and its mathematics that add nothing: "the equation", "el sistema de ecuaciones". */
export const filler =
  "(?:(?:the|this|these|la|el|las|los|esta|este|estas|estos)? ?(?:following |siguientes? )?(?:linear |quadratic |simultaneous |lineal(?:es)? |cuadratica )?" +
  "(?:equations?|system of (?:linear )?equations|system|inequality|inequation|expression|polynomial|product|fraction|quadratic|trinomial|terms|" +
  "ecuacion(?:es)?|sistema(?: de ecuaciones)?(?: lineales)?|inecuacion|desigualdad|expresion(?: algebraica)?|polinomio|producto|fraccion|trinomio|terminos)" +
  "(?: (?:equations|de segundo grado|lineal|cuadratica|siguientes?))?:? )?";
