import { requireUntroubled, requireUntroubledVisitor } from "#features/oversight/hear-field.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { textbooksContract as contract } from "./contract.ts";
import { readBooks, readPassage } from "./read-passage.ts";
import { searchPassages } from "./search-passages.ts";

/** The calls about the text of the reference textbooks. */
export const textbooksCalls: readonly BoundCall[] = [
  answer(contract.listBooks, async ({ db }) => ({ books: await readBooks(db) })),
  answer(contract.searchBooks, async (context, input) => {
    const typed = { place: "search", text: input.search } as const;
    if (context.actor) await requireUntroubled(context, typed);
    else requireUntroubledVisitor(context, typed);
    return searchPassages(context.db, input);
  }),
  answer(contract.readPassage, ({ db }, { passageId }) => readPassage(db, passageId)),
];
