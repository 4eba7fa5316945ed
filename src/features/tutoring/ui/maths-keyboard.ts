import { isRecord } from "#shared/records.ts";

/**
 * The keys of the field's own keyboard, for touch screens: what school mathematics needs, on one page, with
 * letters on the other. `[7]`, `[left]` … are MathLive's names of keys, the rest is LaTeX: #@ is what stands
 * before the caret, #? an empty place.
 */
const layout = {
  label: "123",
  rows: [
    ["x", "y", "n", "[7]", "[8]", "[9]", "\\frac{#@}{#?}", "(", ")"],
    ["<", ">", "=", "[4]", "[5]", "[6]", "\\times", "#@^{2}", "#@^{#?}"],
    ["\\le", "\\ge", "\\pi", "[1]", "[2]", "[3]", "[-]", "\\sqrt{#0}", "\\%"],
    [",", ";", "\\pm", "[0]", "[.]", "[+]", "[left]", "[right]", "[backspace]"],
  ],
};

/** What we use of the keyboard that MathLive puts at `window.mathVirtualKeyboard`. */
type MathsKeyboard = {
  container: HTMLElement | null;
  layouts: unknown;
  editToolbar: string;
  /** Empty while the keyboard is hidden. */
  readonly boundingRect: DOMRect;
  hide(): void;
  addEventListener(type: "geometrychange", listener: () => void): void;
  removeEventListener(type: "geometrychange", listener: () => void): void;
};

function isMathsKeyboard(value: unknown): value is MathsKeyboard {
  return (
    isRecord(value) &&
    typeof value.hide === "function" &&
    typeof value.addEventListener === "function"
  );
}

/**
 * Puts the keyboard with our keys into a place of the page, which grows and shrinks with it: at the foot of the
 * window, where MathLive has it, it would cover the very field that it types into. Gives the way to take it away.
 */
export function layMathsKeyboard(place: HTMLElement): () => void {
  const keyboard: unknown = Reflect.get(window, "mathVirtualKeyboard");
  if (!isMathsKeyboard(keyboard)) return () => undefined;
  keyboard.container = place;
  keyboard.layouts = [layout, "alphabetic"];
  keyboard.editToolbar = "none";

  function fit(): void {
    if (isMathsKeyboard(keyboard)) place.style.height = `${keyboard.boundingRect.height}px`;
  }
  keyboard.addEventListener("geometrychange", fit);
  return () => {
    keyboard.hide();
    keyboard.removeEventListener("geometrychange", fit);
  };
}
