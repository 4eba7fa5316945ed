/** How large a name is written in a phone's bar, by its length: the longest there may be is whole on three lines. */
export function nameSize(name: string): string {
  if (name.length <= 20) return "text-[1.125rem]";
  return name.length <= 36 ? "text-[0.9375rem]" : "text-[0.8125rem]";
}
