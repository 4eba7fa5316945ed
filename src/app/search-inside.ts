import { isRecord } from "#shared/records.ts";

/** Shows the way to the search inside the textbooks where one is imported; where nobody answers it stays hidden. */
export async function showWhereBooksAre(way: HTMLElement): Promise<void> {
  try {
    const answer: unknown = await (await fetch("/api/textbooks")).json();
    if (isRecord(answer) && Array.isArray(answer["books"]) && answer["books"].length > 0)
      way.dataset["shown"] = "";
  } catch {
    // The page is whole without it.
  }
}
