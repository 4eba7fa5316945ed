/** Words that a story has at least, and numbers. */
const storyWords = 6;
const storyNumbers = 2;

/** Whether a text tells of things with numbers: what is to be done with them nobody has said in notation. */
export function isStory(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const numbers = text.match(/\d+(?:[.,/]\d+)*/gu) ?? [];
  const isAlgebra = /\d[a-z](?!\p{L})/iu.test(text);
  return !isAlgebra && words.length >= storyWords && numbers.length >= storyNumbers;
}
