/** The letter that stands before the part at this place (0 first): a, b, c … */
export function letterAt(place: number): string {
  return String.fromCodePoint(97 + place);
}
