const kinds = ["choice", "choice", "choice", "choice", "choice", "choice"] as const;

function item(at: number): string {
  return `  - id: item-${at}
    kind: ${kinds[at - 1]}
    level: ${Math.ceil(at / 2)}
    ask: What is asked here in number ${at}?
    options:
      right: the right one of ${at}
      first-slip: what one wrong idea gives
      second-slip: what another wrong idea gives
    key: right
    hints:
      - A nudge.
      - A stronger nudge.
    because: It is so, for this reason.
    wrong:
      first-idea: {gives: first-slip, say: What did you look at?}
      second-idea: {gives: second-slip, say: And what about the rest?}
`;
}

function itemTexts(at: number): string {
  return `  item-${at}:
    ask: ¿Qué se pregunta en el número ${at}?
    options: {right: lo correcto de ${at}, first-slip: lo que da una idea equivocada, second-slip: lo que da otra idea}
    hints:
      - Un empujón.
      - Otro más fuerte.
    because: Es así por esta razón.
    wrong: {first-idea: "¿En qué te fijaste?", second-idea: "¿Y lo demás?"}
`;
}

const places = kinds.map((_, at) => at + 1);

/** A skill to be filled in; it passes the check as it is. */
export const skeleton = `language: en
title: A new skill
grades: 3 to 5
why: So that you can do something you care about.
lesson: The idea in a few plain sentences.
example:
  ask: A problem that is none of the items.
  lines:
    - what stands there first | and why
    - what stands there last | and why
items:
${places.map(item).join("")}`;

/** Its Spanish texts; STAMP stands for the stamp of the source. */
export const skeletonTexts = `language: es
of: STAMP
title: Una habilidad nueva
why: Para que puedas hacer algo que te importa.
lesson: La idea en pocas frases sencillas.
example:
  ask: Un problema que no es ninguno de los ejercicios.
  lines:
    - lo que hay primero | y por qué
    - lo que hay al final | y por qué
items:
${places.map(itemTexts).join("")}`;
