/** Letters without accents and case, so that "musica" finds "Música". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Lets readers of the textbook page search the list that is already there, by words and by subject, without
 * asking the server. Does nothing on other pages.
 */
export function offerCatalogueSearch(): void {
  const page = document.querySelector("[data-catalogue]");
  const search = page?.querySelector<HTMLElement>("[data-catalogue-search]");
  const box = search?.querySelector<HTMLInputElement>("[type=search]");
  if (!page || !search || !box) return;
  const sections = [...page.querySelectorAll<HTMLElement>("[data-subject]")].map((element) => ({
    element,
    books: [...element.querySelectorAll("li")].map((book) => ({
      book,
      text: plain(book.textContent),
    })),
  }));
  const none = page.querySelector<HTMLElement>("[data-none]");
  const shown = search.querySelector("[data-shown]");

  function show(): void {
    const wanted = plain(box?.value ?? "").split(/\s+/);
    const subject = search?.querySelector<HTMLInputElement>(":checked")?.value;
    let total = 0;
    for (const { element, books } of sections) {
      let found = 0;
      for (const { book, text } of books) {
        book.hidden = !wanted.every((word) => text.includes(word));
        if (!book.hidden) found++;
      }
      element.hidden = found === 0 || (subject !== "" && subject !== element.dataset["subject"]);
      if (!element.hidden) total += found;
    }
    if (none) none.hidden = total > 0;
    if (shown) shown.textContent = String(total);
  }

  search.hidden = false;
  page.querySelector<HTMLElement>("[data-subject-links]")?.remove();
  search.addEventListener("input", show);
  // What the browser kept in the box from the last visit counts as well.
  show();
}
