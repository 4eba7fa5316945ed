/** Whether the browser asks not to be tracked: Global Privacy Control, or Do Not Track. */
export function asksNotToBeTracked(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";
}
