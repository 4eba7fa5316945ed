import { foldText } from "../../../../gate/sentence.ts";
import { type Sentence } from "../sentence.ts";

/** A piece of the sentence that states something, as offsets into its readable text. */
export type Span = { at: number; end: number };

/** A clause that only asks: the statement follows right behind it. */
const asking =
  /^(?:(?:so|and|but|now|then|well|first|hmm|y|pero|entonces|ahora|primero|bueno) )*(?:(?:is|are|isnt|arent|does|do|did|doesnt|can|could|would|will|es|son|sera|seran|da|dan|puede|podria|acaso)(?: it| that)?(?: (?:really )?(?:true|the case|right|correct|be|ser|verdad|cierto|correcto)(?: that| que)?)?|(?:do|would|could) you (?:think|say|agree|believe)(?: that)?|are you sure(?: that)?|(?:crees|piensas|dirias|opinas)(?: que)?|estas segur[oa](?: de)?(?: que)?|what if|how (?:can|could)|how (?:do|would|could) you (?:check|know|tell|test) (?:that|whether|if)|(?:check|see|ask yourself|decide|test) (?:whether|if)|y si|que tal si|como (?:puede|podria)|como (?:sabes|compruebas) (?:que|si)|(?:comprueba|mira|fijate) si|why (?:can|could|is|are|isnt|might)|por que(?: no)?(?: puede)?)$/;

/** Words shortly before a statement that take it back, put it to others, or only suppose it. */
const distancing =
  /\b(?:not|isnt|doesnt|never|cannot|cant|wrong|false|falsely|untrue|incorrect|instead|rather|mistake|mistakes|mistaken|error|myth|trap|temptation|tempting|unless|pretend|pretending|imagine|falso|falsa|nunca|jamas|no es cierto|no es verdad|no significa|no quiere decir|no|en vez|en lugar|error|errores|equivocad[oa]|trampa|tentador|imagina)\b|\b(?:many|some|most|other|a lot of|lots of) (?:people|students|learners|pupils|children|of us|kids)?\s?(?:\w+ )?(?:think|say|believe|write|read|get)\b|\b(?:people|students|one) (?:often|sometimes) \w+|\bsome write\b|\bif (?:it|this|that) were\b|\b(?:mucha gente|muchos|algunos|a veces se|hay quien|la gente|quien)\b.*\b(?:cree|creen|piensa|piensan|escribe|escriben|dice|dicen)\b/;

/** Words right behind a statement that deny it. */
const denying =
  /^(?:(?:here|there|which|and|that|this|really|y|eso|esto|que|aqui) )?(?:(?:is|was|seems|looks|does|would|es|esta|era|parece|seria) )?(?:be )?(?:not|isnt|doesnt|wasnt|wouldnt|never|wrong|false|falsely|incorrect|untrue|impossible|cannot|cant|too (?:big|small|much|large)|off|falso|falsa|incorrect[oa]|mal|imposible|no (?:es|esta|puede|vale|sirve|cumple|se|funciona|da|son|coincide))\b/;

/** The clause that leads to a statement: back to the last comma, semicolon, colon or full stop. */
function clauseBefore(sentence: Sentence, at: number): string {
  const before = sentence.text.slice(0, at);
  const cut = Math.max(...[",", ";", ":", "—", "¿"].map((sign) => before.lastIndexOf(sign)));
  return foldText(before.slice(cut + 1));
}

/** "Is 12 × 3 equal to 38?", "¿12 × 3 es 38?": asked, not stated. A tag ("…, right?") still states. */
export function isAsked({ at }: Span, sentence: Sentence): boolean {
  if (!sentence.question) return false;
  const before = sentence.text.slice(0, at);
  return /¿[\s$"“(]*$/.test(before) || asking.test(clauseBefore(sentence, at));
}

/** "3 + 4 = 8 is not right", "instead of 3 + 4 = 8", "many people think that 3 + 4 = 8". */
export function isDenied({ at, end }: Span, sentence: Sentence): boolean {
  const clause = foldText(
    sentence.text.slice(Math.max(0, at - 90), at).replace(/^.*[;:.](?=\s|$)/s, ""),
  );
  const near = clause.split(" ").slice(-14).join(" ");
  if (
    distancing.test(clauseBefore(sentence, at)) ||
    (/\b(?:many|some|mistake|error|algunos|mucha gente|muchos|instead|not)\b/.test(near) &&
      distancing.test(near))
  )
    return true;
  const after = foldText(sentence.text.slice(end, end + 40).replace(/[,;:.?!].*$/s, ""));
  return denying.test(after);
}

/** "Isn't it nice that 6 × 7 = 48?", "you know that …": the question is about something else. */
export function isTakenForGranted({ at }: Span, sentence: Sentence): boolean {
  return /\b(?:know|knew|knows|remember|remembered|recall|say|said|agreed|learned|learnt|see|saw|notice|noticed|clear|nice|great|good|cool|neat|interesting|amazing|obvious|easy|sabes|sabias|sabemos|dijimos|dijiste|quedamos|acordamos|aprendimos|recuerdas?|acuerdas(?: de)?|ves|viste|notas|claro|bonito|genial|interesante|obvio) (?:that|how|why|que|por que|como)$/.test(
    clauseBefore(sentence, at),
  );
}

/** 17 ÷ 5 is 3 with something left over, or a decimal that goes on. */
export function hasRest({ end }: Span, sentence: Sentence): boolean {
  const after = sentence.text.slice(end, end + 40);
  if (/^\s?\.{2,}/.test(after)) return true;
  return /^(?:(?:and|y|con|with) )?(?:a |un )?(?:remainder|rest|resto|r|sobran?|residuo)\b|^(?:and|y|con|with) \w+ (?:is |are )?(?:left|over|remaining|de resto)\b|^(?:of|de|del) (?!course)/.test(
    foldText(after),
  );
}

/** Words that make a thing only supposed: nothing is claimed of it. */
const supposing =
  /\b(?:if|try|trying|tries|tried|suppose|let|lets|say|assume|put|plug|substitute|test|testing|check|checking|when|for|would|could|might|may|can|whether|imagine|take|pick|choose|with|where|example|guess|si|prueba|probar|probemos|supon|supongamos|digamos|sea|pon|sustituye|comprueba|cuando|para|seria|podria|puede|imagina|toma|elige|con|donde|ejemplo)\b/;

/** Whether the statement is only tried out: "try x = 1", "if x = 2". */
export function isSupposed({ at }: Span, sentence: Sentence): boolean {
  return supposing.test(clauseBefore(sentence, at));
}

/** Whether the sentence says yes to what it repeats. */
export function affirms(sentence: Sentence): boolean {
  const words = ` ${foldText(sentence.text)} `;
  const yes =
    / (?:yes|right|correct|exactly|true|good|great|well|si|correcto|exacto|bien|cierto|perfecto) /;
  const no = / (?:not|no|isnt|doesnt|wrong|but|check|look|error|mistake|pero|revisa|mira) /;
  return yes.test(words) && !no.test(words);
}
