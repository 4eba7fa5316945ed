import { plainMaths } from "./plain-maths.ts";

/**
 * Has formulas copied as they are read, once. A typeset formula stands on the page twice, for the eye and for screen
 * readers, and would be copied as both, run together. Does nothing where no formula is selected.
 */
export function copyFormulasOnce(): void {
  document.addEventListener("copy", (event) => {
    const selection = document.getSelection();
    if (!event.clipboardData || !selection || selection.isCollapsed) return;
    const text = plainText(selection.getRangeAt(0));
    if (text === null) return;
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  });
}

/** What is selected in plain characters; null where there is no formula in it. */
function plainText(selected: Range): string | null {
  const range = selected.cloneRange();
  // Of a formula all is taken or nothing: half of one reads as something else.
  const first = formulaAt(range.startContainer);
  const last = formulaAt(range.endContainer);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const copied = document.createElement("div");
  copied.append(range.cloneContents());
  const formulas = copied.querySelectorAll(".katex");
  if (formulas.length === 0) return null;
  for (const formula of formulas) {
    const latex = formula.querySelector("annotation")?.textContent ?? "";
    formula.replaceWith(plainMaths(`$${latex}$`));
  }
  // Lines are only known of what is laid out.
  copied.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none";
  copied.setAttribute("aria-hidden", "true");
  document.body.append(copied);
  const text = copied.innerText;
  copied.remove();
  return text;
}

function formulaAt(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(".katex") ?? null;
}
