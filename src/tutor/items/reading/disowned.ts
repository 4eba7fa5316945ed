/** Right before a value or a word, these say that it is not meant: "not 6", "no es 12", "i said lincoln but". */
const disowning =
  /(?<!\p{L})(?:(?:not|(?:is|was)n.?t|never|instead of|rather than|(?:had )?(?:said|put|wrote|typed))(?: it.?s| the| an?)?|(?:no(?: es| era| son| eran)?|ni|en (?:vez|lugar) de|hab[ií]a (?:puesto|dicho|escrito)|puse|(?<!(?:te|se lo) )dije|escrib[ií])(?: el| la| una?| que)?)\s*$/iu;

/** Whether what stands before a value says that it is not meant. */
export function isDisowned(before: string): boolean {
  return disowning.test(before);
}
