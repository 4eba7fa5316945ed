import { lessonKind } from "#features/site/rules-lesson-kinds.ts";

/**
 * Lets visitors try a lesson. The tutor (its mind, voice and marking) is fetched when they begin one and runs in the
 * browser; nothing they write is sent or kept. Does nothing on pages without it.
 */
export function offerLiveTutor(): void {
  const root = document.querySelector<HTMLElement>("[data-tutor]");
  if (!root) return;
  const status = root.querySelector("[data-status]");
  // Whoever is about to begin has the tutor sooner.
  root.addEventListener("pointerover", () => void loadTutor().catch(() => null), { once: true });
  root.addEventListener("focusin", () => void loadTutor().catch(() => null), { once: true });
  for (const button of root.querySelectorAll<HTMLElement>("[data-begin]")) {
    button.addEventListener("click", () => void begin(button));
  }

  async function begin(button: HTMLElement): Promise<void> {
    const kind = lessonKind(button.dataset["begin"]);
    if (!root || !kind) return;
    say("loading");
    try {
      const { holdLesson } = await loadTutor();
      holdLesson(root, kind);
      say(null);
      for (const other of root.querySelectorAll("[data-begin]")) {
        other.setAttribute("aria-pressed", String(other === button));
      }
    } catch {
      say("failed");
    }
  }

  function say(name: string | null): void {
    const words = name && root?.querySelector<HTMLTemplateElement>(`[data-words=${name}]`);
    if (status) status.textContent = words ? words.content.textContent : "";
  }
}

function loadTutor() {
  return import("./hold-lesson.ts");
}
