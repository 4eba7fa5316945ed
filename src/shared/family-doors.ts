/** Whether an address of the application is for families and who comes to join them: administrators and affiliates have their own. */
export function isFamilyPath(path: string): boolean {
  return !/^\/(?:admin|affiliate)(?:\/|$)/.test(path);
}
