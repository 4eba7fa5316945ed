/** Letters without accents and case, so that "musica" finds "Música". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Lets readers search a list that is already there (the textbooks, the answers of the help center) by words and by
 * group, without asking the server, and opens the answer that an address names. Does nothing on other pages.
 */
export function offerListSearch(): void {
  const page = document.querySelector("[data-list]");
  const search = page?.querySelector<HTMLElement>("[data-list-search]");
  const box = search?.querySelector<HTMLInputElement>("[type=search]");
  if (!page || !search || !box) return;
  let groups: Group[] | null = null;
  const none = page.querySelector<HTMLElement>("[data-none]");
  const shown = search.querySelector("[data-shown]");

  function show(): void {
    groups ??= readGroups(page);
    const wanted = plain(box?.value ?? "").split(/\s+/);
    const group = search?.querySelector<HTMLInputElement>(":checked")?.value;
    let total = 0;
    for (const { element, items } of groups) {
      let found = 0;
      for (const { item, text } of items) {
        item.hidden = !wanted.every((word) => text.includes(word));
        if (!item.hidden) found++;
      }
      element.hidden = found === 0 || (group !== "" && group !== element.dataset["group"]);
      if (!element.hidden) total += found;
    }
    if (none) none.hidden = total > 0;
    if (shown) shown.textContent = String(total);
  }

  /** What the address names is shown whatever was searched for, and opened where it can be. */
  function reveal(): void {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !page?.contains(target)) return;
    if (target.closest("[hidden]")) {
      if (box) box.value = "";
      const everything = search?.querySelector<HTMLInputElement>("[type=radio][value='']");
      if (everything) everything.checked = true;
      show();
    }
    const answer = target.querySelector("details");
    if (answer) answer.open = true;
    target.scrollIntoView();
  }

  search.addEventListener("input", show);
  addEventListener("hashchange", reveal);
  // What the browser kept in the box from the last visit counts as well; a fresh page is shown whole as it is.
  if (box.value !== "" || search.querySelector("[type=radio]:checked:not([value=''])")) show();
  reveal();
}

type Group = { element: HTMLElement; items: { item: HTMLElement; text: string }[] };

/** The list as it is searched; read when somebody searches, since it can be long. */
function readGroups(page: Element | null): Group[] {
  return [...(page?.querySelectorAll<HTMLElement>("[data-group]") ?? [])].map((element) => ({
    element,
    items: [...element.querySelectorAll("li")].map((item) => ({
      item,
      text: plain(item.textContent),
    })),
  }));
}
