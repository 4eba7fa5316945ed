/**
 * Slides a row of links that is wider than the screen, and only the row, to where the link to the page that is shown
 * (aria-current="page") is in the middle.
 */
export function slideToCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>("[aria-current=page]");
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
