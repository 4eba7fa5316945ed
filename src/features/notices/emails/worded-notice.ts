/** A notice in words: what the letter is called, its paragraphs before and after its button, and what that says. */
export type NoticeWords = {
  subject: string;
  paragraphs: string[];
  action: string;
  after?: readonly string[];
};
