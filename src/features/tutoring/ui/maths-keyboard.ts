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

/** Lays our keys on the keyboard that MathLive puts at `window.mathVirtualKeyboard`. */
export function layMathsKeyboard(): void {
  const keyboard: unknown = Reflect.get(window, "mathVirtualKeyboard");
  if (isRecord(keyboard))
    Object.assign(keyboard, { layouts: [layout, "alphabetic"], editToolbar: "none" });
}
