/** What leads to an answer: "i think it's", "is it", "me da". */
const answerLead =
  /^(i (think|got|get)( that)?( it'?s| it is)?|my answer is|the answer is|answer|it'?s|it is|is it|(?:wouldn'?t|would|could|couldn'?t) it be|no ser[ií]a|maybe|so|creo que( es)?|me (da|sale|salio|dio)|mi respuesta es|la respuesta es|respuesta|es|son|sera|quizas?)\s*:?\s+(?=\S)/i;

/** A text without the words that lead to an answer and the signs and faces behind it, and whether there were such words. */
export function withoutLead(text: string): { rest: string; hasLead: boolean } {
  const bare = text
    .trim()
    .replace(/\s[:;=xX]['-]?[()DPpOo3]+$/u, "")
    .replace(/(?:[.!?\s]|\u200D|\uFE0F|\p{Extended_Pictographic}|(?![°℃℉])\p{So})+$/u, "");
  let rest = bare;
  for (let i = 0; i < 2; i++) rest = rest.replace(answerLead, "");
  return { rest: rest.replace(/^[¿¡]/u, "").trim(), hasLead: rest !== bare };
}
