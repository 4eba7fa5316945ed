/** Why a file cannot be imported; its message is one line in plain words for the operator. */
export class BookProblem extends Error {}

export const noBook = "This file is no PDF, EPUB, HTML page or plain text.";

/** Hears how far a book was read: pages of a PDF, chapters of other formats. */
export type OnRead = (done: number, of: number) => void;
