/**
 * Sends the form of the contact page without leaving it. A refusal is the same page as without a script: its form
 * takes this one's place, with what was typed and the focus on the first wrong field. Does nothing on other pages.
 */
export function sendContactForm(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-contact]")) return;
    event.preventDefault();
    void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  const unsent = form.querySelector<HTMLElement>("[data-unsent]");
  if (button?.disabled) return;
  if (button) button.disabled = true;
  if (unsent) unsent.hidden = true;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields.set(name, value);
  }
  try {
    const { page, isTaken } = await post(form.action, fields);
    const answer = page?.querySelector("form[data-contact]");
    if (!answer) throw new Error("not the contact page");
    form.replaceWith(document.adoptNode(answer));
    const sent = answer.querySelector<HTMLElement>("#sent");
    if (isTaken && sent) sent.dataset["shown"] = "";
    const news = isTaken ? "#sent" : "[aria-invalid=true]";
    (
      answer.querySelector<HTMLElement>(news) ?? answer.querySelector<HTMLElement>("[data-refusal]")
    )?.focus();
  } catch {
    if (button) button.disabled = false;
    if (!unsent) return;
    unsent.hidden = false;
    unsent.focus();
  }
}

/**
 * Posts fields and gives the page that comes back, null where none does, and whether they were taken. The browser reads
 * it by itself: a page of ours makes no markup of text (Trusted Types).
 */
function post(
  action: string,
  fields: URLSearchParams,
): Promise<{ page: Document | null; isTaken: boolean }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", action);
    request.responseType = "document";
    request.setRequestHeader("x-time-zone", new Intl.DateTimeFormat().resolvedOptions().timeZone);
    request.addEventListener("error", reject);
    request.addEventListener("load", () => {
      const isTaken = request.status >= 200 && request.status < 300;
      resolve({ page: request.responseXML, isTaken });
    });
    request.send(fields);
  });
}
