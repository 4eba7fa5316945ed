/**
 * Lets visitors of the landing page work on its problem. The tutor's mathematics is fetched when they begin to write;
 * what they write stays in the browser. Does nothing on other pages.
 */
export function offerTryProblem(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-try]");
  const work = form?.querySelector("textarea");
  if (!form || !work) return;
  work.addEventListener("focus", () => void loadChecker().catch(() => null), { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void check(form, work.value);
  });
}

async function loadChecker() {
  const isSpanish = document.documentElement.lang === "es";
  const [{ judgeTry }, { default: questions }] = await Promise.all([
    import("#features/site/rules-try.ts"),
    isSpanish
      ? import("#content/es/misconceptions.json")
      : import("#content/en/misconceptions.json"),
  ]);
  return { judgeTry, questions };
}

async function check(form: HTMLFormElement, text: string): Promise<void> {
  try {
    const { judgeTry, questions } = await loadChecker();
    const verdict = judgeTry(text);
    const reply = show(form, verdict.reply);
    const line = reply?.querySelector("[data-line]");
    if (line) line.textContent = "line" in verdict ? verdict.line : "";
    const question = reply?.querySelector<HTMLElement>("[data-question]");
    if (!question || verdict.reply !== "slip") return;
    question.dataset["question"] ||= question.textContent;
    const known = verdict.misconception && questions[verdict.misconception.id];
    question.textContent = known ?? question.dataset["question"] ?? "";
  } catch {
    show(form, "failed");
  }
}

/** Shows one of the replies that stand in the page. */
function show(form: HTMLFormElement, name: string): HTMLElement | null {
  let shown: HTMLElement | null = null;
  for (const reply of form.querySelectorAll<HTMLElement>("[data-reply]")) {
    reply.hidden = reply.dataset["reply"] !== name;
    if (!reply.hidden) shown = reply;
  }
  return shown;
}
