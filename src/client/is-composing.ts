/** What browsers name the key that an input method has taken. Safari sends it after the composition has ended. */
const takenByInputMethod = 229;

/** Whether a key is an input method's, which uses Enter and the arrows to choose among its words. */
export function isComposing({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean {
  return isUnderWay || keyCode === takenByInputMethod;
}
