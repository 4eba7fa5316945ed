/** What browsers name the key that an input method has taken. Safari sends it after the composition has ended. */
const takenByInputMethod = 229;

/** Whether a key is an input method's, which uses Enter and the arrows to choose among its words. */
export function isComposing({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean {
  return isUnderWay || keyCode === takenByInputMethod;
}

/** Whether Enter is the only way to a second line: on a screen keyboard, which has no Shift to hold beside it. */
export function hasScreenKeyboard(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
